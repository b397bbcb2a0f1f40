import { deviceDraftMs } from '../store/device-drafts.ts'
import { draftPicturesCache, forgetDraftPictures } from '../store/draft-pictures-cache.ts'
import { readSession } from '../store/session-storage.ts'

// The browser's cache holds files as they are and asks for no library. One entry is one form, so that its pictures and what
// is known of them never come apart.

/** Chosen pictures of an unfinished form, and what the form notes about them. */
export interface DraftPictures {
  files: readonly File[]
  notes: unknown
}

const keptAtHeader = 'x-kept-at'

let wanted: symbol | undefined
let work: Promise<unknown> = Promise.resolve()

/** One after the other: a form that is sent must not be kept again by a write that began before. Never rejects. */
function inTurn<Value>(next: () => Promise<Value>): Promise<Value | undefined> {
  // The device may have no room, or allow no storage at all: then the pictures are chosen again.
  const done = work.then(next).catch(() => undefined)
  work = done
  return done
}

/** Keeps a form's pictures in place of those before. `key` is this one draft's. Never rejects. */
export async function keepPictures(key: string, pictures: Promise<DraftPictures>): Promise<void> {
  const mine = Symbol(key)
  wanted = mine
  await inTurn(async () => {
    const { files, notes } = await pictures
    // Newer ones wait already, or somebody signed out meanwhile.
    if (wanted !== mine || !readSession()) return
    const form = new FormData()
    form.set('notes', JSON.stringify(notes))
    for (const file of files) form.append('files', file, file.name)
    const cache = await caches.open(draftPicturesCache)
    await cache.put(addressOf(key), new Response(form, { headers: { [keptAtHeader]: String(Date.now()) } }))
    if (!readSession()) await forgetDraftPictures()
  })
}

/** The pictures kept for a draft; undefined when there are none. Removes what is too old, of any draft. Never rejects. */
export function readPictures(key: string): Promise<DraftPictures | undefined> {
  return inTurn(async () => {
    const cache = await caches.open(draftPicturesCache)
    for (const request of await cache.keys()) {
      const keptAt = Number((await cache.match(request))?.headers.get(keptAtHeader))
      if (keptAt < Date.now() - deviceDraftMs) await cache.delete(request)
    }
    const form = await (await cache.match(addressOf(key)))?.formData()
    if (!form) return undefined
    const files = form.getAll('files').filter((file) => file instanceof File)
    return { files, notes: JSON.parse(String(form.get('notes'))) as unknown }
  })
}

/** Forgets a draft's pictures: it was sent or thrown away. Never rejects. */
export async function dropPictures(key: string): Promise<void> {
  wanted = undefined
  await inTurn(async () => (await caches.open(draftPicturesCache)).delete(addressOf(key)))
}

/** Nothing is ever fetched from there: a cache needs an address for a name. */
function addressOf(key: string): string {
  return `/${draftPicturesCache}/${encodeURIComponent(key)}`
}
