import type { Context } from '../../context/context.ts'
import { inChunks } from '../../core/chunks.ts'
import {
  claimAsk,
  listOver,
  listToAsk,
  movePayment,
  notePayment,
  type PaymentRecord,
} from '../../db/queries/payments.ts'
import { settlePayment } from './settle-payment.ts'

/** Least time between two questions about one payment, on all servers together, ms. */
const leastMs = 3000
const atOnce = 100
const mostRounds = 50
/** Questions under way at once: a bank that does not answer holds each for its whole time limit. */
const parallel = 8

/** Asks the bank about a payment and stores its answer, unless it was asked a moment ago. */
export async function askBank(context: Context, payment: PaymentRecord): Promise<void> {
  const { db, clock, gateways } = context
  const gateway = gateways.get(payment.gateway)
  if (!gateway) return
  const now = clock()
  if (!(await db.note((trx) => claimAsk(trx, payment.id, { now, before: now - leastMs })))) return
  const { reference, amount, handle } = payment
  await settlePayment(context, payment, await gateway.inquire({ reference, amount, handle }))
}

/**
 * Asks the bank about all payments that are due, then ends the tries that are over. One server does it for all.
 * Returns how many were asked or ended.
 */
export async function askAboutPayments(context: Context): Promise<number> {
  const { db, clock } = context
  let asked = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const due = await listToAsk(db.read, clock(), atOnce)
    for (const some of inChunks(due, parallel)) {
      await Promise.all(some.map((payment) => askBank(context, payment)))
    }
    asked += due.length
    if (due.length < atOnce) break
  }
  const over = await listOver(db.read, clock(), atOnce)
  for (const { id } of over) {
    await db.note(async (trx) => {
      if (!(await movePayment(trx, id, 'pending', { state: 'expired' }))) return
      await notePayment(trx, { paymentId: id, event: 'expired', now: clock() })
    })
  }
  return asked + over.length
}
