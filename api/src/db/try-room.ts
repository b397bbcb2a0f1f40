import { randomBytes } from 'node:crypto'
import { newId } from '../core/secrets/ids.ts'
import type { Database } from './database.ts'

/** The size of a long form. */
const roomBytes = 64 * 1024

/**
 * Writes a row and removes it, invisibly to others. Rejects with the error that every write of that size would get,
 * above all `DiskFull`.
 */
export function tryRoom(db: Database): Promise<void> {
  const name = `room-${newId()}`
  // Random, because PostgreSQL compresses long texts.
  const owner = randomBytes(roomBytes / 2).toString('hex')
  return db.note(async (trx) => {
    await trx
      .insertInto('jobRuns')
      .values({ name, owner, heldUntil: 0, nextAt: 0, finishedAt: null })
      .execute()
    await trx.deleteFrom('jobRuns').where('name', '=', name).execute()
  })
}
