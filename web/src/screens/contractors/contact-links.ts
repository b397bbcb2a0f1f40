const e164 = /^\+[1-9]\d{6,14}$/
// Pakistan's numbers are mobile when they begin with 3; landlines and call centres have no WhatsApp.
const pakistaniLandline = /^\+92[^3]/

/** Where a stored number is dialled; undefined for one that is not E.164. */
export function callLink(phone: string): string | undefined {
  return e164.test(phone) ? `tel:${phone}` : undefined
}

/** A WhatsApp chat with the number, `text` typed already; undefined for a number that cannot have one. */
export function whatsAppLink(phone: string, text: string): string | undefined {
  if (!e164.test(phone) || pakistaniLandline.test(phone)) return undefined
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`
}

/** A mail to the address with its subject written. */
export function mailLink(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}

/** The first sentence to a company, naming the project it was found by. */
export function firstSentence(title: string): string {
  return `Hello, I saw your project “${title}” on Tameer and would like to ask about it.`
}
