import type { Picture } from '@tameer/contract'
import type { PictureSource } from '../ui/picture.tsx'

const apiBase = import.meta.env.VITE_API_BASE_URL ?? '/api'

/** Pictures and pages lie beside the API, on the same host. */
const serverBase = apiBase.replace(/\/(api\/?)?$/, '')
const uploadsBase = `${serverBase}/uploads`

/** The whole address of a page the server renders, given its path. For a browser only. */
export function serverAddress(path: string): string {
  return new URL(serverBase + path, window.location.origin).href
}

/** The address of a picture as the API names it: a path below `/uploads`, or an address of its own. */
export function uploadAddress(image: string): string {
  return image[0] === '/' ? uploadsBase + image : image
}

/** What a browser needs to choose among a stored picture's sizes: WebP in several widths, a JPEG for the rest. */
export function pictureSource({ image, width, height, widths }: Picture): PictureSource {
  const srcSet = widths.map((one) => `${uploadAddress(image.replace(/\.jpg$/, `-${one}.webp`))} ${one}w`)
  return {
    src: uploadAddress(image),
    srcSet: srcSet.length > 0 ? srcSet.join(', ') : undefined,
    width,
    height,
  }
}

/** The first picture of a portfolio, if it has one. */
export function firstPicture(images: readonly Picture[]): PictureSource | undefined {
  const [first] = images
  return first && pictureSource(first)
}
