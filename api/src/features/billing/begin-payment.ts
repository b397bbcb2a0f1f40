import { findWaiting, type Language, type PaymentBody, paymentOpenMs } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { AppError, conflict, invalid, invalidField, notSignedIn } from '../../core/errors.ts'
import { noteEvent } from '../../core/events.ts'
import { logger } from '../../core/log.ts'
import { newId } from '../../core/secrets/ids.ts'
import { holdCompany } from '../../db/queries/companies/companies.ts'
import { drawReference } from '../../db/queries/marks/paper-numbers.ts'
import {
  insertPayment,
  listPending,
  notePayment,
  type PaymentRecord,
  setHandle,
  setNextAsk,
} from '../../db/queries/payments/payments.ts'
import { type Departure, type Gateway, GatewayError } from '../../payments/gateway.ts'
import { bankWords } from '../../words/bank-words.ts'
import { siteName } from '../../words/site-name.ts'
import { nextAskAt } from './ask-times.ts'
import { endUnpaid } from './end-unpaid.ts'
import { payerAddressOf } from './payer-address.ts'
import { addressesOf } from './return-addresses.ts'

/** Payments of one company that may wait at once. */
const mostPending = 5

/** The company that pays, and the language of its screen. */
interface Payer {
  companyId: string
  language: Language
}

/**
 * Stores a payment and prepares it at the bank; the browser then leaves with the departure (null: a bank transfer).
 * Throws `invalid` for what is not offered, and `conflict` for another sum than the person saw, while another payment waits
 * that they do not know of, and while five wait. When the bank does not answer the payment has failed, and this throws `busy`.
 */
export async function beginPaymentOf(
  context: Context,
  payer: Payer,
  body: PaymentBody,
): Promise<{ payment: PaymentRecord; departure: Departure | null }> {
  const gateway = context.gateways.get(body.gateway)
  const offered = body.gateway === 'transfer' ? context.config.payments.transfer : gateway
  if (!offered) throw invalidField('gateway', 'gatewayMissing')
  const payment = await store(context, payer, body)
  if (!gateway) return { payment, departure: null }
  try {
    return await prepare(context, gateway, payment)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const { reference } = payment
    const facts = { err: error, gateway: gateway.name, reference }
    noteEvent(logger('payments'), 'warn', 'bank-away', { ...facts, words: 'a payment could not be begun' })
    await fail(context, payment, error.message)
    throw new AppError('busy', 'bankAway', { retryAfterS: 10 })
  }
}

/** Stores the payment: its sum is that of this moment. */
function store(context: Context, { companyId, language }: Payer, body: PaymentBody): Promise<PaymentRecord> {
  const { plans } = context.config
  if (!plans) throw invalid('nothingSold')
  return context.db.note(async (trx) => {
    // Locked, so that of two presses at once the second sees the payment of the first.
    const company = await holdCompany(trx, companyId)
    if (!company) throw notSignedIn()
    const now = context.clock()
    const { plan, months, gateway } = body
    const amount = plans.fees[plan][months]
    if (amount !== body.amount) throw conflict('priceChanged', { amount: 'priceChanged' })
    const pending = await listPending(trx, companyId)
    const waiting = findWaiting(pending)
    if (waiting && !body.again) throw conflict('paymentWaits')
    if (pending.length >= mostPending) throw conflict('paymentsWait')
    const payment = await insertPayment(trx, {
      id: newId(),
      reference: drawReference(dayInPakistan(now)),
      companyId,
      language,
      payer: company.name,
      payerAddress: await payerAddressOf(trx, company),
      sellerName: plans.seller.name,
      sellerAddress: plans.seller.address,
      sellerTaxNumber: plans.seller.taxNumber,
      plan,
      months,
      amount,
      taxPercent: plans.taxPercent,
      gateway,
      inPlaceOf: waiting ? (waiting.inPlaceOf ?? waiting.id) : null,
      createdAt: now,
      nextAskAt: gateway === 'transfer' ? null : nextAskAt(now, now),
      expiresAt: now + paymentOpenMs[gateway],
    })
    await notePayment(trx, { paymentId: payment.id, event: 'begun', now })
    return payment
  })
}

async function prepare({ config, db }: Context, gateway: Gateway, payment: PaymentRecord) {
  const { reference, amount, plan, months } = payment
  const description = `${siteName}: ${bankWords.plans.planTime(plan, months)}`
  const asked = { reference, amount, description, handle: null }
  const { departure, handle } = await gateway.start(asked, addressesOf(config, payment))
  if (handle === null) return { payment, departure }
  // Kept before the browser leaves: without it nobody could ask the bank.
  await db.note((trx) => setHandle(trx, payment.id, handle))
  return { payment: { ...payment, handle }, departure }
}

function fail(context: Context, begun: PaymentRecord, why: string): Promise<void> {
  return context.db.note(async (trx) => {
    // Nobody to mail: the screen says it. And no bank to ask: nobody has left to pay there.
    await endUnpaid(context, trx, { payment: begun, company: undefined, state: 'failed', detail: why })
    await setNextAsk(trx, begun.id, null)
  })
}
