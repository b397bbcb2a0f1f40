import { maxImageMegabytes } from '@tameer/contract'
import { siteName } from '../../words/site-name.ts'
import { type FieldText, within } from './field-texts.ts'

const time = 'ISO 8601 in UTC'
const projects = ['Projects on its page, hidden ones too; drafts do not count', 50] as const

/** A payment as its company sees it. */
const payment = {
  reference: ['Our own reference of the payment', 'TM-26-7K3PW9ADXQ'],
  plan: ['The plan', 'plus'],
  months: ['The time, in months', 12],
  amount: ['What is to be paid or was paid, in whole rupees', 25_000],
  taxPercent: ['Tax that the sum includes, per cent', 16],
  gateway: ['The way to pay', 'alfalah'],
  demo: ['Whether it goes through the bank of demo mode, where no money moves', false],
  state: ['Where it stands; `refund-due`: it goes back', 'paid'],
  receipt: ['Number of the receipt; null until it is paid', '2026-KRT-000213'],
  refundReason: ['Why it goes back; null unless it does', null],
  refundNote: ['Number of the note on the money that went back; null until then', null],
  begunAt: [`When it was begun, ${time}`, '2026-11-24T10:42:00.000Z'],
  expiresAt: [
    `When its try is over, ${time}; null: a transfer that the company says it paid waits for the desk`,
    '2026-11-25T10:42:00.000Z',
  ],
  nextAskAt: [`When the bank is asked again by itself, ${time}; null: no more`, '2026-11-24T10:47:00.000Z'],
  paidAt: [`When it was paid, ${time}; null until then`, '2026-11-24T10:43:00.000Z'],
  refundedAt: [`When it went back, ${time}; null until then`, null],
  saidPaidAt: [`When the company said that it paid by bank transfer, ${time}; null: it did not`, null],
  hasSlip: ['Whether a picture of its slip is kept', false],
  payer: ['Name of the company when it was begun', 'Alison Builders'],
  bankNumber: ["The bank's own number of the payment; null while it gave none", 'DB-7730418'],
} as const satisfies Record<string, FieldText>

/** Further texts of a payment that its company opens. */
const opened = {
  ...payment,
  planUntil: ['The last day of its plan as it is known today; null while it is not paid', '2027-11-23'],
  payerAddress: [
    "The address of the company's office when it was begun, or its city alone, in one line; '' when it gave neither",
    'Mall Road, Lahore',
  ],
  seller: ['Who sells, as on receipts; null where nothing is sold'],
  name: ['The name of the seller', siteName],
  address: ['The address of the seller', 'Mall Road, Lahore'],
  taxNumber: ['The tax number of the seller', '1234567-8'],
  samples: ['Whether fees and tax are samples of demo mode', false],
  transfer: ['The account for bank transfers; null where they are not offered'],
  bank: ['The name of the bank', 'Sample Bank'],
  accountTitle: ['The name that the account is in', siteName],
  iban: ['The number of the account, without blanks', 'PK36SCBL0000001123456702'],
} as const satisfies Record<string, FieldText>

/** Fees and limits of the plans. */
const plans = {
  limits: ['What each plan allows'],
  basic: ['The plan that is free'],
  plus: ['The middle plan'],
  pro: ['The highest plan'],
  logoOnSharePictures: ["Whether a company's logo stands on its share pictures", true],
  sale: ['What plans cost; null where nothing is sold, and every company has what `pro` has'],
  fees: ['Fees in whole rupees, all taxes included'],
  '1': ['For one month, in whole rupees', 2500],
  '12': ['For one year, in whole rupees', 25_000],
  since: ['The day from which these fees hold', '2026-11-01'],
  taxPercent: ['Tax that the fees include, per cent', 16],
  samples: ['Whether the fees are samples of demo mode', false],
  gateways: ['Ways to pay, the first one offered first', ['alfalah', 'transfer']],
  demoBanks: ['Those of them that go through the bank of demo mode, where no money moves', []],
} as const satisfies Record<string, FieldText>

/** A company's plan, what it may buy, and what it has paid. */
const billing = {
  today: ['The day in Pakistan', '2026-11-24'],
  standing: ['The plan of the company today'],
  plan: ['The plan', 'plus'],
  phase: ['`grace`: the paid time is over, and all stays as it was for 7 days', 'paid'],
  'standing.from': ['The first day of this plan without a gap; null in `free`', '2026-07-01'],
  until: ['The last day of this plan without a gap', '2027-06-30'],
  graceUntil: ['The last of the 7 days after all days; null when none are paid', '2027-07-07'],
  next: ['The lower plan whose days go on after it; null when there is none'],
  'next.from': ['Its first day', '2027-07-01'],
  freeSince: ['Since when a company that once paid is in `basic`; null otherwise', null],
  limits: ['What the plan allows'],
  'limits.projects': projects,
  logoOnSharePictures: ['Whether its logo stands on its share pictures', true],
  projects: ['How many projects of the company count, hidden ones too', 5],
  offers: ['What can be bought today, by plan and time'],
  months: ['The time, in months', 12],
  startsOn: ['The first day on which its days would be used, in Pakistan', '2026-11-24'],
  amount: ['What is to be paid, in whole rupees', 25_000],
  gateways: ['Ways to pay, the first one offered first', ['alfalah', 'transfer']],
  samples: ['Whether the fees are samples of demo mode', false],
  nothingCharged: ['Whether this is a demo in which no way to pay moves money', false],
  sold: ['Whether plans are sold; where not, every company has what `pro` has', true],
  waiting: ['A payment that waits; null when none does'],
  payments: ['The newest payments of the company, newest first'],
  olderPayments: ['Cursor of the payments before these; null when these are all'],
} as const satisfies Record<string, FieldText>

/** As `fieldTexts`, for plans and payments. */
export const billingTexts: Readonly<Record<string, FieldText>> = {
  ...within('OwnPayment', payment),
  ...within('OpenedPayment', opened),
  ...within('PlansOnSale', plans),
  ...within('Billing', billing),
  reference: payment.reference,
  slip: [`The slip of the transfer: one PDF, JPEG or PNG of at most ${maxImageMegabytes} MB`],
  departure: ['How the browser leaves for the page of the bank; null for a bank transfer'],
  'departure.kind': ['`link`, or `form` that the browser posts', 'link'],
  'departure.url': ['The address of the page', 'https://bank.example/pay?token=1'],
  'departure.fields': ['Names and values of the form, in this order'],
  'beginPayment.plan': payment.plan,
  'beginPayment.months': payment.months,
  'beginPayment.gateway': payment.gateway,
  'beginPayment.amount': ['The sum that the person saw, in whole rupees: another one is refused', 25_000],
  'beginPayment.again': ['Whether the person knows of a payment that still waits', false],
}
