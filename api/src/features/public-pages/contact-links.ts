import {
  callLink,
  displayPhone,
  mailLink,
  type Reach,
  requestToCompany,
  whatsAppLink,
} from '@tameer/contract'
import { html, raw } from 'hono/html'
import type { CompanyRecord } from '../../db/queries/companies/companies.ts'
import type { Html } from './frame/page-document.ts'
import type { Site } from './site.ts'

/**
 * Ways to write to a company, to ask it for a quote or to call it; the first is the page's main button. A message begins
 * with `greeting`, a mail has `subject`.
 */
export function contactActs(
  company: Pick<CompanyRecord, 'id' | 'categories'>,
  { phone, whatsapp, email }: Reach,
  message: { subject: string; greeting: string },
  site: Site,
): Html {
  const words = site.words.pages
  const { icons } = site.style[site.language].frame
  const chat = whatsAppLink(whatsapp, message.greeting)
  const call = callLink(phone)
  const mail = mailLink(email, message.subject, message.greeting)
  const ask = requestToCompany(
    company.id,
    company.categories.map(({ id }) => id),
  )
  return html`${chat && html`<a class="act main" href="${chat}" rel="nofollow noopener">${raw(icons.whatsApp)}${words.whatsapp}</a>`}
<a class="${chat ? 'act' : 'act main'}" href="${site.toScreen(ask)}" rel="nofollow">${words.askForQuote}</a>
${call && html`<a class="act" href="${call}">${raw(icons.call)}${words.call(displayPhone(phone))}</a>`}
${mail && html`<a class="act" href="${mail}">${words.writeMail}</a>`}`
}
