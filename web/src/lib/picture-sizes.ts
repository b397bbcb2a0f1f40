/** Room a company's picture takes in the directory, as the `sizes` attribute says it. */
export const cardSizes = '(width >= 1200px) 363px, (width >= 900px) 30vw, (width >= 600px) 45vw, 92vw'

/** Room a project's pictures take on its own screen. */
export const gallerySizes = '(width >= 1200px) 744px, (width >= 900px) calc(100vw - 29rem), 94vw'

/** Shape of a project's pictures there, width / height. */
export const galleryRatio = 3 / 2
