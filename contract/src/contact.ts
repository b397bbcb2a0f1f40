// How a company is reached, for the client's screens and the pages of the server.

const e164 = /^\+[1-9]\d{6,14}$/
// Pakistan's numbers are mobile when they begin with 3; landlines and call centres have no WhatsApp.
const pakistaniLandline = /^\+92[^3]/

/** The address that dials a stored number; undefined for one that is not E.164. */
export function callLink(phone: string): string | undefined {
  return e164.test(phone) ? `tel:${phone}` : undefined
}

/** Whether a number can have chats, as far as a number tells. */
export function canChat(phone: string): boolean {
  return e164.test(phone) && !pakistaniLandline.test(phone)
}

/** The address of a WhatsApp chat with the number, `text` typed already; undefined for a number that cannot have one. */
export function whatsAppLink(phone: string, text: string): string | undefined {
  if (!canChat(phone)) return undefined
  // Half a character cannot be encoded: it would throw.
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD')
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(whole)}`
}

/** The address of a mail with its subject, and its text if any, written; undefined when there is nobody to write to. */
export function mailLink(email: string, subject: string, text?: string): string | undefined {
  if (email === '') return undefined
  const to = encodeURIComponent(email).replace('%40', '@')
  const body = text === undefined ? '' : `&body=${encodeURIComponent(text)}`
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${body}`
}
