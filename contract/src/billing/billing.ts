import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { line } from '../fields.ts'
import { clientPageSize } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { problem } from '../problems.ts'
import { gatewayNames, paymentStates, refundReasons } from './payment-values.ts'
import { paidPlans, planMonths, planNames } from './plans.ts'

const day = z.iso.date()
const rupees = z.number().int()
const months = z.literal(planMonths)

const planLimits = z.object({ projects: z.number().int(), logoOnSharePictures: z.boolean() })
const planFees = z.object({ 1: rupees, 12: rupees })

/** Fees and limits of the plans. */
export const plansOnSale = z.object({
  limits: z.object({ basic: planLimits, plus: planLimits, pro: planLimits }),
  /** Null: nothing is sold, and every company has what Pro has. */
  sale: z
    .object({
      fees: z.object({ plus: planFees, pro: planFees }),
      /** The day from which these fees hold. */
      since: day,
      /** Tax that the fees include, per cent. */
      taxPercent: z.number(),
      /** Fees of demo mode. */
      samples: z.boolean(),
    })
    .nullable(),
  /** Ways to pay, the first one offered first. */
  gateways: z.array(z.enum(gatewayNames)),
  /** Those of them that go through the bank of demo mode: no money moves. */
  demoBanks: z.array(z.enum(gatewayNames)),
})
export type PlansOnSale = z.infer<typeof plansOnSale>

const planOffer = z.object({
  plan: z.enum(paidPlans),
  months,
  /** The first day on which its days would be used. */
  startsOn: day,
  /** The last one. */
  until: day,
  amount: rupees,
})
export type OfferedPlan = z.infer<typeof planOffer>

/** A payment as its company sees it. */
export const ownPayment = z.object({
  reference: z.string(),
  plan: z.enum(paidPlans),
  months,
  amount: rupees,
  gateway: z.enum(gatewayNames),
  /** True when it went through the bank of demo mode: no money moved. */
  demo: z.boolean(),
  state: z.enum(paymentStates),
  receipt: z.string().nullable(),
  /** Why it goes back; null unless it does. */
  refundReason: z.enum(refundReasons).nullable(),
  begunAt: z.iso.datetime(),
  /** When its try is over; null: a transfer that the company says it paid waits for the desk. */
  expiresAt: z.iso.datetime().nullable(),
  /** When the bank is asked again by itself; null: no more. */
  nextAskAt: z.iso.datetime().nullable(),
  paidAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
  /** When the company said that it paid by bank transfer; null: it did not. */
  saidPaidAt: z.iso.datetime().nullable(),
  /** True while a picture of its slip is kept. */
  hasSlip: z.boolean(),
  /** Name of the company when it was begun, as on the receipt. */
  payer: z.string(),
  /** The bank's own number; null while it gave none. */
  bankNumber: z.string().nullable(),
  /** Number of the note on money that went back. */
  refundNote: z.string().nullable(),
  /** Tax that the amount includes, per cent. */
  taxPercent: z.number(),
})
export type OwnPayment = z.infer<typeof ownPayment>

const planStanding = z.object({
  plan: z.enum(planNames),
  phase: z.enum(['free', 'paid', 'grace']),
  from: day.nullable(),
  until: day.nullable(),
  graceUntil: day.nullable(),
  next: z.object({ plan: z.enum(paidPlans), from: day, until: day }).nullable(),
  freeSince: day.nullable(),
  limits: planLimits,
})

/** A payment as its company opens it, with what its receipt and a transfer need. */
export const openedPayment = ownPayment.extend({
  /** The last day of its plan as it is known today; null while it is not paid, and after the end. */
  planUntil: day.nullable(),
  /** The address of its office when it was begun, or its city alone, in one line; '' when it gave neither. */
  payerAddress: z.string(),
  /** Who sells, as on receipts; null where nothing is sold. */
  seller: z.object({ name: z.string(), address: z.string(), taxNumber: z.string() }).nullable(),
  /** True when fees and tax are samples of demo mode. */
  samples: z.boolean(),
  /** The account for bank transfers; null where they are not offered. */
  transfer: z.object({ bank: z.string(), accountTitle: z.string(), iban: z.string() }).nullable(),
})
export type OpenedPayment = z.infer<typeof openedPayment>

/** A company's plan, what it may buy, and what it has paid. */
export const billing = z.object({
  today: day,
  standing: planStanding,
  /** Projects that count, hidden ones too. */
  projects: z.number().int(),
  /** The times that it may buy today, by plan and months; empty where nothing is sold. */
  offers: z.array(planOffer),
  gateways: z.array(z.enum(gatewayNames)),
  samples: z.boolean(),
  /** True in a demo in which no way to pay moves money. */
  nothingCharged: z.boolean(),
  /** False: nothing is sold, and the company has what Pro has. */
  sold: z.boolean(),
  /** A payment that waits, one that may be paid already before a transfer that was only begun; null: none. */
  waiting: ownPayment.nullable(),
  /** The newest, newest first. */
  payments: z.array(ownPayment),
  /** Cursor of the payments before these; null: these are all. */
  olderPayments: z.string().nullable(),
})
export type Billing = z.infer<typeof billing>

/** How the browser leaves for the bank's page; null: there is no page to go to, as for a bank transfer. */
const departure = z
  .union([
    z.object({ kind: z.literal('link'), url: z.string() }),
    z.object({
      kind: z.literal('form'),
      url: z.string(),
      fields: z.array(z.tuple([z.string(), z.string()])),
    }),
  ])
  .nullable()

const own = { tag: 'accounts', access: ['Company'] } as const
const params = z.object({ reference: line(20) })

export const getPlans = endpoint('getPlans', {
  tag: 'catalogue',
  access: 'anyone',
  status: 200,
  summary: 'What each plan allows and costs.',
  response: plansOnSale,
})

export const getBilling = endpoint('getBilling', {
  ...own,
  status: 200,
  summary: "The signed-in company's plan, what it may buy today, and its payments.",
  response: billing,
})

export const listOwnPayments = endpoint('listOwnPayments', {
  ...own,
  status: 200,
  summary: "The signed-in company's payments, newest first, in pages.",
  query: z.object({
    ...pageQuery(clientPageSize),
  }),
  response: pageOf(ownPayment),
})

export const beginPayment = endpoint('beginPayment', {
  ...own,
  status: 201,
  summary: 'Begins a payment for a plan. The browser then goes to the page of the bank.',
  body: z.object({
    plan: z.enum(paidPlans, problem('chooseFromList')),
    months: z.literal(planMonths, problem('chooseFromList')),
    gateway: z.enum(gatewayNames, problem('chooseFromList')),
    /** The sum that the person saw: another one is refused. */
    amount: rupees,
    /** True: the person knows of a payment that still waits. */
    again: z.boolean().default(false),
  }),
  response: z.object({ payment: ownPayment, departure }),
})
export type PaymentBody = z.output<(typeof beginPayment)['body']>

export const getPayment = endpoint('getPayment', {
  ...own,
  params,
  status: 200,
  summary: "One of the company's payments, with the seller and the account for transfers.",
  response: openedPayment,
})

export const askPayment = endpoint('askPayment', {
  ...own,
  params,
  status: 200,
  summary: 'Asks the bank about a payment now, at most once in three seconds.',
  response: openedPayment,
})

export const sayPaid = endpoint('sayPaid', {
  ...own,
  params,
  status: 200,
  summary:
    'Notes that the company says it paid a bank transfer that is awaited. A picture of the slip takes the place of one that was sent before.',
  form: z.object({}),
  files: { slip: { many: false, document: true } },
  response: openedPayment,
})
