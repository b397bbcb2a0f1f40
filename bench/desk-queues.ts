import { join } from 'node:path'
import { type ReportKind, reportKinds } from '@tameer/contract'
import { type Database, openDatabase } from '../api/src/db/connect.ts'
import { migrateToLatest } from '../api/src/db/migrate.ts'
import { listMarksAtDesk } from '../api/src/db/queries/desk-marks.ts'
import { countOpenReports, listClosings, listOpenThings } from '../api/src/db/queries/reported-things.ts'
import { fillQueues } from '../api/test/many-desk-rows.ts'
import { fillMany } from '../api/test/many-rows.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { compareSizes } from './compare-sizes.ts'
import { freshFolder, removeFolder } from './server.ts'

const today = '2026-11-23'
const kinds = [undefined, ...reportKinds.filter((kind) => kind === 'profile' || kind === 'project')]

/**
 * Measures pages of the desk's reports and marks on each engine: 100,000 companies with 300,000 reports against 2,000
 * with 6,000. Without PostgreSQL on this machine a message says so.
 */
export async function benchDeskQueues(): Promise<void> {
  for (const engine of ['sqlite', 'postgres'] as const) {
    const opened: Filled[] = []
    const open = async (companies: number) => {
      const filled = await openFilled(engine, companies)
      if (filled) opened.push(filled)
      return filled?.db
    }
    try {
      const few = await open(2000)
      const many = few && (await open(100_000))
      if (few && many) await measure(few, many)
    } finally {
      for (const { remove } of opened) await remove()
    }
  }
}

interface Filled {
  db: Database
  /** Closes it and deletes all its data. */
  remove: () => Promise<void>
}

/** Undefined when this machine has no PostgreSQL. */
async function openFilled(engine: Database['kind'], companies: number): Promise<Filled | undefined> {
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
  if (engine === 'postgres' && !postgres) return undefined
  const folder = await freshFolder()
  const file = join(folder, 'bench.sqlite')
  const db = await openDatabase(postgres ? { kind: 'postgres', url: postgres.url } : { kind: 'sqlite', file })
  const remove = async () => {
    await db.close()
    await postgres?.stop()
    await removeFolder(folder)
  }
  try {
    await migrateToLatest(db)
    await fillMany(db, { companies, portfolios: companies })
    await fillQueues(db, { companies, reports: companies * 3 })
    return { db, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function measure(few: Database, many: Database): Promise<void> {
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
}
