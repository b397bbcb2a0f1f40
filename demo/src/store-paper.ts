import { drawSharePicture } from '@tameer/api/src/images/drawn/share-picture.ts'
import { newDocumentName } from '@tameer/api/src/images/image-names.ts'
import type { ImageStore } from '@tameer/api/src/images/image-store.ts'

/** Draws a paper that belongs to nobody and stores it as a document. Returns its name. */
export async function storePaper(
  images: ImageStore,
  face: { title: string; above: string; below: string },
): Promise<string> {
  const name = newDocumentName('jpg')
  const bytes = await drawSharePicture({ face: { ...face, language: 'en' } })
  await images.put([{ name, bytes }])
  return name
}
