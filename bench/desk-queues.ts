import { join } from 'node:path'
import { type ReportKind, reportKinds } from '@tameer/contract'
import { type Database, openDatabase } from '../api/src/db/connect.ts'
import { migrateToLatest } from '../api/src/db/migrate.ts'
import { listMarksAtDesk } from '../api/src/db/queries/desk-marks.ts'
import { countOpenReports, listClosings, listOpenThings } from '../api/src/db/queries/reported-things.ts'
import { fillQueues } from '../api/test/many-desk-rows.ts'
import { fillMany } from '../api/test/many-rows.ts'
import { compareSizes } from './compare-sizes.ts'
import { freshFolder, removeFolder } from './server.ts'

const today = '2026-11-23'
const kinds = [undefined, ...reportKinds.filter((kind) => kind === 'profile' || kind === 'project')]

/** Measures pages of the desk's reports and marks: 100,000 companies with 300,000 reports against 2,000 with 6,000. */
export async function benchDeskQueues(): Promise<void> {
  const folder = await freshFolder()
  const open = async (companies: number) => {
    const db = await openDatabase({ kind: 'sqlite', file: join(folder, `${companies}.sqlite`) })
    await migrateToLatest(db)
    await fillMany(db, { companies, portfolios: companies })
    await fillQueues(db, { companies, reports: companies * 3 })
    return db
  }
  const few = await open(2000)
  const many = await open(100_000)
  try {
    const page = (kind: ReportKind | undefined, list: typeof listOpenThings) =>
      [
        `${list === listClosings ? 'closed' : 'open'}, ${kind ?? 'all'}`,
        async (db: Database, most: number) => (await list(db.read, { kind, after: undefined }, most)).rows,
      ] as const
    await compareSizes('page of reported things at the desk, 300,000 reports against 6,000', { few, many }, [
      ...kinds.map((kind) => page(kind, listOpenThings)),
      ...kinds.map((kind) => page(kind, listClosings)),
      ['their number', async (db: Database) => [await countOpenReports(db.read)]],
    ])
    const marks = (state: 'waiting' | 'checked') =>
      [
        state,
        (db: Database, most: number) => listMarksAtDesk(db.read, { state, after: undefined, today }, most),
      ] as const
    await compareSizes('page of marks at the desk, 100,000 companies against 2,000', { few, many }, [
      marks('waiting'),
      marks('checked'),
    ])
  } finally {
    await Promise.all([few.close(), many.close()])
    await removeFolder(folder)
  }
}
