import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { keepPayments } from '../../../test/kept-payments.ts'

describeOnEachEngine('a database of the version before companies said that they paid', (_open, engine) => {
  const walk = keepPayments(engine, {
    ...{ before: '037-payments', step: '038-said-paid', gateways: ['transfer', 'safepay'] },
    added: { saidPaidAt: null, slipFile: null },
  })

  it('keeps every payment, takes slips of transfers alone, and is the same again after the way back', () =>
    walk(async (db) => {
      const say = (gateway: string, slip: string | null, at: number | null = 3) =>
        db.write((trx) =>
          sql`update payments set said_paid_at = ${at}, slip_file = ${slip} where gateway = ${gateway}`.execute(
            trx,
          ),
        )
      await expect(say('safepay', null)).rejects.toThrow(/check/i)
      await expect(say('transfer', 'a slip that nobody spoke of', null)).rejects.toThrow(/check/i)
      await expect(say('transfer', 'x'.repeat(81))).rejects.toThrow(/check/i)
      await say('transfer', 'x'.repeat(80))
    }))
})
