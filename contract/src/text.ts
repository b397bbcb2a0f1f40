// Control characters but tab and line feed; carriage returns become line feeds first.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g

/** Text as it is kept: well-formed, composed (NFC), without control characters, ends trimmed. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed().normalize('NFC').replace(controls, '').trim()
}

/** As `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

/** The key text is searched by: case and diacritics folded, so `Cafe` finds `Café`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
