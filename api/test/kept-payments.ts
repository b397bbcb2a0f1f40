import { sql } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import { newId } from '../src/core/ids.ts'
import type { Database } from '../src/db/connect.ts'
import { migrateTo } from '../src/db/migrate.ts'
import type { Engine } from './databases.ts'
import { type KeptVersion, openKeptVersion, type Row, readTables } from './kept-version.ts'

const tables = ['accounts', 'companies', 'payments']

interface PaymentStep {
  before: string
  step: string
  /** Gateways of the payments that wait before the step; each gives its payment a number. */
  gateways: readonly string[]
  /** Columns that each payment has after the step beside those it had. */
  added: Row
}

/**
 * Keeps a stored version for the tests of a migration that adds columns to payments. Returns the walk of one test: up,
 * where everything else stays as it was, then `check`, and back to the same data.
 */
export function keepPayments(engine: Engine, { before, step, gateways, added }: PaymentStep) {
  let kept: KeptVersion
  beforeAll(async () => {
    const old = ['accounts', 'companies']
    kept = await openKeptVersion('version-022', {
      ...{ before: '022-languages', tables: old, catalogue: [], files: [] },
    })
  })
  afterAll(() => kept.remove())

  return async (check: (db: Database) => Promise<void>) => {
    const db = await kept.openOld(engine)
    await migrateTo(db, before)
    for (const [number, gateway] of gateways.entries()) {
      await db.write((trx) =>
        sql`insert into payments (id, reference, payer, plan, months, kind, period_no, bought_on, fee, off,
            amount, tax_percent, gateway, state, created_at, expires_at)
          values (${newId()}, ${`TM-26-0000${number}`}, 'Old', 'plus', 12, 'add', 1, '2026-11-24', 25000, 0,
            25000, 1600, ${gateway}, 'pending', 1, 2)`.execute(trx),
      )
    }
    const old = await readTables(db.read, tables)
    expect(await migrateTo(db, step)).toEqual([step])
    const { payments, ...rest } = await readTables(db.read, tables)
    const { payments: oldPayments = [], ...same } = old
    expect(rest).toEqual(same)
    expect(payments).toEqual(oldPayments.map((row) => ({ ...row, ...added })))
    await check(db)
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await readTables(db.read, tables)).toEqual(old)
  }
}
