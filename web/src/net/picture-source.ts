import { type Picture, sourceSet, webpAddress } from '@tameer/contract'
import { apiBase } from './api-base.ts'

/** Pictures and pages lie beside the API, on the same host. */
const serverBase = apiBase().replace(/\/(api\/?)?$/, '')
const uploadsBase = `${serverBase}/uploads`

/** The whole address of a page the server renders, given its path. For a browser only. */
export function serverAddress(path: string): string {
  return new URL(serverBase + path, window.location.origin).href
}

/** The whole address of a screen of this client, which may lie on another host than the API, given its path with the hash. */
export function clientAddress(path: string): string {
  return new URL(path, window.location.origin).href
}

/** The address of a picture as the API names it: a path below `/uploads`, or an address of its own. */
export function uploadAddress(image: string): string {
  return image[0] === '/' ? uploadsBase + image : image
}

/** What names a stored picture's files. */
export interface PictureName {
  image: string
  widths: readonly number[]
}

/** Addresses as the attributes of `img` have them. */
interface PictureFiles {
  src: string
  srcSet: string | undefined
}

/** The same with the size in pixels of the largest. */
type SizedPicture = PictureFiles & Pick<Picture, 'width' | 'height'>

/** A stored picture's files, for a browser to choose from: WebP in several widths, a JPEG for the rest. */
export function pictureFiles({ image, widths }: PictureName): PictureFiles {
  const src = uploadAddress(image)
  return { src, srcSet: sourceSet(widths, (width) => webpAddress(src, width)) || undefined }
}

/** Its files with its size. */
export function pictureSource(picture: Picture): SizedPicture {
  return { ...pictureFiles(picture), width: picture.width, height: picture.height }
}

/** The first picture of a portfolio, if it has one. */
export function firstPicture(images: readonly Picture[]): SizedPicture | undefined {
  const [first] = images
  return first && pictureSource(first)
}
