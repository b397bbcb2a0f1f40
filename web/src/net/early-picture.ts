import { widthsFor } from '@tameer/contract'
import { type PictureName, pictureFiles } from './picture-source.ts'

declare global {
  /** Id of the portfolio or company whose first picture the page fetched before the client's scripts were loaded. */
  var earlyPicture: string | undefined
}

/**
 * The first picture of a portfolio or of a company's profile, named by its id: it can be requested before the response
 * that names the picture.
 */
export function firstPictureOf(id: string): PictureName {
  return { image: `/first/${id}.jpg`, widths: widthsFor(Number.POSITIVE_INFINITY, 'photograph') }
}

/** Files of the first picture of this portfolio or company, if it is loaded already: another name would fetch it again. */
export function takeEarlyPicture(id: string) {
  const early = globalThis.earlyPicture
  globalThis.earlyPicture = undefined
  return early === id ? pictureFiles(firstPictureOf(id)) : undefined
}
