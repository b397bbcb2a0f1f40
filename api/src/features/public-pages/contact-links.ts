import { callLink, mailLink, whatsAppLink } from '@tameer/contract'
import { html } from 'hono/html'
import { displayPhone } from '../../core/phone.ts'
import type { Html } from './page-document.ts'

export interface Contact {
  /** E.164, or nothing. */
  phone: string
  email: string
}

/** Ways to write to a company or call it; `greeting` is what a message begins with, `subject` what a mail is about. */
export function contactActs({ phone, email }: Contact, words: { subject: string; greeting: string }): Html {
  const chat = whatsAppLink(phone, words.greeting)
  const call = callLink(phone)
  const mail = mailLink(email, words.subject, words.greeting)
  return html`${chat && html`<a class="act" href="${chat}" rel="nofollow noopener">WhatsApp</a>`}
${call && html`<a class="act" href="${call}">Call ${displayPhone(phone)}</a>`}
${mail && html`<a class="act" href="${mail}">Write a mail</a>`}`
}
