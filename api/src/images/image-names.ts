import {
  fallbackName,
  type ImageKind,
  isPrivatePicture,
  privatePrefix,
  webpName,
  widthsFor,
} from '@tameer/contract'
import { newId } from '../core/secrets/ids.ts'

/**
 * The kind of thing that a stored file belongs to: a picture, stored in several sizes, or a document, stored as it was
 * sent.
 */
export type StoredKind = ImageKind | 'document'

/** Every name stored for a picture or a document. */
export function storedNames(picture: { file: string; width: number }, kind: StoredKind): string[] {
  if (kind === 'document') return [picture.file]
  return [
    fallbackName(picture.file),
    ...widthsFor(picture.width, kind).map((width) => webpName(picture.file, width)),
  ]
}

const storedName = /^((?:private-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.jpg|-(\d{1,4})\.webp)$/
const documentName = /^private-document-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:pdf|jpg|png)$/

/** The picture or document that a stored name belongs to; undefined for a name that is not ours. */
export function pictureOf(name: string): string | undefined {
  return isDocument(name) ? name : storedName.exec(name)?.[1]
}

/** True for the name of a document: stores keep those apart from pictures. */
export function isDocument(name: string): boolean {
  return documentName.test(name)
}

/** The name of a new document. */
export function newDocumentName(ending: 'pdf' | 'jpg' | 'png'): string {
  return `${privatePrefix}document-${newId()}.${ending}`
}

/**
 * The name of a new picture. A private picture is only for those who may see its request or quote, and is never cached.
 */
export function newPictureName(isPrivate = false): string {
  return isPrivate ? privatePrefix + newId() : newId()
}

/**
 * The stored name of the form of a photograph that is nearest to the name asked for: if its width is not stored, the
 * next larger one.
 */
export function nearestName(picture: { file: string; width: number }, asked: string): string {
  const [, , width] = storedName.exec(asked) ?? []
  if (width === undefined) return fallbackName(picture.file)
  const stored = widthsFor(picture.width, 'photograph')
  return webpName(picture.file, stored.find((one) => one >= Number(width)) ?? picture.width)
}

/** Returns the name. Throws for a name that is not ours. */
export function requireStoredName(name: string): string {
  if (!pictureOf(name)) throw new Error(`not a name of a stored picture: ${JSON.stringify(name)}`)
  return name
}

const types = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const

/** Response headers of a stored file. The content under a name never changes, so a browser fetches it only once. */
export function headersOf(name: string): { 'content-type': string; 'cache-control': string } {
  return {
    'content-type': types[name.slice(name.lastIndexOf('.') + 1) as keyof typeof types] ?? types.jpg,
    'cache-control': isPrivatePicture(name) ? 'private, no-store' : 'public, max-age=31536000, immutable',
  }
}
