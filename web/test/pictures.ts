/** Signature of a PNG. */
export const pngStart = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** A chosen file that is a PNG by its first bytes. */
export function pngFile(name: string): File {
  return new File([pngStart, name], name, { type: 'image/png' })
}
