// How stored pictures are named and how wide their files are, for the server that makes them and the screens and pages that show them.

/** What a picture is for: a portfolio's photograph or a company's logo. */
export type ImageKind = 'photograph' | 'logo'

/** Widths in pixels made in WebP, as far as the original reaches. */
const sizes: Record<ImageKind, readonly number[]> = { photograph: [400, 800, 1600], logo: [160, 480] }

/** Width in pixels of the widest size kept of a picture `originalWidth` wide. */
export function largestWidth(originalWidth: number, kind: ImageKind): number {
  return Math.min(originalWidth, Math.max(...sizes[kind]))
}

/**
 * Widths in pixels that exist in WebP, ascending, the last one being the picture's own. `width` is that of the
 * original or of the stored picture: both give the same.
 */
export function widthsFor(width: number, kind: ImageKind): number[] {
  const largest = largestWidth(width, kind)
  return [...sizes[kind].filter((size) => size < largest), largest]
}

/** Name of the JPEG that every picture has, for browsers without WebP. */
export function fallbackName(file: string): string {
  return `${file}.jpg`
}

/** Name of the WebP of that width. */
export function webpName(file: string, width: number): string {
  return `${file}-${width}.webp`
}

/** The address of the WebP of that width, from the address of the JPEG. */
export function webpAddress(fallback: string, width: number): string {
  return webpName(fallback.replace(/\.jpg$/, ''), width)
}

/** The addresses of these widths as a `srcset` attribute has them. */
export function sourceSet(widths: readonly number[], addressOf: (width: number) => string): string {
  return widths.map((width) => `${addressOf(width)} ${width}w`).join(', ')
}

/** What the name of a picture begins with that is not for everybody: it is never served below `/uploads`. */
export const privatePrefix = 'private-'

export function isPrivatePicture(name: string): boolean {
  return name.startsWith(privatePrefix)
}
