import { serverNow } from '../../lib/server-time.ts'
import { isOld } from '../../store/device-drafts.ts'
import { draftPicturesCache, forgetDraftPictures } from '../../store/draft-pictures-cache.ts'
import { readSession } from '../../store/session-storage.ts'

// Stores pictures of unfinished forms in the browser's Cache storage, which holds files without a library. Each
// entry holds one whole form, so that its pictures and their notes stay together.

/** Chosen pictures of an unfinished form, and the form's notes about them. */
export interface DraftPictures {
  files: readonly File[]
  notes: unknown
}

const keptAtHeader = 'x-kept-at'

let wanted: symbol | undefined
let work: Promise<unknown> = Promise.resolve()

/** Runs jobs one after the other: an earlier write must not store a form again after it was sent. Never rejects. */
function inTurn<Value>(next: () => Promise<Value>): Promise<Value | undefined> {
  // The device may have no room or allow no storage: then the person chooses the pictures again.
  const done = work.then(next).catch(() => undefined)
  work = done
  return done
}

/** Stores a form's pictures in place of the earlier ones. `key` names this draft. Never rejects. */
export async function keepPictures(key: string, pictures: Promise<DraftPictures>): Promise<void> {
  const mine = Symbol(key)
  wanted = mine
  await inTurn(async () => {
    const { files, notes } = await pictures
    // Skips the write when newer pictures wait already, or when somebody signed out meanwhile.
    if (wanted !== mine || !readSession()) return
    const form = new FormData()
    form.set('notes', JSON.stringify(notes))
    for (const file of files) form.append('files', file, file.name)
    const cache = await caches.open(draftPicturesCache)
    const headers = { [keptAtHeader]: `${Date.now()} ${serverNow()}` }
    await cache.put(addressOf(key), new Response(form, { headers }))
    if (!readSession()) await forgetDraftPictures()
  })
}

/**
 * Returns the stored pictures of a draft; undefined without any. Removes old pictures of all drafts. Never rejects.
 */
export function readPictures(key: string): Promise<DraftPictures | undefined> {
  return inTurn(async () => {
    const cache = await caches.open(draftPicturesCache)
    for (const request of await cache.keys()) {
      const keptAt = (await cache.match(request))?.headers.get(keptAtHeader) ?? ''
      const [at = 0, serverAt] = keptAt.split(' ').map(Number)
      if (isOld(at, serverAt)) await cache.delete(request)
    }
    const form = await (await cache.match(addressOf(key)))?.formData()
    if (!form) return undefined
    const files = form.getAll('files').filter((file) => file instanceof File)
    return { files, notes: JSON.parse(String(form.get('notes'))) as unknown }
  })
}

/** Removes a draft's pictures after it was sent or discarded. Never rejects. */
export async function dropPictures(key: string): Promise<void> {
  wanted = undefined
  await inTurn(async () => (await caches.open(draftPicturesCache)).delete(addressOf(key)))
}

/** A key in the form of an address, which a cache needs. It is never fetched. */
function addressOf(key: string): string {
  return `/${draftPicturesCache}/${encodeURIComponent(key)}`
}
