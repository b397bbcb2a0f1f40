import { widthsFor } from '@tameer/contract'
import { type PictureName, pictureFiles } from './picture-source.ts'

declare global {
  /** Id of the portfolio whose first picture the page fetched before the client's scripts were loaded. */
  var earlyPicture: string | undefined
}

/**
 * A portfolio's first picture, named by the portfolio's id: it can be requested before the response that names the
 * picture.
 */
export function firstPictureOf(portfolio: string): PictureName {
  return { image: `/first/${portfolio}.jpg`, widths: widthsFor(Number.POSITIVE_INFINITY, 'photograph') }
}

/** Portfolio whose first picture is loaded already, with the picture's files. Another name would fetch it again. */
export function takeEarlyPicture() {
  const portfolio = globalThis.earlyPicture
  globalThis.earlyPicture = undefined
  return portfolio === undefined ? undefined : { portfolio, files: pictureFiles(firstPictureOf(portfolio)) }
}
