import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import { newId } from '../../core/ids.ts'
import { migrateTo } from '../migrate.ts'

const kept022 = '022-languages'
const before = '039-payer-address'
const step = '040-seller'
const tables = ['accounts', 'companies', 'payments']

describeOnEachEngine('a database of the version before receipts kept their seller', (_open, engine) => {
  let kept: KeptVersion

  beforeAll(async () => {
    const old = ['accounts', 'companies']
    kept = await openKeptVersion('version-022', { before: kept022, tables: old, catalogue: [], files: [] })
  })
  afterAll(() => kept.remove())

  it('keeps every payment, without a seller, and is the same again after the way back', async () => {
    const db = await kept.openOld(engine)
    await migrateTo(db, before)
    await db.write((trx) =>
      sql`insert into payments (id, reference, payer, plan, months, kind, period_no, bought_on, fee, off,
          amount, tax_percent, gateway, state, created_at, expires_at)
        values (${newId()}, 'TM-26-00001', 'Old', 'plus', 12, 'add', 1, '2026-11-24', 25000, 0,
          25000, 1600, 'safepay', 'pending', 1, 2)`.execute(trx),
    )
    const old = await readTables(db.read, tables)
    expect(await migrateTo(db, step)).toEqual([step])
    const { payments, ...rest } = await readTables(db.read, tables)
    const { payments: oldPayments = [], ...same } = old
    expect(rest).toEqual(same)
    const unknown = { sellerName: null, sellerAddress: null, sellerTaxNumber: null }
    expect(payments).toEqual(oldPayments.map((row) => ({ ...row, ...unknown })))
    const sells = (name: string) =>
      db.write((trx) => sql`update payments set seller_name = ${name}`.execute(trx))
    await expect(sells('x'.repeat(401))).rejects.toThrow(/check/i)
    await sells('x'.repeat(400))
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await readTables(db.read, tables)).toEqual(old)
  })
})
