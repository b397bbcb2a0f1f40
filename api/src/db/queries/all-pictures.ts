import type { Reader } from '../database.ts'

/** A stored picture or document, as a row names it. */
export interface StoredPicture {
  file: string
  width: number
  kind: 'photograph' | 'house' | 'logo' | 'document'
}

/** At most `most` of the pictures that rows name, each once, sorted by file, after the file `after`. */
export async function listAllPictures(db: Reader, after: string, most: number): Promise<StoredPicture[]> {
  const photographs = await db
    .selectFrom('images')
    .select((row) => ['file', row.fn.max('width').as('width')])
    .where('file', '>', after)
    .groupBy('file')
    .orderBy('file')
    .limit(most)
    .execute()
  const logos = await db
    .selectFrom('companies')
    .select(['imageFile', 'imageWidth'])
    .where('imageFile', '>', after)
    .orderBy('imageFile')
    .limit(most)
    .execute()
  const ofRequests = await db
    .selectFrom('requestImages')
    .select(['file', 'width'])
    .where('file', '>', after)
    .orderBy('file')
    .limit(most)
    .execute()
  const ofHouses = await db
    .selectFrom('housePictures')
    .select(['file', 'width'])
    .where('file', '>', after)
    .orderBy('file')
    .limit(most)
    .execute()
  const documents = await db
    .selectFrom('marks')
    .select('documentFile')
    .where('documentFile', '>', after)
    .orderBy('documentFile')
    .limit(most)
    .execute()
  const slips = await db
    .selectFrom('payments')
    .select('slipFile')
    .where('slipFile', '>', after)
    .orderBy('slipFile')
    .limit(most)
    .execute()
  const papers = [
    ...documents.map(({ documentFile }) => documentFile),
    ...slips.map(({ slipFile }) => slipFile),
  ]
  const found: StoredPicture[] = [
    ...[...photographs, ...ofRequests].map(({ file, width }) => ({
      file,
      width,
      kind: 'photograph' as const,
    })),
    ...ofHouses.map((picture) => ({ ...picture, kind: 'house' as const })),
    ...logos.map((logo) => ({
      file: logo.imageFile ?? '',
      width: logo.imageWidth ?? 0,
      kind: 'logo' as const,
    })),
    ...papers.map((file) => ({ file: file ?? '', width: 0, kind: 'document' as const })),
  ]
  return found.sort((one, other) => (one.file < other.file ? -1 : 1)).slice(0, most)
}

/** Number of pictures on all pages of `listAllPictures` together. */
export async function countAllPictures(db: Reader, after = ''): Promise<number> {
  const photographs = await db
    .selectFrom('images')
    .select((row) => row.fn.count<number>('file').distinct().as('n'))
    .where('file', '>', after)
    .executeTakeFirstOrThrow()
  const logos = await db
    .selectFrom('companies')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('imageFile', '>', after)
    .executeTakeFirstOrThrow()
  const ofRequests = await db
    .selectFrom('requestImages')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('file', '>', after)
    .executeTakeFirstOrThrow()
  const ofHouses = await db
    .selectFrom('housePictures')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('file', '>', after)
    .executeTakeFirstOrThrow()
  const documents = await db
    .selectFrom('marks')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('documentFile', '>', after)
    .executeTakeFirstOrThrow()
  const slips = await db
    .selectFrom('payments')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('slipFile', '>', after)
    .executeTakeFirstOrThrow()
  return photographs.n + logos.n + ofRequests.n + ofHouses.n + documents.n + slips.n
}
