// Rule for phone numbers, shared by the form in the browser and the server. The browser fetches it only once a
// number is typed.

import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const country = 'PK'

/** The number as E.164, or undefined for an invalid number. Numbers without a country code are Pakistan's. */
export function parsePhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  return number?.isValid() ? number.number : undefined
}

/** The number as people write it: `0300-1234567` for a Pakistani mobile. Other text stays as it is. */
export function displayPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164)
  if (!number) return e164
  if (number.country !== country) return number.formatInternational()
  const national = number.formatNational()
  return /^0(3\d\d) \d{7}$/.test(national) ? national.replace(' ', '-') : national
}
