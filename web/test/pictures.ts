import { vi } from 'vitest'

/** Signature of a PNG. */
export const pngStart = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** A chosen file that is a PNG by its first bytes. */
export function pngFile(name: string): File {
  return new File([pngStart, name], name, { type: 'image/png' })
}

/** Lets pictures be shrunk in a page that cannot decode any. Vitest puts the real functions back. */
export function stubShrinking(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close() {} }))
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ fillRect() {}, drawImage() {} }) as never,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['1234'])))
}
