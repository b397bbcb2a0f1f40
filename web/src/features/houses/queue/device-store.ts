import type { HouseView } from '@tameer/contract'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ApiErrorCode } from '../../../net/api-error.ts'
import { isOld } from '../../../store/device-drafts.ts'
import { isFull, type NewRecord, type QueueRecord } from './queue-records.ts'

/** A picked picture that is kept while its sheet is open. */
export interface DraftPicture {
  readonly id: string
  readonly name: string
  readonly bytesBefore: number
  readonly takenAt?: string | undefined
}

/** The view that was seen last, with the key that opened it. */
export interface KeptView {
  readonly houseId: string
  readonly key: string
  readonly view: HouseView
  /** ISO time at which it was loaded. */
  readonly shownFrom: string
}

/** A house as the page has it now. */
export interface SeenHouse {
  readonly houseId: string
  /** Key with which it is opened. A company's session keeps nothing on the device. */
  readonly key: string | undefined
  /** The view that this key opened. */
  readonly view: HouseView | undefined
  readonly shownFrom: string
  /** Code of the newest failure. */
  readonly failure: ApiErrorCode | undefined
}

interface HouseData extends DBSchema {
  records: { key: number; value: NewRecord }
  /** Bytes of pictures, by id. Bytes, not blobs: some browsers lose blobs that a database keeps. */
  files: { key: string; value: ArrayBuffer }
  drafts: { key: string; value: { houseId: string; at: number; pictures: readonly DraftPicture[] } }
  views: { key: string; value: KeptView }
  leases: { key: string; value: { owner: string; until: number } }
}

const draftFile = (id: string) => `draft:${id}`
let opened: Promise<IDBPDatabase<HouseData>> | undefined

