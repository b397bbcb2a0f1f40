// Control characters but tab and line feed (carriage returns become line feeds first), and the two that turn the
// direction of whatever follows, with which a name can pass for another. Urdu needs neither.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202d\u202e]/g
// The blank Braille pattern is the one blank Unicode counts among the symbols.
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{M}\u2800]/u

/** Text as it is kept: well-formed, composed (NFC), without control characters, ends trimmed. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed().normalize('NFC').replace(controls, '').trim()
}

/** As `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

/** Whether a person sees anything of the text: not so when it is made of blanks, joiners and marks alone. */
export function isVisible(text: string): boolean {
  return visible.test(text)
}

// Letters that Urdu and Arabic keyboards write for one another, and what people mix: do-chashmi he, noon ghunna.
const sameLetters: Readonly<Record<string, string>> = {
  ...{ ي: 'ی', ى: 'ی', ك: 'ک', ں: 'ن' },
  ...{ ه: 'ہ', ھ: 'ہ', ة: 'ہ', ۃ: 'ہ', ە: 'ہ' },
}
const letters = /[يىكںهھةۃە]/g
/** The zero width non-joiner parts a word as a blank does. */
const blanks = /[\s\u200c۔،؛؟٪]+/g
const ignored = /[\p{M}\p{Default_Ignorable_Code_Point}ءـ]/gu
const digits = /[٠-٩۰-۹]/g

/**
 * The key text is searched by: case and diacritics folded, so `Cafe` finds `Café`, and what Urdu is typed with in several
 * ways made one: letters of Arabic keyboards, digits, joiners, punctuation. Never shown: it is no spelling.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(blanks, ' ')
    .replace(ignored, '')
    .replace(letters, (letter) => sameLetters[letter] ?? letter)
    .replaceAll('یے', 'ے')
    .replace(digits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .toLowerCase()
    .replace(/ +/g, ' ')
    .trim()
}
