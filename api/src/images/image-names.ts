import {
  fallbackName,
  type ImageKind,
  isPrivatePicture,
  privatePrefix,
  webpName,
  widthsFor,
} from '@tameer/contract'
import { newId } from '../core/ids.ts'

/** What a stored file belongs to: a picture, of which there are several sizes, or a document, which is one file as it was sent. */
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

/** The picture or document a stored name belongs to; undefined for a name that is none of ours. */
export function pictureOf(name: string): string | undefined {
  return isDocument(name) ? name : storedName.exec(name)?.[1]
}

/** Whether it is the name of a document: stores keep those apart from pictures. */
export function isDocument(name: string): boolean {
  return documentName.test(name)
}

/** The name of a new document. */
export function newDocumentName(ending: 'pdf' | 'jpg' | 'png'): string {
  return `${privatePrefix}document-${newId()}.${ending}`
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

const types = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const

/** What a browser is told of a stored file. A name never changes its content, so it need ask only once. */
export function headersOf(name: string): { 'content-type': string; 'cache-control': string } {
  return {
    'content-type': types[name.slice(name.lastIndexOf('.') + 1) as keyof typeof types] ?? types.jpg,
    'cache-control': isPrivatePicture(name) ? 'private, no-store' : 'public, max-age=31536000, immutable',
  }
}
