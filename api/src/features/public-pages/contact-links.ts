import { callLink, displayPhone, mailLink, type Reach, whatsAppLink } from '@tameer/contract'
import { html } from 'hono/html'
import type { Html } from './page-document.ts'
import type { Site } from './site.ts'

/**
 * Ways to write to a company or call it; the first is the page's main button. A message begins with `greeting`, a mail
 * has `subject`.
 */
export function contactActs(
  { phone, whatsapp, email }: Reach,
  message: { subject: string; greeting: string },
  site: Site,
): Html {
  const words = site.words.pages
  const chat = whatsAppLink(whatsapp, message.greeting)
  const call = callLink(phone)
  const mail = mailLink(email, message.subject, message.greeting)
  const look = (main: boolean) => (main ? 'act main' : 'act')
  return html`${chat && html`<a class="${look(true)}" href="${chat}" rel="nofollow noopener">${words.whatsapp}</a>`}
${call && html`<a class="${look(!chat)}" href="${call}">${words.call(displayPhone(phone))}</a>`}
${mail && html`<a class="${look(!chat && !call)}" href="${mail}">${words.writeMail}</a>`}`
}
