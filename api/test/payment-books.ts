import type { Taken } from '../../scripts/bank/books.ts'
import type { Database } from '../src/db/engines/connect.ts'

/**
 * Compares our books with the bank's list of what it took. Returns one sentence for each difference; none means that
 * every rupee the bank took gives its days or is due to go back, that of payments in place of one another one is kept,
 * and that nothing else counts as paid.
 */
export async function differencesFrom(taken: readonly Taken[], { read }: Database): Promise<string[]> {
  const payments = await read.selectFrom('payments').selectAll().execute()
  const byReference = new Map(payments.map((payment) => [payment.reference, payment]))
  const found: string[] = []
  const atBank = new Set<string>()
  for (const { reference, rupees } of taken) {
    if (atBank.has(reference)) found.push(`${reference}: taken twice`)
    atBank.add(reference)
    const payment = byReference.get(reference)
    if (!payment) found.push(`${reference}: unknown here`)
    else if (payment.amount !== rupees) found.push(`${reference}: ${rupees} there, ${payment.amount} here`)
    else if (payment.state !== 'paid' && payment.state !== 'refund-due') {
      found.push(`${reference}: taken there, ${payment.state} here`)
    }
  }
  const kept = new Map<string, number>()
  for (const { id, inPlaceOf, reference, state } of payments) {
    if ((state === 'paid' || state === 'refund-due') && !atBank.has(reference)) {
      found.push(`${reference}: ${state} here, not taken there`)
    }
    const first = inPlaceOf ?? id
    if (state === 'paid') kept.set(first, (kept.get(first) ?? 0) + 1)
  }
  for (const { id, inPlaceOf, reference, state, refundReason } of payments) {
    const count = kept.get(inPlaceOf ?? id) ?? 0
    if (count > 1) found.push(`${reference}: ${count} are kept of its kind`)
    if (state === 'refund-due' && refundReason === 'twice' && count !== 1) {
      found.push(`${reference}: goes back as paid twice, and none is kept in its place`)
    }
  }
  const receipts = payments.flatMap(({ receipt }) => receipt ?? []).toSorted()
  for (const [index, receipt] of receipts.entries()) {
    if (Number(receipt.slice(9)) !== index + 1) found.push(`receipt ${receipt} is number ${index + 1}`)
  }
  return found
}

/** The sum of payments in these states, whole rupees. */
export async function sumOfPayments({ read }: Database): Promise<number> {
  const rows = await read
    .selectFrom('payments')
    .select('amount')
    .where('state', 'in', ['paid', 'refund-due'])
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
