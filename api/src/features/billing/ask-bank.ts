import { type GatewayName, gatewayNames } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { inChunks } from '../../core/chunks.ts'
import { logger } from '../../core/log.ts'
import {
  claimAsk,
  holdPaymentAndCompany,
  listOver,
  listToAsk,
  type PaymentRecord,
  setNextAsk,
} from '../../db/queries/payments/payments.ts'
import { nextAskAt } from './ask-times.ts'
import { endUnpaid } from './end-unpaid.ts'
import { settlePayment } from './settle-payment.ts'

/** Least time between two questions about one payment that people ask, on all servers together, ms. */
const personMs = 3000
const atOnce = 100
const mostRounds = 50
/** Questions to a bank under way at once: one that does not answer holds each for its whole time limit. */
const parallel = 4

/**
 * Asks the bank about a payment and stores its answer, unless it was asked less than `leastMs` ago. Without the bank's
 * settings nobody can be asked, which is logged.
 */
export async function askBank(context: Context, payment: PaymentRecord, leastMs = personMs): Promise<void> {
  const { db, clock, gateways } = context
  const gateway = gateways.get(payment.gateway)
  const now = clock()
  if (!(await db.note((trx) => claimAsk(trx, payment.id, { now, before: now - leastMs })))) return
  const { reference, amount, handle } = payment
  if (!gateway) {
    const words = 'a payment waits for a bank that is no longer configured'
    logger('payments').warn({ gateway: payment.gateway, reference }, words)
    // It waits as the others do, and ends as they do.
    return db.note((trx) => setNextAsk(trx, payment.id, nextAskAt(payment.createdAt, now)))
  }
  await settlePayment(context, payment, await gateway.inquire({ reference, amount, handle }))
}

/**
 * Asks the banks about all payments that are due, then ends the tries that are over. One server does it for all. Each way
 * to pay stands apart: a bank that does not answer delays nobody who paid in another way. Returns how many were asked or
 * ended.
 */
export async function askAboutPayments(context: Context): Promise<number> {
  const counts = gatewayNames.map(async (gateway) => {
    const asked = await askAllOf(context, gateway)
    return asked + (await endOver(context, gateway))
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

async function askAllOf(context: Context, gateway: GatewayName): Promise<number> {
  const { db, clock } = context
  let asked = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const due = await listToAsk(db.read, { gateway, now: clock() }, atOnce)
    for (const some of inChunks(due, parallel)) {
      await Promise.all(some.map((payment) => askBank(context, payment)))
    }
    asked += due.length
    if (due.length < atOnce) break
  }
  return asked
}

async function endOver(context: Context, gateway: GatewayName): Promise<number> {
  const { db, clock } = context
  const over = await listOver(db.read, { gateway, now: clock() }, atOnce)
  for (const payment of over) {
    await db.note(async (trx) => {
      const held = await holdPaymentAndCompany(trx, payment)
      if (held) await endUnpaid(context, trx, { ...held, state: 'expired' })
    })
  }
  return over.length
}
