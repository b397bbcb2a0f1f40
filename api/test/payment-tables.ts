import { newId } from '../src/core/secrets/ids.ts'
import type { Writer } from '../src/db/engines/connect.ts'
import { far, oddTexts } from './odd-values.ts'
import { testNow } from './rows.ts'

/** A payment about which nothing is known yet. */
const open = {
  plan: 'plus',
  months: 12,
  amount: 25_000,
  taxPercent: 1600,
  asks: 0,
  createdAt: testNow,
  expiresAt: far,
  bankNumber: null,
  receipt: null,
  refundReason: null,
  refundNote: null,
  refundDueAt: null,
  paidAt: null,
  refundedAt: null,
  handle: null,
  askedAt: null,
  nextAskAt: null,
  saidPaidAt: null,
  slipFile: null,
  inPlaceOf: null,
  language: 'ur',
  payerAddress: '',
  sellerName: null,
  sellerAddress: null,
  sellerTaxNumber: null,
} as const

/** A paid payment with its slip, one that waits, and one that went back after its account was deleted. */
export async function fillPayments(trx: Writer, companyId: string, slipFile: string): Promise<void> {
  const paidId = newId()
  const payments = [
    {
      ...open,
      id: paidId,
      reference: 'TM-26-2222222222',
      companyId,
      payer: oddTexts[0] as string,
      payerAddress: oddTexts[1] as string,
      sellerName: oddTexts[0],
      sellerAddress: oddTexts[1],
      sellerTaxNumber: oddTexts[2],
      gateway: 'transfer' as const,
      state: 'paid' as const,
      bankNumber: oddTexts[2] as string,
      receipt: '2026-KRT-000001',
      paidAt: testNow,
      saidPaidAt: testNow,
      slipFile,
      reminded: 2,
    },
    {
      ...open,
      id: newId(),
      reference: 'TM-26-3333333333',
      companyId,
      payer: "O'Brien",
      inPlaceOf: paidId,
      gateway: 'safepay' as const,
      state: 'pending' as const,
      handle: 'track_1',
      nextAskAt: far,
      askedAt: testNow,
    },
    {
      ...open,
      id: newId(),
      reference: 'TM-26-4444444444',
      companyId: null,
      payer: 'Gone',
      gateway: 'alfalah' as const,
      state: 'refunded' as const,
      receipt: '2026-KRT-000002',
      paidAt: testNow,
      refundReason: 'account-deleted' as const,
      refundDueAt: testNow,
      refundNote: 'R2026-KRT-000001',
      refundedAt: testNow + 1,
    },
  ]
  for (const payment of payments) await trx.insertInto('payments').values(payment).execute()
  const events = payments.map(({ id: paymentId }) => ({
    id: newId(),
    paymentId,
    event: 'begun' as const,
    detail: oddTexts[1] as string,
    createdAt: testNow,
  }))
  await trx.insertInto('paymentEvents').values(events).execute()
  await trx.insertInto('paperLetters').values({ id: 1, letters: 'KRT' }).execute()
  await trx
    .insertInto('paperNumbers')
    .values({ kind: 'receipt', year: 2026, letters: 'KRT', last: 2 })
    .execute()
}
