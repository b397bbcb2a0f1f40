import { createHash } from 'node:crypto'
import type { Database, Reader } from '../db/engines/connect.ts'
import { countAllPictures, listAllPictures, type StoredPicture } from '../db/queries/all-pictures.ts'
import { notePicturesMoved } from '../db/unfinished-move.ts'
import { storedNames } from '../images/image-names.ts'
import type { ImageStore } from '../images/image-store.ts'
import { MoveError, type Work } from './work.ts'

/** Pictures processed at once, with about four files each. */
const hands = 6
const enoughToJudge = 20
const mostNamed = 5

export interface Pictures {
  store: ImageStore
  /** Name of the place for the operator; the same place has the same name. */
  address: string
}

/** Files of one kind: the number of all, and the names of the first. */
interface Named {
  count: number
  first: string[]
}

export interface PicturesJudgement {
  pictures: number
  files: number
  /** Files that rows name and the source does not have. */
  lost: Named
  /** Files that differ between the two sides. */
  differing: Named
}

/** Throws `MoveError` when none of the first named pictures exists: then the pictures are somewhere else. */
export async function requireSome(db: Reader, { store, address }: Pictures): Promise<void> {
  const pictures = await listAllPictures(db, '', enoughToJudge)
  for (const picture of pictures) {
    for (const name of storedNames(picture, picture.kind)) if (await store.find(name)) return
  }
  if (pictures.length === 0) return
  throw new MoveError(
    `${address} has none of the pictures the database names. Where are they? See --from-pictures.`,
  )
}

/** Copies the pictures that the rows at the target name, starting after `after`, and stores the progress there. */
export async function copyPictures(
  rows: Database,
  { from, to, after }: { from: ImageStore; to: ImageStore; after: string },
  work: Work,
): Promise<void> {
  const all = await countAllPictures(rows.read)
  let done = all - (await countAllPictures(rows.read, after))
  for await (const pictures of handfulsOf(rows.read, after)) {
    work.signal.throwIfAborted()
    await Promise.all(pictures.map((picture) => copyPicture(picture, from, to)))
    await rows.write((trx) => notePicturesMoved(trx, pictures.at(-1)?.file ?? ''))
    done += pictures.length
    work.progress('Copying pictures', done, all)
  }
}

/** Compares the sums of every file of every picture on both sides. */
export async function comparePictures(
  rows: Reader,
  { from, to }: { from: ImageStore; to: ImageStore },
  work: Work,
): Promise<PicturesJudgement> {
  const judged: PicturesJudgement = { pictures: 0, files: 0, lost: noneYet(), differing: noneYet() }
  const all = await countAllPictures(rows)
  for await (const pictures of handfulsOf(rows)) {
    work.signal.throwIfAborted()
    const names = pictures.flatMap((picture) => storedNames(picture, picture.kind))
    const sums = names.map(async (name) => ({ name, sums: await sumsOf(name, from, to) }))
    for (const {
      name,
      sums: [ours, theirs],
    } of await Promise.all(sums)) {
      if (ours !== theirs) note(judged.differing, name)
      else if (ours === undefined) note(judged.lost, name)
      else judged.files += 1
    }
    judged.pictures += pictures.length
    work.progress('Checking pictures', judged.pictures, all)
  }
  return judged
}

async function* handfulsOf(db: Reader, after = ''): AsyncGenerator<StoredPicture[]> {
  for (;;) {
    const pictures = await listAllPictures(db, after, hands)
    const last = pictures.at(-1)
    if (!last) return
    yield pictures
    after = last.file
  }
}

async function copyPicture(picture: StoredPicture, from: ImageStore, to: ImageStore): Promise<void> {
  const read = storedNames(picture, picture.kind).map(async (name) => ({
    name,
    bytes: await from.read(name),
  }))
  const found = (await Promise.all(read)).flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []))
  if (found.length > 0) await to.put(found)
}

/** Sums of a file on both sides. A file that stays in place only has to exist. */
async function sumsOf(
  name: string,
  from: ImageStore,
  to: ImageStore,
): Promise<[string | undefined, string | undefined]> {
  if (from !== to) return [await sumOf(from, name), await sumOf(to, name)]
  const there = (await from.find(name)) ? 'there' : undefined
  return [there, there]
}

async function sumOf(store: ImageStore, name: string): Promise<string | undefined> {
  const file = await store.open(name)
  if (!file) return undefined
  const hash = createHash('sha256')
  if (Buffer.isBuffer(file.body)) hash.update(file.body)
  else for await (const chunk of file.body) hash.update(chunk)
  return hash.digest('hex')
}

function noneYet(): Named {
  return { count: 0, first: [] }
}

function note(named: Named, name: string): void {
  named.count += 1
  if (named.first.length < mostNamed) named.first.push(name)
}
