// Rule for phone numbers, shared by the form in the browser and the server. The browser fetches it only once a
// number is typed.

import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Problem } from './problems.ts'
import { asSeen } from './text.ts'

const country = 'PK'

/** The number as E.164, or undefined for an invalid number. Numbers without a country code are Pakistan's. */
export function parsePhone(text: string): string | undefined {
  const typed = asSeen(text)
  const linked = numberOfLink(typed)
  if (linked !== undefined) return e164Of(`+${linked}`) ?? e164Of(linked)
  return e164Of(
    typed
      .replace(bracketed, '+$1 ')
      .replace(/^\+ ?00/, '+')
      .replace(/[,;.]$/, ''),
  )
}

/** The code of a country in brackets, such as `(+92)` and `(0092)`. */
const bracketed = /^\((?:\+|00) ?(\d{1,3})\)/

/** Digits of two numbers written as one, such as `042-35761999-60`: only a UAN has more than ten behind Pakistan's code. */
const tooMany = /^\+92(?!\d{2,3}111\d{6}$)\d{11}/

function e164Of(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  return number?.isValid() && !tooMany.test(number.number) ? number.number : undefined
}

const chatOrCall =
  /^(?:(?:https?:\/\/)?(?:\w+\.)?(?:wa\.me\/(?:c\/)?|whatsapp\.com\/send\/?\?(?:\S*&)?phone=)|whatsapp:(?:\/\/)?send\/?\?(?:\S*&)?phone=|(?:tel|sms|callto):)((?:%2b|%20|[\d\s+().-])+)(?:[/?&#;]\S*)?$/i

/** Digits of the number in a link that opens a chat in WhatsApp or dials; undefined for other text. */
function numberOfLink(text: string): string | undefined {
  return chatOrCall.exec(text)?.[1]?.replace(/%2b|%20|\D/gi, '')
}

const signs = /\D/g
// A number of a firm for all cities (UAN), with or without Pakistan's code; or a landline as it is dialled within its city.
const withoutArea = /^(?:(?:00)?92)?0?111\d{6}$|^(?:[24-9]\d{6}|[2-9]\d{7})$/

/** Problem of a text that `parsePhone` does not take: it says what to do where the text tells. */
export function phoneProblem(text: string): Problem {
  const typed = asSeen(text)
  if (withoutArea.test(typed.replace(signs, ''))) return 'phoneAreaMissing'
  return holdsNumber(typed) ? 'phoneAlone' : 'phoneInvalid'
}

/** Digits of the shortest number that counts as one beside other text: Pakistan's shortest with its 0. */
const fewestDigits = 9
/** Groups of digits in which people write one number, at most. */
const mostGroups = 6

/** True when a part of the text is a valid number: two numbers, or one with a name. */
function holdsNumber(text: string): boolean {
  const groups = [...text.matchAll(/\+?\d+/g)]
  return groups.some(({ index: from }, at) =>
    groups.slice(at, at + mostGroups).some(({ index, 0: group }) => {
      const part = text.slice(from, index + group.length)
      return part.replace(signs, '').length >= fewestDigits && e164Of(part) !== undefined
    }),
  )
}

// Writing a number costs more than all else of a card in a list, and a list shows the same ones again and again.
const written = new Map<string, string>()
const mostWritten = 10_000

/**
 * The number as people write it: `0300-1234567` for a Pakistani mobile. It can always be dialled: a Pakistani number
 * begins with 0, a foreign one with its country. Other text stays as it is.
 */
export function displayPhone(e164: string): string {
  const known = written.get(e164)
  if (known !== undefined) return known
  if (written.size >= mostWritten) written.clear()
  const shown = writePhone(e164)
  written.set(e164, shown)
  return shown
}

function writePhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164)
  if (!number) return e164
  if (number.country !== country) return number.formatInternational()
  const national = number.formatNational()
  if (/^0(3\d\d) \d{7}$/.test(national)) return national.replace(' ', '-')
  // The tables have no format for some landlines and then leave the 0 out.
  return /^\(?0/.test(national) ? national : `0${number.nationalNumber}`
}
