import { widthsFor } from '@tameer/contract'
import { type PictureName, pictureFiles } from './picture-source.ts'

declare global {
  /** The portfolio whose first picture the page had before the client's scripts were there. */
  var earlyPicture: string | undefined
}

/** A portfolio's first picture by the portfolio's own id: it can be asked for before the response that names the picture. */
export function firstPictureOf(portfolio: string): PictureName {
  return { image: `/first/${portfolio}.jpg`, widths: widthsFor(Number.POSITIVE_INFINITY, 'photograph') }
}

/** The portfolio whose first picture is there already, with the picture's files: another name would fetch it again. */
export function takeEarlyPicture() {
  const portfolio = globalThis.earlyPicture
  globalThis.earlyPicture = undefined
  return portfolio === undefined ? undefined : { portfolio, files: pictureFiles(firstPictureOf(portfolio)) }
}
