import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openDatabase } from '../api/src/db/connect.ts'
import { migrateToLatest } from '../api/src/db/migrate.ts'
import { keepFigures } from '../api/src/features/desk/figures/figures-service.ts'
import { fillTwoYears } from '../api/test/many-figure-rows.ts'
import { note } from './report.ts'
import { freshFolder, removeFolder } from './server.ts'

const now = Date.UTC(2026, 10, 23, 9)
const sizes = { companies: 100_000, portfolios: 1_000_000, requests: 300_000 }

/** The desk's figures of two years: of 100,000 companies, a million projects and 300,000 requests, how long the server is busy with them. */
export async function benchDeskFigures(): Promise<void> {
  const folder = await freshFolder()
  const db = await openDatabase({ kind: 'sqlite', file: join(folder, 'bench.sqlite') })
  try {
    await migrateToLatest(db)
    await fillTwoYears(db, { now, ...sizes })
    const figures = keepFigures({ db, clock: () => now })
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const started = performance.now()
    await figures()
    const ms = performance.now() - started
    // The last block is told at the next turn.
    await new Promise((done) => setTimeout(done, 20))
    delay.disable()
    const longest = delay.max / 1e6
    const what =
      'figures of the desk, 100,000 companies, 1,000,000 projects, 300,000 requests, longest block, SQLite'
    note(what, `${longest.toFixed(0)} ms (${ms.toFixed(0)} ms in all)`, 'at most 100 ms', longest <= 100)
  } finally {
    await db.close()
    await removeFolder(folder)
  }
}
