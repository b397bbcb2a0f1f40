import { join } from 'node:path'
import { type Database, openDatabase } from '../api/src/db/connect.ts'
import { migrateToLatest } from '../api/src/db/migrate.ts'
import { type DeskLogFilter, listDeskLines } from '../api/src/db/queries/desk-log.ts'
import { fillLog } from '../api/test/many-desk-rows.ts'
import { compareSizes } from './compare-sizes.ts'
import { freshFolder, removeFolder } from './server.ts'

const now = Date.UTC(2026, 10, 23)
const minuteMs = 60_000

const filters: Record<string, DeskLogFilter> = {
  'no filter': {},
  'an event': { event: 'signed-in' },
  'a seldom event': { event: 'company-deleted' },
  'a person': { actorId: 'actor-3' },
  'a subject': { subjectId: 'subject-7' },
  'a month': { from: now - 9000 * minuteMs, until: now - 4000 * minuteMs },
  'a person and an event': { actorId: 'actor-3', event: 'signed-in' },
  'a person and a seldom event': { actorId: 'actor-0', event: 'company-deleted' },
  'a subject and an event': { subjectId: 'subject-7', event: 'company-hidden' },
  'a seldom event of a month': { event: 'company-deleted', from: now - 9000 * minuteMs },
}

/** Measures pages of the desk's log by each filter: many lines against few. */
export async function benchDeskLog(): Promise<void> {
  const folder = await freshFolder()
  const open = async (name: string, lines: number) => {
    const db = await openDatabase({ kind: 'sqlite', file: join(folder, `${name}.sqlite`) })
    await migrateToLatest(db)
    await fillLog(db, { lines, now })
    return db
  }
  const few = await open('few', 10_000)
  const many = await open('many', 1_000_000)
  try {
    const pages = Object.entries(filters).map(
      ([name, filter]) =>
        [name, (db: Database, most: number) => listDeskLines(db.read, filter, undefined, most)] as const,
    )
    await compareSizes('page of the log at the desk, 1,000,000 lines against 10,000', { few, many }, pages)
  } finally {
    await Promise.all([few.close(), many.close()])
    await removeFolder(folder)
  }
}
