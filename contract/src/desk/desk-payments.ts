import * as z from 'zod'
import { gatewayNames, paymentEvents, paymentStates, refundReasons } from '../billing/payment-values.ts'
import { paidPlans, planMonths } from '../billing/plans.ts'
import { deskEndpoint } from '../endpoint.ts'
import { line, paragraphs, uuid } from '../fields.ts'
import { clientPageSize, maxLength } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { problem } from '../problems.ts'
import { deskPaymentStates, paymentActLimits, refundWays } from './desk-payment-values.ts'

const operators = { tag: 'desk', access: ['Operator'] } as const
const rupees = z.int()
const moment = z.iso.datetime()

/** A payment in the desk's list. */
export const deskPaymentHead = z.object({
  id: z.uuid(),
  reference: z.string(),
  plan: z.enum(paidPlans),
  months: z.literal(planMonths),
  amount: rupees,
  gateway: z.enum(gatewayNames),
  /** True when it went through the bank of demo mode: no money moved. */
  demo: z.boolean(),
  state: z.enum(paymentStates),
  receipt: z.string().nullable(),
  refundReason: z.enum(refundReasons).nullable(),
  /** Name of the company when it was begun. */
  payer: z.string(),
  begunAt: moment,
  /** When the company said that it paid by bank transfer; null: it did not. */
  saidPaidAt: moment.nullable(),
})
export type DeskPaymentHead = z.infer<typeof deskPaymentHead>

/** A payment with everything that happened to it. */
export const deskPayment = deskPaymentHead.extend({
  /** Null once the company has deleted its account. */
  companyId: z.uuid().nullable(),
  bankNumber: z.string().nullable(),
  refundNote: z.string().nullable(),
  /** True while a picture of its slip is kept. */
  hasSlip: z.boolean(),
  /** Null: a transfer that its company says it paid waits for the desk. */
  expiresAt: moment.nullable(),
  paidAt: moment.nullable(),
  refundedAt: moment.nullable(),
  /** When the bank is asked again by itself; null: no more. */
  nextAskAt: moment.nullable(),
  /** Days of its plan that were used up by today; null while it is not paid, and once the company is gone. */
  daysUsed: z.int().nullable(),
  /** True when the bank can be asked about it. */
  canAsk: z.boolean(),
  /**
   * How its money goes back: by a call to the bank; by hand, as its bank has no such call; either, as a call did not do
   * it; `waits`: the answer to a call is awaited.
   */
  refundBy: z.enum(refundWays),
  /** Our number as a merchant of that bank; null where it has none. */
  merchant: z.string().nullable(),
  /** Its lines, oldest first. */
  events: z.array(z.object({ event: z.enum(paymentEvents), detail: z.string(), at: moment })),
})
export type DeskPayment = z.infer<typeof deskPayment>

/** Number of payments that wait, counted up to 100, and since when the oldest does. */
const waiting = z.object({ count: z.int(), oldestAt: moment.nullable() })

export const listDeskPayments = deskEndpoint('listDeskPayments', {
  ...operators,
  status: 200,
  summary: 'Payments, newest first, in pages, and how many wait for the desk.',
  query: z.object({
    state: z.enum(deskPaymentStates, problem('chooseFromList')).default('all'),
    q: z.string().max(maxLength.email, problem('searchTooLong')).optional(),
    ...pageQuery(clientPageSize),
  }),
  response: pageOf(deskPaymentHead).extend({ transfers: waiting, refunds: waiting }),
})

const one = { params: z.object({ id: uuid }), response: deskPayment, status: 200 } as const
/** The state that the person saw: an act on a payment in another state is refused. */
const seen = { state: z.enum(paymentStates, problem('sendPaymentState')) }

export const getDeskPayment = deskEndpoint('getDeskPayment', {
  ...operators,
  ...one,
  summary: 'A payment and what happened to it.',
})

export const getDeskPaymentSlip = deskEndpoint('getDeskPaymentSlip', {
  ...operators,
  params: one.params,
  status: 200,
  summary: 'The slip of a bank transfer, as its company sent it: PDF, JPEG or PNG.',
  download: 'application/octet-stream',
})

export const confirmTransfer = deskEndpoint('confirmTransfer', {
  ...operators,
  ...one,
  fresh: true,
  summary: 'Notes that a bank transfer has arrived: it gives its days as a payment through a bank does.',
  body: z.object({
    ...seen,
    bankNumber: line(paymentActLimits.bankNumber, problem('enterBankNumber')),
  }),
})

const words = paragraphs(paymentActLimits.words, problem('sayWhyPayment'))

export const failTransfer = deskEndpoint('failTransfer', {
  ...operators,
  ...one,
  fresh: true,
  summary: 'Notes that a bank transfer has not come.',
  body: z.object({ ...seen, words }),
})

export const refundPayment = deskEndpoint('refundPayment', {
  ...operators,
  ...one,
  fresh: true,
  summary:
    'Gives the money of a payment back: by a call to the bank, or, where it has none or did not do it, as the operator has told the bank by hand. What the bank answered is among the events.',
  body: z.object({
    ...seen,
    /** True: the operator has seen to it that the bank gives the money back. */
    byHand: z.boolean(),
  }),
})

export const returnPayment = deskEndpoint('returnPayment', {
  ...operators,
  ...one,
  fresh: true,
  summary:
    'Puts a paid payment among those to give back because of a technical error. The days that it has left are lost.',
  body: z.object({ ...seen, words }),
})

export const askDeskPayment = deskEndpoint('askDeskPayment', {
  ...operators,
  ...one,
  fresh: true,
  summary: 'Asks the bank about a payment now, at most once in three seconds.',
})

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, problem('monthWrong'))

/** Sums that came in and went back by day and way to pay. */
export const deskPaymentSums = z.object({
  /** The first and the last day, in Pakistan. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** Days on which money moved, newest first; sums in whole rupees. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      gateway: z.enum(gatewayNames),
      /** True when it is the bank of demo mode: no money moved. */
      demo: z.boolean(),
      paid: rupees,
      payments: z.int(),
      refunded: rupees,
      refunds: z.int(),
    }),
  ),
})
export type DeskPaymentSums = z.infer<typeof deskPaymentSums>

export const getDeskPaymentSums = deskEndpoint('getDeskPaymentSums', {
  ...operators,
  status: 200,
  summary:
    'Sums paid and given back by day in Pakistan and by way to pay: of a month, or of the last 31 days.',
  query: z.object({ month: month.optional() }),
  response: deskPaymentSums,
})

export const exportDeskPayments = deskEndpoint('exportDeskPayments', {
  ...operators,
  fresh: true,
  status: 200,
  summary:
    'What was paid and what was given back in a month as one file of CSV. That it was taken is a line too.',
  body: z.object({ month }),
  download: 'text/csv',
})
