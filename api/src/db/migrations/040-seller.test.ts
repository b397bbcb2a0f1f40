import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { keepPayments } from '../../../test/kept-payments.ts'

describeOnEachEngine('a database of the version before receipts kept their seller', (_open, engine) => {
  const walk = keepPayments(engine, {
    ...{ before: '039-payer-address', step: '040-seller', gateways: ['safepay'] },
    added: { sellerName: null, sellerAddress: null, sellerTaxNumber: null },
  })

  it('keeps every payment, without a seller, and is the same again after the way back', () =>
    walk(async (db) => {
      const sells = (name: string) =>
        db.write((trx) => sql`update payments set seller_name = ${name}`.execute(trx))
      await expect(sells('x'.repeat(401))).rejects.toThrow(/check/i)
      await sells('x'.repeat(400))
    }))
})
