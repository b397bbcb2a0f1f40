import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { keepPayments } from '../../../test/kept-payments.ts'

describeOnEachEngine('a database of the version before receipts had an address', (_open, engine) => {
  const walk = keepPayments(engine, {
    ...{ before: '038-said-paid', step: '039-payer-address', gateways: ['safepay'] },
    added: { payerAddress: '', language: null },
  })

  it('keeps every payment, without an address, and is the same again after the way back', () =>
    walk(async (db) => {
      const lives = (address: string) =>
        db.write((trx) => sql`update payments set payer_address = ${address}`.execute(trx))
      await expect(lives('x'.repeat(401))).rejects.toThrow(/check/i)
      await lives('x'.repeat(400))
      const speaks = (language: string) =>
        db.write((trx) => sql`update payments set language = ${language}`.execute(trx))
      await expect(speaks('fr')).rejects.toThrow(/check/i)
      await speaks('ur')
    }))
})
