/** Width of a company's picture in the directory, as a value of the `sizes` attribute. */
export const cardSizes = '(width >= 1200px) 363px, (width >= 900px) 30vw, (width >= 600px) 45vw, 92vw'

/** Width of a portfolio's pictures on its own screen, as a value of the `sizes` attribute. */
export const gallerySizes = '(width >= 1200px) 744px, (width >= 900px) calc(100vw - 29rem), 94vw'

/** Width of a project's picture on its company's profile, as a value of the `sizes` attribute. */
export const projectSizes = '(width >= 1200px) 380px, (width >= 900px) 33vw, (width >= 600px) 45vw, 92vw'

/** Side in CSS pixels of a company's logo on its profile. */
export const profileLogoPx = 80

/** Shape of a portfolio's pictures there, width / height. */
export const galleryRatio = 3 / 2

const mostCutOff = 0.2

/**
 * Way in which a picture of known size fills a box of the given aspect ratio (width / height) without losing more
 * than a fifth of itself.
 */
export function wholeFit(
  { width, height }: { width?: number | undefined; height?: number | undefined },
  ratio: number | undefined,
): 'cover' | 'contain' {
  if (!width || !height || ratio === undefined) return 'cover'
  const own = width / height
  return 1 - Math.min(own, ratio) / Math.max(own, ratio) > mostCutOff ? 'contain' : 'cover'
}
