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

/** The key text is searched by: case and diacritics folded, so `Cafe` finds `Café`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
