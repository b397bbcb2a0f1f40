import { type ReportKind, reportKinds } from '@tameer/contract'
import type { Database } from '../api/src/db/connect.ts'
import { listMarksAtDesk } from '../api/src/db/queries/desk-marks.ts'
import { countOpenReports, listClosings, listOpenThings } from '../api/src/db/queries/reported-things.ts'
import { fillQueues } from '../api/test/many-desk-rows.ts'
import { fillMany } from '../api/test/many-rows.ts'
import { compareSizes } from './compare-sizes.ts'
import { onEachEngine } from './filled-engines.ts'

const today = '2026-11-23'
const kinds = [undefined, ...reportKinds.filter((kind) => kind === 'profile' || kind === 'project')]

/**
 * Measures pages of the desk's reports and marks on each engine: 100,000 companies with 300,000 reports against 2,000
 * with 6,000.
 */
export function benchDeskQueues(): Promise<void> {
  const fill = async (db: Database, companies: number) => {
    await fillMany(db, { companies, portfolios: companies })
    await fillQueues(db, { companies, reports: companies * 3 })
  }
  return onEachEngine({ few: 2000, many: 100_000, fill }, measure)
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
