/** The browser's cache in which pictures of unfinished forms are kept. */
export const draftPicturesCache = 'draft-pictures'

/** Forgets the pictures of all unfinished forms, before somebody else uses the device. Never rejects. */
export async function forgetDraftPictures(): Promise<void> {
  if (typeof caches === 'undefined') return
  await caches.delete(draftPicturesCache).catch(() => false)
}
