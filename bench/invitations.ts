import { join } from 'node:path'
import { openDatabase } from '../api/src/db/connect.ts'
import { migrateToLatest } from '../api/src/db/migrate.ts'
import { listOwnInvitations } from '../api/src/features/requests/own-invitations.ts'
import { fillInvitations } from '../api/test/many-invitations.ts'
import { addCompany } from '../api/test/rows.ts'
import { median } from '../scripts/processor-time.ts'
import { note } from './report.ts'
import { freshFolder, removeFolder } from './server.ts'

const turns = 400

/**
 * Measures the first page of a company's invitations with the counts of all filters: ten thousand against a hundred.
 */
export async function benchInvitations(): Promise<void> {
  const folder = await freshFolder()
  const db = await openDatabase({ kind: 'sqlite', file: join(folder, 'bench.sqlite') })
  try {
    await migrateToLatest(db)
    const [few, many] = [await addCompany(db), await addCompany(db)]
    await fillInvitations(db, few, 100)
    await fillInvitations(db, many, 10_000)
    const taken = { few: [] as number[], many: [] as number[] }
    // In turns, so that a busy moment of the machine affects both.
    for (let turn = -50; turn < turns; turn++) {
      for (const [name, companyId] of [
        ['few', few],
        ['many', many],
      ] as const) {
        const started = performance.now()
        await listOwnInvitations({ db }, companyId, { limit: 24 })
        if (turn >= 0) taken[name].push(performance.now() - started)
      }
    }
    const [one, other] = [median(taken.few), median(taken.many)]
    const ratio = other / one
    const what = "first page of a company's invitations, 10,000 against 100, SQLite"
    note(what, `${ratio.toFixed(2)} times (${other.toFixed(2)} ms)`, 'at most 1.3 times', ratio <= 1.3)
  } finally {
    await db.close()
    await removeFolder(folder)
  }
}
