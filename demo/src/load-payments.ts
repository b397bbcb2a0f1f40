import type { Context } from '@tameer/api/src/context/context.ts'
import { dayInPakistan } from '@tameer/api/src/core/day-in-pakistan.ts'
import type { Writer } from '@tameer/api/src/db/database.ts'
import { takePaper, takeReference } from '@tameer/api/src/db/queries/paper-numbers.ts'
import {
  findPayment,
  insertPayment,
  movePayment,
  notePayment,
  noteSaidPaid,
} from '@tameer/api/src/db/queries/payments.ts'
import { insertPeriod } from '@tameer/api/src/db/queries/plan-periods.ts'
import { newDocumentName } from '@tameer/api/src/images/image-names.ts'
import { drawSharePicture } from '@tameer/api/src/images/share-picture.ts'
import { lastDayOfMonths, type PaidPlan, type PlanMonths, paymentOpenMs } from '@tameer/contract'
import { demoCompanies } from './demo-companies.ts'
import { demoId } from './demo-ids.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

interface DemoPayment {
  /** Key of the company. */
  company: string
  plan: PaidPlan
  months: PlanMonths
  gateway: 'alfalah' | 'transfer'
  hoursAgo: number
  /** `waits`: a transfer that its company says it paid; `twice`: paid for a time that was paid already. */
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

/** Stores the payments, each once. Nothing where no plans are sold. The companies must exist already. */
export async function loadPayments(context: Context): Promise<void> {
  for (const [at, payment] of demoPayments.entries()) {
    const id = demoId('payment', at)
    if (context.config.plans && !(await findPayment(context.db.read, id))) await load(context, id, payment)
  }
}

async function load(context: Context, id: string, payment: DemoPayment): Promise<void> {
  const slip = payment.now === 'waits' ? await drawSlip(context, payment) : undefined
  await context.db.write(async (trx) => {
    const begun = await begin(context, trx, id, payment)
    if (slip) {
      const now = begun.createdAt + 3 * hourMs
      await noteSaidPaid(trx, begun, { slipFile: slip, now })
      for (const event of ['said-paid', 'slip-sent'] as const) {
        await notePayment(trx, { paymentId: id, event, now })
      }
    } else await pay(trx, begun, payment.now === 'twice')
  })
}

async function begin({ config, clock }: Context, trx: Writer, id: string, payment: DemoPayment) {
  const { company, plan, months, gateway, hoursAgo } = payment
  const place = demoCompanies.findIndex(({ key }) => key === company)
  const companyId = demoId('company', place)
  const createdAt = clock() - hoursAgo * hourMs
  const boughtOn = dayInPakistan(createdAt)
  const fee = config.plans?.fees[plan][months] ?? 0
  const row = {
    ...{ id, companyId, plan, months, gateway, boughtOn },
    language: null,
    payer: demoCompanies[place]?.name ?? '',
    payerAddress: demoCompanies[place]?.officeAddress ?? '',
    ...{ sellerName: null, sellerAddress: null, sellerTaxNumber: null },
    ...{ kind: 'add' as const, periodNo: 1, fee, off: 0, amount: fee, createdAt, nextAskAt: null },
    ...{ taxPercent: config.plans?.taxPercent ?? 0, expiresAt: createdAt + paymentOpenMs[gateway] },
    reference: await takeReference(trx, boughtOn),
  }
  await insertPayment(trx, row)
  await notePayment(trx, { paymentId: id, event: 'begun', now: createdAt })
  return row
}

/** Gives the payment its receipt, and its time unless that was paid already. */
async function pay(trx: Writer, begun: Awaited<ReturnType<typeof begin>>, twice: boolean): Promise<void> {
  const { id, companyId, reference, plan, months, periodNo: no, boughtOn, fee } = begun
  const now = begun.createdAt + 2 * minuteMs
  const bankNumber = `DEMO-${reference}`
  const receipt = await takePaper(trx, 'receipt', boughtOn)
  await movePayment(trx, id, 'pending', { state: 'paid', bankNumber, receipt, paidAt: now })
  await notePayment(trx, { paymentId: id, event: 'paid', detail: bankNumber, now })
  if (twice) {
    await movePayment(trx, id, 'paid', { state: 'refund-due', refundReason: 'twice' })
    await notePayment(trx, { paymentId: id, event: 'refund-due', detail: 'twice', now })
    return
  }
  const endsOn = lastDayOfMonths(boughtOn, months)
  await insertPeriod(trx, companyId, id, { no, plan, startsOn: boughtOn, endsOn, cutOn: null, boughtOn, fee })
}

/** Stores a drawn slip; returns its name. */
async function drawSlip(
  { images, config }: Context,
  { company, plan, months }: DemoPayment,
): Promise<string> {
  const file = newDocumentName('jpg')
  const name = demoCompanies.find(({ key }) => key === company)?.name ?? ''
  const face = {
    ...{ language: 'en' as const, above: 'Made up for the demo. Nobody paid anything.' },
    title: `Bank transfer, PKR ${config.plans?.fees[plan][months]}`,
    below: name,
  }
  await images.put([{ name: file, bytes: await drawSharePicture({ face }) }])
  return file
}
