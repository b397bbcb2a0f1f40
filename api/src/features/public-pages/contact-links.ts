import { html } from 'hono/html'
import { displayPhone } from '../../core/phone.ts'
import type { Html } from './page-document.ts'

export interface Contact {
  /** E.164, or nothing. */
  phone: string
  email: string
}

const e164 = /^\+[1-9]\d{5,14}$/
const plainEmail = /^[^\s@<>"?&]+@[^\s@<>"?&]+$/

/** Ways to write to a company or call it; `greeting` is what a message begins with, `subject` what a mail is about. */
export function contactActs(contact: Contact, words: { subject: string; greeting: string }): Html {
  const phone = e164.test(contact.phone) ? contact.phone : undefined
  const whatsApp = phone && `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(words.greeting)}`
  const mail = mailLink(contact.email, words)
  return html`${whatsApp && html`<a class="act" href="${whatsApp}" rel="nofollow noopener">WhatsApp</a>`}
${phone && html`<a class="act" href="tel:${phone}">Call ${displayPhone(phone)}</a>`}
${mail && html`<a class="act" href="${mail}">Write a mail</a>`}`
}

function mailLink(email: string, { subject, greeting }: { subject: string; greeting: string }) {
  if (!plainEmail.test(email)) return undefined
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(greeting)}`
}
