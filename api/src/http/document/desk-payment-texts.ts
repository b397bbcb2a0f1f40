import { type FieldText, within } from './field-texts.ts'

const time = 'ISO 8601 in UTC'
const sum = 'in whole rupees'
const month = ['The month; without it the last 31 days', '2026-11'] as const

/** A payment in the desk's list. */
const head = {
  reference: ['Our own reference of the payment', 'TM-26-7K3PW9ADXQ'],
  plan: ['The plan', 'plus'],
  months: ['The time, in months', 12],
  amount: [`What is to be paid or was paid, ${sum}`, 25_000],
  gateway: ['The way to pay', 'transfer'],
  demo: ['Whether it went through the bank of demo mode, where no money moves', false],
  state: ['Where it stands; `refund-due`: it is to be given back', 'paid'],
  receipt: ['Number of the receipt; null until it is paid', '2026-KRT-000213'],
  refundReason: ['Why it goes back; null unless it does', null],
  payer: ['Name of the company when it was begun', 'Alison Builders'],
  begunAt: [`When it was begun, ${time}`, '2026-11-24T10:42:00.000Z'],
  saidPaidAt: [`When the company said that it paid by bank transfer, ${time}; null: it did not`, null],
} as const satisfies Record<string, FieldText>

/** Further texts of a payment that is opened. */
const payment = {
  companyId: ['The company; null once it has deleted its account'],
  bankNumber: ["The bank's own number of the payment; null while there is none", 'DB-7730418'],
  refundNote: ['Number of the note on the money that went back; null until then', null],
  hasSlip: ['Whether a picture of its slip is kept', true],
  expiresAt: [
    `When its try is over, ${time}; null: a transfer that the company says it paid waits for the desk`,
    '2026-12-08T10:42:00.000Z',
  ],
  paidAt: [`When it was paid, ${time}; null until then`, '2026-11-24T10:43:00.000Z'],
  refundedAt: [`When it went back, ${time}; null until then`, null],
  nextAskAt: [`When the bank is asked again by itself, ${time}; null: no more`, null],
  daysUsed: ['Days of its plan that were used up by today; null while it is not paid', 12],
  canAsk: ['Whether the bank can be asked about it', false],
  refundBy: [
    'How its money goes back: `call`: the bank is asked; `hand`: the operator tells the bank; `either`: a call did not do it; `waits`: the answer to a call is awaited',
    'hand',
  ],
  merchant: ['Our number as a merchant of that bank; null where it has none', null],
  events: ['What happened to it, oldest first'],
  'events.event': ['What happened', 'paid'],
  'events.detail': ['What is known of it: a number of the bank, or words', 'DB-7730418'],
  'events.at': [`When it happened, ${time}`, '2026-11-24T10:43:00.000Z'],
} as const satisfies Record<string, FieldText>

/** As `fieldTexts`, for the desk's calls about payments. */
export const deskPaymentTexts: Readonly<Record<string, FieldText>> = {
  ...within('DeskPaymentHead', head),
  ...within('DeskPayment', { ...head, ...payment }),
  'listDeskPayments.state': [
    '`transfers`: bank transfers that are awaited; `refunds`: to be given back; `mismatches`: not paid, and a bank gave an answer that does not fit',
    'transfers',
  ],
  'listDeskPayments.q': [
    "A reference, the number of a receipt or of a note, the bank's own number in full, or part of the name of a company",
    'TM-26-7K3PW9ADXQ',
  ],
  transfers: ['Bank transfers that are awaited'],
  refunds: ['Payments to give back'],
  'transfers.count': ['How many, counted up to 100', 2],
  'refunds.count': ['How many, counted up to 100', 1],
  oldestAt: [`Since when the oldest waits, ${time}; null when none does`, '2026-11-24T10:42:00.000Z'],
  'confirmTransfer.state': ['The state that the operator saw', 'pending'],
  'confirmTransfer.bankNumber': ["The number on the bank's statement", 'ST-4471'],
  'failTransfer.state': ['The state that the operator saw', 'pending'],
  'failTransfer.words': ['Why, for the desk', 'Not on any statement'],
  'refundPayment.state': ['The state that the operator saw', 'refund-due'],
  byHand: ['True when the operator has seen to it that the bank gives the money back', true],
  'returnPayment.state': ['The state that the operator saw', 'paid'],
  'returnPayment.words': ['What the error was, for the desk', 'Charged for another company'],
  'getDeskPaymentSums.month': month,
  'exportDeskPayments.month': ['The month', '2026-11'],
  'getDeskPaymentSums.from': ['The first day, in Pakistan', '2026-11-01'],
  'getDeskPaymentSums.until': ['The last day, in Pakistan', '2026-11-30'],
  'getDeskPaymentSums.days': ['Days on which money moved, by way to pay, newest first'],
  'days.day': ['The day, in Pakistan', '2026-11-24'],
  'days.gateway': ['The way to pay', 'transfer'],
  'days.demo': ['Whether it is the bank of demo mode, where no money moves', false],
  'days.paid': [`What was paid, ${sum}`, 50_000],
  'days.payments': ['How many payments that were', 2],
  'days.refunded': [`What was given back, ${sum}`, 25_000],
  'days.refunds': ['How many payments that were', 1],
}
