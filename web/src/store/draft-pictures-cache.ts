/** Name of the browser's cache for pictures of unfinished forms. */
export const draftPicturesCache = 'draft-pictures'

/** Deletes the pictures of all unfinished forms, before somebody else uses the device. Never rejects. */
export async function forgetDraftPictures(): Promise<void> {
  if (typeof caches === 'undefined') return
  await caches.delete(draftPicturesCache).catch(() => false)
}
