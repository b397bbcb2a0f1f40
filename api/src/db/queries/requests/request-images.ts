import type { Selectable } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import type { Schema } from '../../schema.ts'

export type RequestImageRow = Selectable<Schema['requestImages']>

/** A request's pictures in their order. */
export function listRequestImages(db: Reader, requestId: string): Promise<RequestImageRow[]> {
  return db
    .selectFrom('requestImages')
    .selectAll()
    .where('requestId', '=', requestId)
    .orderBy('position')
    .execute()
}

/** Stores the pictures of a new request. */
export async function insertRequestImages(
  trx: Writer,
  requestId: string,
  pictures: readonly Pick<RequestImageRow, 'file' | 'width' | 'height'>[],
  now: number,
): Promise<void> {
  if (pictures.length === 0) return
  const rows = pictures.map(({ file, width, height }, position) => ({
    id: file,
    requestId,
    file,
    width,
    height,
    position,
    createdAt: now,
  }))
  await trx.insertInto('requestImages').values(rows).execute()
}

/** Deletes the pictures of a request; returns them, so that their files can be removed. */
export function deleteRequestImages(trx: Writer, requestId: string): Promise<RequestImageRow[]> {
  return trx.deleteFrom('requestImages').where('requestId', '=', requestId).returningAll().execute()
}
