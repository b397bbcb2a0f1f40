// A file of its own: of the client only the desk searches.
import { plainDigits } from './text.ts'

// Letters that Urdu and Arabic keyboards write for one another, and letters that people mix up: do-chashmi he, noon
// ghunna.
const sameLetters: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ں: 'ن',
  ه: 'ہ',
  ھ: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  ە: 'ہ',
}
const letters = /[يىكںهھةۃە]/g
/** The zero width non-joiner separates words as a space does. */
const blanks = /[\s\u200c۔،؛؟٪]+/g
const ignored = /[\p{M}\p{Default_Ignorable_Code_Point}ءـ]/gu

/**
 * Search key of a text: without case and diacritics, so that `Cafe` finds `Café`, and with one form for each Urdu
 * sign that can be typed in several ways: letters of Arabic keyboards, digits, joiners, punctuation. It is never
 * shown: it is not a spelling.
 */
export function foldText(text: string): string {
  const one = text
    .normalize('NFKD')
    .replace(blanks, ' ')
    .replace(ignored, '')
    .replace(letters, (letter) => sameLetters[letter] ?? letter)
    .replaceAll('یے', 'ے')
  return plainDigits(one).toLowerCase().replace(/ +/g, ' ').trim()
}
