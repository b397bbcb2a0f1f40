import type { Reader, Writer } from '../database.ts'
import { markToTrace } from './company-traces.ts'
import { holdOrder } from './portfolio-order.ts'

/** A picture whose bytes were not read yet. */
export interface UnhashedPicture {
  kind: 'photograph' | 'logo'
  /** Id of the image, or of the company whose logo it is. */
  id: string
  /** Name of the stored picture without size and ending. */
  file: string
}

/** Pictures without a hash: logos first, then photographs, at most `most`. */
export async function listUnhashed(db: Reader, most: number): Promise<UnhashedPicture[]> {
  const logos = await db
    .selectFrom('companies')
    .select(['id', 'imageFile'])
    .where('imageFile', 'is not', null)
    .where('imageHash', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()
  const photographs = await db
    .selectFrom('images')
    .select(['id', 'file'])
    .where('contentHash', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()
  const found = [
    ...logos.map(({ id, imageFile }) => ({ kind: 'logo' as const, id, file: imageFile ?? '' })),
    ...photographs.map(({ id, file }) => ({ kind: 'photograph' as const, id, file })),
  ]
  return found.slice(0, most)
}

/**
 * Stores the hash of a picture, '' when its file is not there, and has its company traced again. A picture that was
 * replaced or removed meanwhile is left alone.
 */
export async function storeHash(trx: Writer, picture: UnhashedPicture, hash: string): Promise<void> {
  const { kind, id, file } = picture
  const companyId = await findOwner(trx, picture)
  // Locked first, as by every write of a project.
  if (companyId === undefined || !(await holdOrder(trx, companyId))) return
  const { numUpdatedRows } =
    kind === 'logo'
      ? await trx
          .updateTable('companies')
          .set({ imageHash: hash })
          .where('id', '=', id)
          .where('imageFile', '=', file)
          .executeTakeFirst()
      : await trx
          .updateTable('images')
          .set({ contentHash: hash })
          .where('id', '=', id)
          .where('file', '=', file)
          .executeTakeFirst()
  if (numUpdatedRows > 0n && hash !== '') await markToTrace(trx, companyId)
}

async function findOwner(db: Reader, { kind, id }: UnhashedPicture): Promise<string | undefined> {
  if (kind === 'logo') return id
  const row = await db
    .selectFrom('images')
    .innerJoin('portfolios', 'portfolios.id', 'images.portfolioId')
    .select('portfolios.companyId')
    .where('images.id', '=', id)
    .executeTakeFirst()
  return row?.companyId
}
