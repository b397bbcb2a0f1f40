// Addresses that call, chat with or mail a company, for the client's screens and the server's pages.

const e164 = /^\+[1-9]\d{6,14}$/
// Pakistan's numbers are mobile when they begin with 3; landlines and call centres have no WhatsApp.
const pakistaniLandline = /^\+92[^3]/

/** The address that dials a stored number; undefined for one that is not E.164. */
export function callLink(phone: string): string | undefined {
  return e164.test(phone) ? `tel:${phone}` : undefined
}

/** True when a number can have WhatsApp, as far as the number itself tells. */
export function canChat(phone: string): boolean {
  return e164.test(phone) && !pakistaniLandline.test(phone)
}

/**
 * Address of a WhatsApp chat with the number, with `text` already typed; undefined for a number that cannot have
 * WhatsApp.
 */
export function whatsAppLink(phone: string, text: string): string | undefined {
  if (!canChat(phone)) return undefined
  // A lone half of a surrogate pair would make the encoding throw.
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD')
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(whole)}`
}

/**
 * Address that opens a mail with the subject and the text, if any, already written; undefined without an address to
 * write to.
 */
export function mailLink(email: string, subject: string, text?: string): string | undefined {
  if (email === '') return undefined
  const to = encodeURIComponent(email).replace('%40', '@')
  const body = text === undefined ? '' : `&body=${encodeURIComponent(text)}`
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${body}`
}
