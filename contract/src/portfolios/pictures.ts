// Names and widths of stored pictures, for the server that makes them and for the screens and pages that show them.

/** Use of a picture: a photograph of a portfolio or request, one of a house file, or a company's logo. */
export type ImageKind = 'photograph' | 'house' | 'logo'

/** Widths in pixels of the WebP files, up to the width of the original. */
const sizes: Record<ImageKind, readonly number[]> = {
  photograph: [400, 800, 1600],
  house: [400, 1600],
  logo: [160, 480],
}

/** Width in pixels of the widest stored size of a picture that is `originalWidth` wide. */
export function largestWidth(originalWidth: number, kind: ImageKind): number {
  return Math.min(originalWidth, Math.max(...sizes[kind]))
}

/**
 * Widths in pixels of the WebP files, ascending; the last one is the picture's own. `width` is that of the original
 * or of the stored picture: both give the same.
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

/** Name of the smallest WebP of a stored picture that is `width` pixels wide. */
export function smallestName(file: string, width: number, kind: ImageKind): string {
  return webpName(file, Math.min(...widthsFor(width, kind)))
}

/** The address of the WebP of that width, from the address of the JPEG. */
export function webpAddress(fallback: string, width: number): string {
  return webpName(fallback.replace(/\.jpg$/, ''), width)
}

/** Addresses of these widths as a value of the `srcset` attribute. */
export function sourceSet(widths: readonly number[], addressOf: (width: number) => string): string {
  return widths.map((width) => `${addressOf(width)} ${width}w`).join(', ')
}

/** Prefix of the names of private pictures. They are never served below `/uploads`. */
export const privatePrefix = 'private-'

export function isPrivatePicture(name: string): boolean {
  return name.startsWith(privatePrefix)
}
