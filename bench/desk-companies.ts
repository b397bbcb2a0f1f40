import { join } from 'node:path'
import { openDatabase } from '../api/src/db/connect.ts'
import { migrateToLatest } from '../api/src/db/migrate.ts'
import { type DeskCompanyFilter, listDeskCompanyPage } from '../api/src/db/queries/desk-companies.ts'
import { fillMany } from '../api/test/many-rows.ts'
import { median } from '../scripts/processor-time.ts'
import { note } from './report.ts'
import { freshFolder, removeFolder } from './server.ts'

const turns = 60
const silentBefore = 0
const filters: Record<string, Omit<DeskCompanyFilter, 'silentBefore'>> = {
  'no filter': {},
  'those listed': { state: 'listed' },
  'those suspended': { state: 'suspended' },
  'those unconfirmed': { state: 'unconfirmed' },
  'those silent': { state: 'silent' },
  'a service': { category: 4 },
  'without a logo': { without: 'logo' },
  'without a project': { without: 'project' },
  'a word': { q: 'company' },
  'all but words': { state: 'listed', category: 4, city: 1, without: 'logo' },
}

/** Measures a page of the desk's companies by each filter: a hundred thousand companies against a thousand. */
export async function benchDeskCompanies(): Promise<void> {
  const folder = await freshFolder()
  const sizes = { few: 1000, many: 100_000 } as const
  const open = async (companies: number) => {
    const db = await openDatabase({ kind: 'sqlite', file: join(folder, `${companies}.sqlite`) })
    await migrateToLatest(db)
    await fillMany(db, { companies, portfolios: companies * 2 })
    return db
  }
  const [few, many] = [await open(sizes.few), await open(sizes.many)]
  try {
    let worst = { name: '', ratio: 0, ms: 0 }
    for (const [name, filter] of Object.entries(filters)) {
      const taken = { few: [] as number[], many: [] as number[] }
      // In turns, so that a busy moment of the machine affects both.
      for (let turn = -10; turn < turns; turn++) {
        for (const [size, db] of [
          ['few', few],
          ['many', many],
        ] as const) {
          const started = performance.now()
          await listDeskCompanyPage(db.read, { ...filter, silentBefore, limit: 24 })
          if (turn >= 0) taken[size].push(performance.now() - started)
        }
      }
      const ms = median(taken.many)
      const ratio = ms / median(taken.few)
      console.log(`  ${name}: ${ratio.toFixed(2)} times (${ms.toFixed(2)} ms)`)
      if (ratio > worst.ratio) worst = { name, ratio, ms }
    }
    const what = `page of companies at the desk, 100,000 against 1,000, slowest ratio (${worst.name}), SQLite`
    const measured = `${worst.ratio.toFixed(2)} times (${worst.ms.toFixed(2)} ms)`
    note(what, measured, 'at most 1.3 times', worst.ratio <= 1.3)
  } finally {
    await Promise.all([few.close(), many.close()])
    await removeFolder(folder)
  }
}
