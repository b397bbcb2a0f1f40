import { inChunks } from '../../../core/chunks.ts'
import type { Reader, Writer } from '../../database.ts'
import type { ImageRow } from '../../schema.ts'

/** An image to store; its position is that in its list. */
export interface NewImage {
  id: string
  file: string
  width: number
  height: number
}

const filesAtOnce = 500

// The writers below expect that the transaction has locked the portfolio's row: `updatePortfolio` or `insertPortfolio`
// comes first, and checks the owner.

/** A portfolio's images, sorted by position. */
export function listImages(db: Reader, portfolioId: string): Promise<ImageRow[]> {
  return db
    .selectFrom('images')
    .selectAll()
    .where('portfolioId', '=', portfolioId)
    .orderBy('position')
    .execute()
}

/** Deletes those of `ids` that belong to this portfolio; returns their files. */
export async function deleteImages(
  trx: Writer,
  portfolioId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const removed = await trx
    .deleteFrom('images')
    .where('portfolioId', '=', portfolioId)
    .where('id', 'in', ids)
    .returning('file')
    .execute()
  return removed.map((image) => image.file)
}

/** Adds images after the existing ones. Rejects on an eleventh. */
export async function insertImages(
  trx: Writer,
  portfolioId: string,
  images: readonly NewImage[],
  now: number,
): Promise<void> {
  if (images.length === 0) return
  const present = await listImages(trx, portfolioId)
  const added = images.map(({ id, file, width, height }) => ({
    id,
    portfolioId,
    file,
    width,
    height,
    createdAt: now,
  }))
  await writeImages(trx, portfolioId, present, [...present, ...added])
}

/** Sorts the portfolio's images in the order of `ids`; images that it leaves out follow in their old order. */
export async function orderImages(trx: Writer, portfolioId: string, ids: readonly string[]): Promise<void> {
  const present = await listImages(trx, portfolioId)
  const named = new Map(present.map((image) => [image.id, image]))
  const first = [...new Set(ids)].flatMap((id) => named.get(id) ?? [])
  const rest = present.filter((image) => !first.includes(image))
  await writeImages(trx, portfolioId, present, [...first, ...rest])
}

/** Puts new file names in place of old ones, given by the old ones. */
export async function renameImages(
  trx: Writer,
  portfolioId: string,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [from, file] of names) {
    await trx
      .updateTable('images')
      .set({ file })
      .where('portfolioId', '=', portfolioId)
      .where('file', '=', from)
      .execute()
  }
}

/** The pictures of all of a company's portfolios. */
export function listImagesOf(
  db: Reader,
  companyId: string,
): Promise<Pick<ImageRow, 'file' | 'width' | 'height'>[]> {
  return db
    .selectFrom('images')
    .innerJoin('portfolios', 'portfolios.id', 'images.portfolioId')
    .select(['images.file', 'images.width', 'images.height'])
    .where('portfolios.companyId', '=', companyId)
    .execute()
}

/** The files that no image, no picture of a request or a house, no logo, no mark and no payment mentions. */
export async function listUnreferencedFiles(db: Reader, files: readonly string[]): Promise<string[]> {
  const mentioned = new Set<string | null>()
  for (const some of inChunks(files, filesAtOnce)) {
    const images = await db.selectFrom('images').select('file').where('file', 'in', some).execute()
    const logos = await db
      .selectFrom('companies')
      .select('imageFile')
      .where('imageFile', 'in', some)
      .execute()
    const ofRequests = await db.selectFrom('requestImages').select('file').where('file', 'in', some).execute()
    const ofHouses = await db.selectFrom('housePictures').select('file').where('file', 'in', some).execute()
    const documents = await db
      .selectFrom('marks')
      .select('documentFile')
      .where('documentFile', 'in', some)
      .execute()
    const slips = await db.selectFrom('payments').select('slipFile').where('slipFile', 'in', some).execute()
    for (const { file } of [...images, ...ofRequests, ...ofHouses]) mentioned.add(file)
    for (const { imageFile } of logos) mentioned.add(imageFile)
    for (const { documentFile } of documents) mentioned.add(documentFile)
    for (const { slipFile } of slips) mentioned.add(slipFile)
  }
  return [...new Set(files)].filter((file) => !mentioned.has(file))
}

/**
 * Positions are unique at every moment and there are only ten, so a new order deletes the rows and writes them again.
 */
async function writeImages(
  trx: Writer,
  portfolioId: string,
  present: readonly ImageRow[],
  wanted: readonly Omit<ImageRow, 'position'>[],
): Promise<void> {
  if (present.length > 0) await trx.deleteFrom('images').where('portfolioId', '=', portfolioId).execute()
  if (wanted.length === 0) return
  await trx
    .insertInto('images')
    .values(wanted.map((image, position) => ({ ...image, position })))
    .execute()
}
