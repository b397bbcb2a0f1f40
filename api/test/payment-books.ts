import type { Taken } from '../../scripts/bank/books.ts'
import type { Database } from '../src/db/connect.ts'
import { fromJazzcash } from '../src/payments/jazzcash-codec.ts'

/**
 * Compares our books with the bank's list of what it took. Returns one sentence for each difference; none means that
 * every rupee the bank took is a period or due to go back, and that nothing else counts as paid.
 */
export async function differencesFrom(taken: readonly Taken[], { read }: Database): Promise<string[]> {
  const payments = await read.selectFrom('payments').selectAll().execute()
  const periods = await read.selectFrom('planPeriods').selectAll().execute()
  const paidFor = new Set(periods.map(({ paymentId }) => paymentId))
  const byReference = new Map(payments.map((payment) => [payment.reference, payment]))
  const found: string[] = []
  const atBank = new Set<string>()
  for (const { gateway, reference: theirs, rupees } of taken) {
    const reference = gateway === 'jazzcash' ? (fromJazzcash(theirs) ?? theirs) : theirs
    if (atBank.has(reference)) found.push(`${reference}: taken twice`)
    atBank.add(reference)
    const payment = byReference.get(reference)
    if (!payment) found.push(`${reference}: unknown here`)
    else if (payment.amount !== rupees) found.push(`${reference}: ${rupees} there, ${payment.amount} here`)
    else if (payment.state === 'paid' && !paidFor.has(payment.id)) found.push(`${reference}: no period`)
    else if (payment.state === 'refund-due' && paidFor.has(payment.id)) found.push(`${reference}: both`)
    else if (payment.state !== 'paid' && payment.state !== 'refund-due') {
      found.push(`${reference}: taken there, ${payment.state} here`)
    }
  }
  for (const { reference, state } of payments) {
    if ((state === 'paid' || state === 'refund-due') && !atBank.has(reference)) {
      found.push(`${reference}: ${state} here, not taken there`)
    }
  }
  const receipts = payments.flatMap(({ receipt }) => receipt ?? []).toSorted()
  for (const [index, receipt] of receipts.entries()) {
    if (Number(receipt.slice(5)) !== index + 1) found.push(`receipt ${receipt} is number ${index + 1}`)
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
