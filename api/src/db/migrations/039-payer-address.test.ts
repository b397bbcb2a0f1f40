import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { type KeptVersion, openKeptVersion, readTables } from '../../../test/kept-version.ts'
import { newId } from '../../core/ids.ts'
import { migrateTo } from '../migrate.ts'

const kept022 = '022-languages'
const before = '038-said-paid'
const step = '039-payer-address'
const tables = ['accounts', 'companies', 'payments']

describeOnEachEngine('a database of the version before receipts had an address', (_open, engine) => {
  let kept: KeptVersion

  beforeAll(async () => {
    const old = ['accounts', 'companies']
    kept = await openKeptVersion('version-022', { before: kept022, tables: old, catalogue: [], files: [] })
  })
  afterAll(() => kept.remove())

  it('keeps every payment, without an address, and is the same again after the way back', async () => {
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
    expect(payments).toEqual(oldPayments.map((row) => ({ ...row, payerAddress: '', language: null })))
    const lives = (address: string) =>
      db.write((trx) => sql`update payments set payer_address = ${address}`.execute(trx))
    await expect(lives('x'.repeat(401))).rejects.toThrow(/check/i)
    await lives('x'.repeat(400))
    const speaks = (language: string) =>
      db.write((trx) => sql`update payments set language = ${language}`.execute(trx))
    await expect(speaks('fr')).rejects.toThrow(/check/i)
    await speaks('ur')
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await readTables(db.read, tables)).toEqual(old)
  })
})
