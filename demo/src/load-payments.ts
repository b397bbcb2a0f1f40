import type { Context } from '@tameer/api/src/context/context.ts'
import { dayInPakistan } from '@tameer/api/src/core/day-in-pakistan.ts'
import type { Writer } from '@tameer/api/src/db/database.ts'
import { drawReference, takePaper } from '@tameer/api/src/db/queries/marks/paper-numbers.ts'
import { insertPayment, movePayment, notePayment } from '@tameer/api/src/db/queries/payments/payments.ts'
import { noteSaidPaid } from '@tameer/api/src/db/queries/payments/transfer-slips.ts'
import { type PaidPlan, type PlanMonths, paymentOpenMs } from '@tameer/contract'
import { companyIdOf, demoCompanies } from './facts/demo-companies.ts'
import { demoId } from './facts/demo-ids.ts'
import { storePaper } from './store-paper.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

interface DemoPayment {
  /** Key of the company. */
  company: string
  plan: PaidPlan
  months: PlanMonths
  gateway: 'alfalah' | 'transfer'
  hoursAgo: number
  /** `waits`: a transfer that its company says it paid; `twice`: paid in place of the one before, which was paid too. */
  now: 'paid' | 'waits' | 'twice'
}

/** Payments of the demo: two that are paid, one of them twice, and a transfer that waits. Nobody paid any of them. */
export const demoPayments: readonly DemoPayment[] = [
  { company: 'plumb-and-level', plan: 'plus', months: 12, gateway: 'alfalah', hoursAgo: 214, now: 'paid' },
  { company: 'terrazzo-room', plan: 'pro', months: 1, gateway: 'alfalah', hoursAgo: 53, now: 'paid' },
  { company: 'terrazzo-room', plan: 'pro', months: 1, gateway: 'alfalah', hoursAgo: 52, now: 'twice' },
  {
    company: 'gt-road-contractors',
    plan: 'plus',
    months: 1,
    gateway: 'transfer',
    hoursAgo: 26,
    now: 'waits',
  },
]

/** Stores the payments. Nothing where no plans are sold. The companies must exist already. */
export async function loadPayments(context: Context, trx: Writer, slip: string | undefined): Promise<void> {
  if (!context.config.plans) return
  for (const [at, payment] of demoPayments.entries()) {
    const inPlaceOf = payment.now === 'twice' ? demoId('payment', at - 1) : null
    const begun = await begin(context, trx, { id: demoId('payment', at), inPlaceOf }, payment)
    if (payment.now !== 'waits') await pay(trx, begun, payment.now === 'twice')
    else await sayPaid(trx, begun, slip)
  }
}

/** Draws and stores the slip of the transfer that waits. Returns the name of its file. */
export async function storeSlip({ images, config }: Context): Promise<string | undefined> {
  const waiting = demoPayments.find(({ now }) => now === 'waits')
  if (!waiting || !config.plans) return undefined
  return storePaper(images, {
    above: 'Made up for the demo. Nobody paid anything.',
    title: `Bank transfer, PKR ${config.plans.fees[waiting.plan][waiting.months]}`,
    below: demoCompanies.find(({ key }) => key === waiting.company)?.name ?? '',
  })
}

async function begin(
  { config, clock }: Context,
  trx: Writer,
  ids: { id: string; inPlaceOf: string | null },
  payment: DemoPayment,
) {
  const { company, plan, months, gateway, hoursAgo } = payment
  const payer = demoCompanies.find(({ key }) => key === company)
  const createdAt = clock() - hoursAgo * hourMs
  const row = {
    ...ids,
    companyId: companyIdOf(company),
    plan,
    months,
    gateway,
    language: null,
    payer: payer?.name ?? '',
    payerAddress: payer?.officeAddress ?? '',
    sellerName: null,
    sellerAddress: null,
    sellerTaxNumber: null,
    amount: config.plans?.fees[plan][months] ?? 0,
    createdAt,
    nextAskAt: null,
    taxPercent: config.plans?.taxPercent ?? 0,
    expiresAt: createdAt + paymentOpenMs[gateway],
    reference: drawReference(dayInPakistan(createdAt)),
  }
  await insertPayment(trx, row)
  await notePayment(trx, { paymentId: row.id, event: 'begun', now: createdAt })
  return row
}

/** Notes that the company says it paid, with the slip. */
async function sayPaid(
  trx: Writer,
  begun: Awaited<ReturnType<typeof begin>>,
  slip: string | undefined,
): Promise<void> {
  const now = begun.createdAt + 3 * hourMs
  await noteSaidPaid(trx, begun, { slipFile: slip ?? null, now })
  for (const event of ['said-paid', 'slip-sent'] as const) {
    await notePayment(trx, { paymentId: begun.id, event, now })
  }
}

/** Gives the payment its receipt; one that was paid twice goes back. */
async function pay(trx: Writer, begun: Awaited<ReturnType<typeof begin>>, twice: boolean): Promise<void> {
  const { id, reference, createdAt } = begun
  const now = createdAt + 2 * minuteMs
  const bankNumber = `DEMO-${reference}`
  const receipt = await takePaper(trx, 'receipt', dayInPakistan(createdAt))
  await movePayment(trx, id, 'pending', { state: 'paid', bankNumber, receipt, paidAt: now })
  await notePayment(trx, { paymentId: id, event: 'paid', detail: bankNumber, now })
  if (!twice) return
  await movePayment(trx, id, 'paid', { state: 'refund-due', refundReason: 'twice', refundDueAt: now })
  await notePayment(trx, { paymentId: id, event: 'refund-due', detail: 'twice', now })
}
