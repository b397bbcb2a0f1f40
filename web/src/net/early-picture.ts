import { widthsFor } from '@tameer/contract'
import { type PictureName, pictureFiles } from './picture-source.ts'

declare global {
  /** The project whose first picture the page had before the client's scripts were there. */
  var earlyPicture: string | undefined
}

/** A project's first picture by the project's own id: it can be asked for before the response that names the picture. */
export function firstPictureOf(project: string): PictureName {
  return { image: `/first/${project}.jpg`, widths: widthsFor(Number.POSITIVE_INFINITY, 'photograph') }
}

/** The project whose first picture is there already, and that picture's files: another name would fetch it again. */
export function takeEarlyPicture() {
  const project = globalThis.earlyPicture
  globalThis.earlyPicture = undefined
  return project === undefined ? undefined : { project, files: pictureFiles(firstPictureOf(project)) }
}