/** Opens the database. Rejects where the browser refuses to store anything. */
async function database(): Promise<IDBPDatabase<HouseData>> {
  opened ??= openDB<HouseData>('house-files', 1, {
    upgrade(db) {
      db.createObjectStore('records', { keyPath: 'place', autoIncrement: true })
      for (const name of ['files', 'leases'] as const) db.createObjectStore(name)
      for (const name of ['drafts', 'views'] as const) db.createObjectStore(name, { keyPath: 'houseId' })
    },
    blocking: close,
    terminated: close,
  })
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

/** Another version of the page wants the database, or the browser has closed it. The next call opens it again. */
function close(): void {
  void opened?.then((db) => db.close())
  opened = undefined
}

/** True when this browser keeps what waits. */
export async function isStored(): Promise<boolean> {
  return database().then(
    () => true,
    () => false,
  )
}

/** All that waits, in its order. */
export async function records(): Promise<QueueRecord[]> {
  return (await (await database()).getAll('records')) as QueueRecord[]
}

/** Bytes of a picture that waits; undefined when the device has lost them. */
export async function fileOf(pictureId: string): Promise<ArrayBuffer | undefined> {
  return (await database()).get('files', pictureId)
}

/**
 * Stores a record with its pictures, whole or not at all, unless more would wait than a device keeps. Returns false then.
 * Throws DOMException when the device refuses to store it.
 */
export async function add(record: NewRecord, files: ReadonlyMap<string, ArrayBuffer>): Promise<boolean> {
  const tx = (await database()).transaction(['records', 'files'], 'readwrite')
  const waiting = (await tx.objectStore('records').getAll()) as QueueRecord[]
  if (isFull(waiting, record)) return false
  const parts = [...files].map(([id, bytes]) => tx.objectStore('files').put(bytes, id))
  await Promise.all([...parts, tx.objectStore('records').add(record), tx.done])
  return true
}

/** Changes a record. Returns it as it stands now; undefined when it is there no more. */
export async function change(
  place: number,
  make: (record: QueueRecord) => Partial<NewRecord>,
): Promise<QueueRecord | undefined> {
  const tx = (await database()).transaction('records', 'readwrite')
  const before = (await tx.store.get(place)) as QueueRecord | undefined
  if (!before) return undefined
  const now = { ...before, ...make(before) }
  await Promise.all([tx.store.put(now), tx.done])
  return now
}

/** Removes records with their pictures. */
export async function remove(gone: readonly QueueRecord[]): Promise<void> {
  const tx = (await database()).transaction(['records', 'files'], 'readwrite')
  const files = gone.flatMap(({ pictures }) => pictures.map(({ id }) => tx.objectStore('files').delete(id)))
  const rows = gone.map(({ place }) => tx.objectStore('records').delete(place))
  await Promise.all([...files, ...rows, tx.done])
}

/** Forgets all that is kept of a house: what waits, picked pictures, and the view. */
export async function forgetKept(houseId: string): Promise<void> {
  await remove((await records()).filter((one) => one.houseId === houseId))
  await keepDraft(houseId, [], new Map())
  await (await database()).delete('views', houseId)
}

/**
 * Keeps the view that a key opened. Without one returns the view that this key opened last, while there is no connection, and
 * forgets it when the key opens nothing any more.
 */
export async function noteSeen({
  houseId,
  key,
  view,
  shownFrom,
  failure,
}: SeenHouse): Promise<KeptView | undefined> {
  if (key === undefined) return undefined
  const db = await database()
  if (view) {
    await db.put('views', { houseId, key, view, shownFrom })
    return undefined
  }
  const kept = await db.get('views', houseId)
  if (kept?.key !== key) return undefined
  if (failure === 'not-found') await db.delete('views', houseId)
  return failure === 'offline' || failure === 'timeout' ? kept : undefined
}

/** Keeps exactly these picked pictures of a house. `files` has the bytes of those that are not kept yet. */
export async function keepDraft(
  houseId: string,
  pictures: readonly DraftPicture[],
  files: ReadonlyMap<string, ArrayBuffer>,
): Promise<void> {
  const tx = (await database()).transaction(['drafts', 'files'], 'readwrite')
  const drafts = tx.objectStore('drafts')
  const before = (await drafts.get(houseId))?.pictures ?? []
  const gone = before.filter(({ id }) => !pictures.some((one) => one.id === id))
  const work: Promise<unknown>[] = gone.map(({ id }) => tx.objectStore('files').delete(draftFile(id)))
  for (const [id, bytes] of files) work.push(tx.objectStore('files').put(bytes, draftFile(id)))
  if (pictures.length === 0) work.push(drafts.delete(houseId))
  else work.push(drafts.put({ houseId, at: Date.now(), pictures }))
  await Promise.all([...work, tx.done])
}

/** The picked pictures that were kept for a house, with their bytes; none of a week ago. */
export async function keptDraft(houseId: string): Promise<(DraftPicture & { bytes: ArrayBuffer })[]> {
  const db = await database()
  const kept = await db.get('drafts', houseId)
  if (kept && isOld(kept.at)) {
    await keepDraft(houseId, [], new Map())
    return []
  }
  const found = await Promise.all(
    (kept?.pictures ?? []).map(async (one) => {
      const bytes = await db.get('files', draftFile(one.id))
      return bytes && { ...one, bytes }
    }),
  )
  return found.filter((one) => one !== undefined)
}

/** Takes the lease for `ms`, or keeps it. Returns false while another owner has it. */
export async function takeLease(owner: string, ms: number): Promise<boolean> {
  const tx = (await database()).transaction('leases', 'readwrite')
  const lease = await tx.store.get('sending')
  const now = Date.now()
  if (lease && lease.owner !== owner && lease.until > now) return false
  await Promise.all([tx.store.put({ owner, until: now + ms }, 'sending'), tx.done])
  return true
}

/** Gives the lease back, unless another owner has it by now. */
export async function endLease(owner: string): Promise<void> {
  const tx = (await database()).transaction('leases', 'readwrite')
  const lease = await tx.store.get('sending')
  if (lease?.owner === owner) void tx.store.delete('sending')
  await tx.done
}
