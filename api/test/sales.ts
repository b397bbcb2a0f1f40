import type { PaymentBody } from '@tameer/contract'
import type { Context } from '../src/context/context.ts'
import type { PaymentRecord } from '../src/db/queries/payments/payments.ts'
import { beginPaymentOf } from '../src/features/billing/begin-payment.ts'
import { multipart } from './factories.ts'

/** Settings with which plans are sold, paid by bank transfer. */
export const salesEnv = {
  ...{ PLAN_PLUS_MONTH: '2500', PLAN_PLUS_YEAR: '25000', PLAN_PRO_MONTH: '7500', PLAN_PRO_YEAR: '75000' },
  ...{ PLAN_FEES_SINCE: '2026-11-01', PLAN_TAX_PERCENT: '16', SELLER_NAME: 'Tameer' },
  ...{ SELLER_ADDRESS: 'Lahore', SELLER_TAX_NUMBER: '1234567-8' },
  ...{
    TRANSFER_BANK: 'Sample Bank',
    TRANSFER_ACCOUNT_TITLE: 'Tameer',
    TRANSFER_IBAN: 'PK36SCBL0000001123456702',
  },
}

const fees = { plus: { 1: 2500, 12: 25_000 }, pro: { 1: 7500, 12: 75_000 } }

/** Begins a payment of a company with these settings: a year of Plus by bank transfer, unless told otherwise. */
export async function addPayment(
  context: Context,
  companyId: string,
  given: Partial<PaymentBody> = {},
): Promise<PaymentRecord> {
  const { plan = 'plus', months = 12 } = given
  const usual = { plan, months, gateway: 'transfer', amount: fees[plan][months], again: false } as const
  return (await beginPaymentOf(context, { companyId, language: 'en' }, { ...usual, ...given })).payment
}

/** First bytes of a JPEG, which is all that the server checks of a slip. */
export const plainSlip = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])

/** Form with which a company says that it paid by transfer, with the picture of the slip unless that is null. */
export function slipForm(bytes: Buffer | null = plainSlip) {
  return multipart({}, bytes ? [{ field: 'slip', filename: 'slip.jpg', bytes }] : [])
}
