import { type Picture, sourceSet, webpAddress } from '@tameer/contract'
import { fromServer } from './addresses.ts'

/** Address of a picture from the API's name for it: a path below `/uploads`, or a full address. */
export function uploadAddress(image: string): string {
  return image[0] === '/' ? fromServer(`/uploads${image}`) : image
}

/** Name of a stored picture's files, with their widths. */
export interface PictureName {
  image: string
  widths: readonly number[]
}

/** Addresses in the form of the attributes of `img`. */
interface PictureFiles {
  src: string
  srcSet: string | undefined
}

/** The same, with the size in pixels of the largest file. */
type SizedPicture = PictureFiles & Pick<Picture, 'width' | 'height'>

/** Files of a stored picture for a browser to choose from: WebP in several widths, and a JPEG as the fallback. */
export function pictureFiles({ image, widths }: PictureName): PictureFiles {
  const src = uploadAddress(image)
  return { src, srcSet: sourceSet(widths, (width) => webpAddress(src, width)) || undefined }
}

/** Files of a picture with its size. */
export function pictureSource(picture: Picture): SizedPicture {
  return { ...pictureFiles(picture), width: picture.width, height: picture.height }
}

/** First picture of a portfolio, if it has one. */
export function firstPicture(images: readonly Picture[]): SizedPicture | undefined {
  const [first] = images
  return first && pictureSource(first)
}
