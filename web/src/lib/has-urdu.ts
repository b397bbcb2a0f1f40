/** True for a text with Urdu letters. Without them the lines of an Urdu page may stand closer. */
export function hasUrdu(text: string): boolean {
  return /[\u0600-\u06ff]/.test(text)
}
