// Control characters except tab and line feed (carriage returns become line feeds first), and the two that override the
// direction of the following text: with them a name can look like another. Urdu does not need them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202d\u202e]/g
// Unicode counts the blank Braille pattern among the symbols, although nothing of it can be seen.
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{M}\u2800]/u

/** Text as it is stored: well-formed, composed (NFC), without control characters and without spaces at its ends. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed().normalize('NFC').replace(controls, '').trim()
}

/** Cleans a text as `cleanText` does, and puts it on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

// Marks that nobody sees and that chats, contact lists and sheets add: joiners, zero width spaces, marks of direction.
// Unicode does not count the blank Braille pattern and the signs around an embedded object among them.
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/gu

/**
 * A phone number, a mail address or a code as its reader sees it: on one line, without marks that nobody sees, with plain
 * letters and digits for those of full width (NFKC) and for Urdu's digits. Not for names and sentences: Urdu needs some of
 * these marks.
 */
export function asSeen(text: string): string {
  return cleanLine(plainDigits(text.normalize('NFKC').replace(unseen, '')))
}

/** The text with 0 to 9 for the digits of Urdu and Arabic. */
export function plainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/** True when a person sees anything of the text: not when it has only blanks, joiners and marks. */
export function isVisible(text: string): boolean {
  return visible.test(text)
}

/** The first characters of a text, at most `length`, and the marks that belong to the last one (zer, tashdid). */
export function beginningOf(text: string, length: number): string {
  return new RegExp(`^.{0,${length}}\\p{M}*`, 'su').exec(text)?.[0] ?? ''
}
