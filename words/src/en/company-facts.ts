// Facts that a company gives about itself, on its profile, on its page of the server and in its settings.

import { groupDigits, inUnit } from '../figures.ts'
import { siteName } from './language.ts'

export { email, phone } from './labels.ts'

export const about = 'About the company'
export const facts = 'Facts of the company'
export const founded = 'Founded'
export const people = 'People'
export const takesWorkIn = 'Takes work in'
export const languages = 'Languages'
export const workingHours = 'Working hours'
export const minimumProject = 'Smallest project'
export const office = 'Office'
export const whatsapp = 'WhatsApp'
export const showOnMap = 'Show on a map'
export const mailboxConfirmed = `The company has confirmed this address to ${siteName}.`

/** Bands for the number of people, by the contract's values. */
export const teamSizes = {
  '1-4': '1 to 4',
  '5-19': '5 to 19',
  '20-99': '20 to 99',
  '100+': '100 or more',
}

/** Languages by their codes. */
export const languageNames = {
  ur: 'Urdu',
  en: 'English',
  pa: 'Punjabi',
  sd: 'Sindhi',
  ps: 'Pashto',
  skr: 'Saraiki',
  bal: 'Balochi',
  hno: 'Hindko',
  brh: 'Brahui',
  ks: 'Kashmiri',
}

/** Lowest cost of a project: `from PKR 50 Lakh`. */
export function fromRupees(pkr: number): string {
  if (pkr < 100_000) return `from PKR ${groupDigits(pkr)}`
  const { figure, unit } = inUnit(pkr)
  return `from PKR ${groupDigits(figure)} ${unit}`
}
