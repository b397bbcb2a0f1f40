import { newId } from '../src/core/ids.ts'
import type { Writer } from '../src/db/connect.ts'
import { far, oddTexts } from './odd-values.ts'
import { testNow } from './rows.ts'

/** A paid payment with its slip and its period, one that waits, and one that went back after its account was deleted. */
export async function fillPayments(trx: Writer, companyId: string, slipFile: string): Promise<void> {
  const shared = {
    ...{ plan: 'plus' as const, months: 12 as const, kind: 'add' as const, boughtOn: '2026-11-24' },
    ...{ fee: 25_000, off: 0, amount: 25_000, taxPercent: 1600, asks: 0, createdAt: testNow, expiresAt: far },
  }
  const open = {
    ...{ bankNumber: null, receipt: null, refundReason: null, refundNote: null },
    ...{ paidAt: null, refundedAt: null, handle: null, askedAt: null, nextAskAt: null },
    ...{ saidPaidAt: null, slipFile: null, language: 'ur' as const, payerAddress: '' },
    ...{ sellerName: null, sellerAddress: null, sellerTaxNumber: null },
  }
  const payments = [
    {
      ...{
        ...shared,
        ...open,
        id: newId(),
        reference: 'TM-26-00001',
        companyId,
        payer: oddTexts[0] as string,
        payerAddress: oddTexts[1] as string,
        ...{ sellerName: oddTexts[0], sellerAddress: oddTexts[1], sellerTaxNumber: oddTexts[2] },
      },
      ...{
        periodNo: 1,
        gateway: 'transfer' as const,
        state: 'paid' as const,
        bankNumber: oddTexts[2] as string,
      },
      ...{ receipt: '2026-000001', paidAt: testNow, saidPaidAt: testNow, slipFile },
    },
    {
      ...{ ...shared, ...open, id: newId(), reference: 'TM-26-00002', companyId, payer: "O'Brien" },
      ...{ periodNo: 2, gateway: 'safepay' as const, state: 'pending' as const, handle: 'track_1' },
      ...{ nextAskAt: far, askedAt: testNow },
    },
    {
      ...{ ...shared, ...open, id: newId(), reference: 'TM-26-00003', companyId: null, payer: 'Gone' },
      ...{ periodNo: 1, gateway: 'alfalah' as const, state: 'refunded' as const, receipt: '2026-000002' },
      ...{ paidAt: testNow, refundReason: 'account-deleted' as const, refundNote: 'R2026-000001' },
      ...{ refundedAt: testNow + 1 },
    },
  ]
  await trx.insertInto('payments').values(payments).execute()
  const events = payments.map(({ id: paymentId }) => ({
    ...{ id: newId(), paymentId, event: 'begun' as const, detail: oddTexts[1] as string, createdAt: testNow },
  }))
  await trx.insertInto('paymentEvents').values(events).execute()
  const [paid] = payments
  await trx
    .insertInto('planPeriods')
    .values({
      ...{ companyId, no: 1, paymentId: paid?.id ?? '', plan: 'plus', startsOn: '2026-11-24' },
      ...{ endsOn: '2027-11-23', cutOn: '2027-01-01', boughtOn: '2026-11-24', fee: 25_000 },
    })
    .execute()
  await trx.insertInto('paperNumbers').values({ kind: 'payment', year: 2026, last: 3 }).execute()
}
