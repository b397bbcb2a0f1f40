import { join } from 'node:path'
import { type Database, openDatabase } from '../api/src/db/engines/connect.ts'
import { migrateToLatest } from '../api/src/db/migrate.ts'
import { listDeskCompanyPage } from '../api/src/db/queries/desk/desk-companies.ts'
import { listDeskLines } from '../api/src/db/queries/desk/desk-log.ts'
import { listOpenThings } from '../api/src/db/queries/desk/reported-things.ts'
import { listMarksAtDesk } from '../api/src/db/queries/marks/desk-marks.ts'
import { listPortfolioPage } from '../api/src/db/queries/portfolios/portfolios.ts'
import { fillLog, fillQueues } from '../api/test/many-desk-rows.ts'
import { fillMany } from '../api/test/many-rows.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { median } from '../scripts/suites/processor-time.ts'
import { note } from './report.ts'
import { freshFolder, removeFolder } from './server.ts'

const sizes = { few: 1_000, many: 100_000 }
const turns = 200
const limit = 24
const now = Date.UTC(2026, 10, 23)
const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

/** A page of each list; the desk's waiting reports and marks are as many in both sizes. */
const pages: Record<string, (db: Database) => Promise<unknown>> = {
  'directory, first page': ({ read }) => listPortfolioPage(read, { limit, distinct: 'company' }),
  'directory, a city': ({ read }) => listPortfolioPage(read, { limit, city: 1 }),
  'directory, a word': ({ read }) => listPortfolioPage(read, { limit, q: 'construction' }),
  'directory, no match': ({ read }) => listPortfolioPage(read, { limit, q: 'zzqx' }),
  'companies at the desk': ({ read }) => listDeskCompanyPage(read, { silentBefore: 0, limit }),
  'companies of a service at the desk': ({ read }) =>
    listDeskCompanyPage(read, { category: 4, silentBefore: 0, limit }),
  'reported things': ({ read }) => listOpenThings(read, { kind: undefined, after: undefined }, limit),
  'marks that wait': ({ read }) =>
    listMarksAtDesk(read, { state: 'waiting', after: undefined, today: '2026-11-23' }, limit),
  'log of the desk': ({ read }) => listDeskLines(read, {}, undefined, limit),
  'log of a person': ({ read }) => listDeskLines(read, { actorId: 'actor-3' }, undefined, limit),
}

/** Measures a page of each list with 100,000 companies against 1,000, on each engine that this machine has. */
export async function benchLists(): Promise<void> {
  for (const engine of ['sqlite', 'postgres'] as const) {
    const filled: Filled[] = []
    try {
      for (const companies of [sizes.few, sizes.many]) {
        const one = await fill(engine, companies)
        if (one) filled.push(one)
      }
      const [few, many] = filled
      if (few && many) await compare(engine, few.db, many.db)
    } finally {
      for (const { remove } of filled) await remove()
    }
  }
}

interface Filled {
  db: Database
  /** Closes it and deletes all its data. */
  remove: () => Promise<void>
}

/** Undefined when this machine has no PostgreSQL. */
async function fill(engine: keyof typeof engines, companies: number): Promise<Filled | undefined> {
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
  if (engine === 'postgres' && !postgres) return undefined
  const folder = await freshFolder()
  const file = join(folder, 'bench.sqlite')
  const db = await openDatabase(postgres ? { kind: 'postgres', url: postgres.url } : { kind: 'sqlite', file })
  await migrateToLatest(db)
  await fillMany(db, { companies, portfolios: companies })
  await fillQueues(db, { companies, reports: companies * 3 })
  if (engine === 'sqlite') await fillLog(db, { lines: companies * 10, now })
  const remove = async () => {
    await db.close()
    await postgres?.stop()
    await removeFolder(folder)
  }
  return { db, remove }
}

async function compare(engine: keyof typeof engines, few: Database, many: Database): Promise<void> {
  for (const [name, load] of Object.entries(pages)) {
    const taken = { few: [] as number[], many: [] as number[] }
    // In turns, so that a busy moment of the machine affects both.
    for (let turn = -20; turn < turns; turn++) {
      for (const [size, db] of Object.entries({ few, many }) as ['few' | 'many', Database][]) {
        const started = performance.now()
        await load(db)
        if (turn >= 0) taken[size].push(performance.now() - started)
      }
    }
    const ms = median(taken.many)
    const ratio = ms / median(taken.few)
    const measured = `${ratio.toFixed(2)} times (${ms.toFixed(2)} ms)`
    const what = `${name}: 100,000 companies against 1,000, ${engines[engine]}`
    note(what, measured, 'at most 2 times', ratio <= 2)
  }
}
