import {
  fallbackName,
  type ImageKind,
  isPrivatePicture,
  privatePrefix,
  webpName,
  widthsFor,
} from '@tameer/contract'
import { newId } from '../core/ids.ts'

/** Every name stored for a picture. */
export function storedNames(picture: { file: string; width: number }, kind: ImageKind): string[] {
  return [
    fallbackName(picture.file),
    ...widthsFor(picture.width, kind).map((width) => webpName(picture.file, width)),
  ]
}

const storedName = /^((?:private-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.jpg|-(\d{1,4})\.webp)$/

/** The picture a stored name belongs to; undefined for a name that is none of ours. */
export function pictureOf(name: string): string | undefined {
  return storedName.exec(name)?.[1]
}

/** The name of a new picture; a private one is for those who may see the thing it belongs to, and for no cache. */
export function newPictureName(isPrivate = false): string {
  return isPrivate ? privatePrefix + newId() : newId()
}

/** The stored name of a photograph's form that a name of ours asks for: where its width is not stored, the next above. */
export function nearestName(picture: { file: string; width: number }, asked: string): string {
  const [, , width] = storedName.exec(asked) ?? []
  if (width === undefined) return fallbackName(picture.file)
  const stored = widthsFor(picture.width, 'photograph')
  return webpName(picture.file, stored.find((one) => one >= Number(width)) ?? picture.width)
}

/** The name itself. Throws for a name that is none of ours. */
export function requireStoredName(name: string): string {
  if (!pictureOf(name)) throw new Error(`not a name of a stored picture: ${JSON.stringify(name)}`)
  return name
}

/** What a browser is told of a stored file. A name never changes its content, so it need ask only once. */
export function headersOf(name: string): { 'content-type': string; 'cache-control': string } {
  return {
    'content-type': name.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
    'cache-control': isPrivatePicture(name) ? 'private, no-store' : 'public, max-age=31536000, immutable',
  }
}
