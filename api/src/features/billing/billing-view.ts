import {
  type Billing,
  clientPageSize,
  findWaiting,
  type GatewayName,
  gatewayNames,
  lastDayOf,
  limitsSoldOn,
  type OpenedPayment,
  type OwnPayment,
  offersOn,
  type PlansOnSale,
  standing,
} from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { isDemoBank, isNothingCharged } from '../../core/config/demo-bank.ts'
import { cutPage } from '../../core/cut-page.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { encodeTimeCursor } from '../../core/time-cursor.ts'
import {
  listPayments,
  listPending,
  type PaymentPlace,
  type PaymentRecord,
} from '../../db/queries/payments/payments.ts'
import { countProjects, listPaidTimes } from '../../db/queries/payments/plan-times.ts'
import { presentPayment } from './payment-presenter.ts'

/** Limits and fees of each plan today. */
export function viewPlans(context: Context): PlansOnSale {
  const { config } = context
  const { plans } = config
  const gateways = offeredGateways(context)
  return {
    limits: limitsSoldOn(dayInPakistan(context.clock())),
    sale: plans && {
      fees: plans.fees,
      since: plans.since,
      samples: plans.samples,
      taxPercent: plans.taxPercent / 100,
    },
    gateways,
    demoBanks: gateways.filter((way) => isDemoBank(config, way)),
  }
}

/** A company's plan, what it may buy today, and its payments. */
export async function viewBilling(context: Context, companyId: string): Promise<Billing> {
  const { db } = context
  const { plans } = context.config
  const today = dayInPakistan(context.clock())
  const [times, projects, newest, pending] = await Promise.all([
    listPaidTimes(db.read, companyId),
    countProjects(db.read, companyId),
    viewPayments(context, { companyId, limit: clientPageSize }),
    listPending(db.read, companyId),
  ])
  const now = standing(times, today)
  const waiting = findWaiting(pending)
  return {
    today,
    standing: plans ? now : { ...now, limits: limitsSoldOn(today).pro },
    projects,
    offers: plans ? offersOn(times, plans.fees, today) : [],
    gateways: plans ? offeredGateways(context) : [],
    samples: plans?.samples ?? false,
    nothingCharged: isNothingCharged(context.config),
    sold: plans !== null,
    waiting: waiting ? presentPayment(waiting, context) : null,
    payments: newest.data,
    olderPayments: newest.nextCursor,
  }
}

/** A page of a company's payments, newest first. */
export async function viewPayments(
  context: Context,
  { limit, ...asked }: { companyId: string; limit: number; after?: PaymentPlace | undefined },
): Promise<{ data: OwnPayment[]; nextCursor: string | null }> {
  const { shown, last } = cutPage(await listPayments(context.db.read, asked, limit + 1), limit)
  return {
    data: shown.map((payment) => presentPayment(payment, context)),
    nextCursor: last ? encodeTimeCursor(last.createdAt, last.id) : null,
  }
}

/** A payment as its company opens it. */
export async function viewPayment(context: Context, payment: PaymentRecord): Promise<OpenedPayment> {
  const { config, db, clock } = context
  const { companyId, plan, state } = payment
  const times = companyId === null || state !== 'paid' ? [] : await listPaidTimes(db.read, companyId)
  return {
    ...presentPayment(payment, context),
    planUntil: lastDayOf(times, plan, dayInPakistan(clock())),
    payerAddress: payment.payerAddress,
    seller: sellerOf(payment) ?? config.plans?.seller ?? null,
    samples: config.plans?.samples ?? false,
    transfer: config.payments.transfer,
  }
}

/** The seller as it was when the payment was begun; null for payments that are older than this. */
function sellerOf({ sellerName: name, sellerAddress: address, sellerTaxNumber: taxNumber }: PaymentRecord) {
  return name === null || address === null || taxNumber === null ? null : { name, address, taxNumber }
}

/** Ways to pay that are configured, in the order in which they are offered. */
function offeredGateways({ config, gateways }: Context): GatewayName[] {
  return gatewayNames.filter((name) =>
    name === 'transfer' ? config.payments.transfer !== null : gateways.has(name),
  )
}
