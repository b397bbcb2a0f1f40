// Payments of companies, at the desk.
import { apart } from '../apart.ts'
import { displayRupees, groupDigits } from './amounts.ts'
import { day } from './rates.ts'

export { planTime } from './plan-names.ts'
export { day, displayRupees, groupDigits }

export const title = 'Payments'
export const payment = (reference: string) => `Payment ${reference}`
export const parts = { list: 'Payments', sums: 'Sums by day' }
export const partsLabel = 'Parts'
export const lead =
  'What companies pay for their plan. The money goes to our account at the bank; here you see what the bank has told us, and settle what it cannot tell.'
export const loading = 'Loading the payments…'
export const loadingFailed = (why: string) => `The payments could not be loaded. ${why}`
export const oneFailed = (why: string) => `The payment could not be loaded. ${why}`
export const toList = 'All payments'
/** Beside the list. */
export const chooseOne = 'Choose a payment to see what happened to it.'

export const filters = 'Which payments'
export const lists = {
  all: 'All',
  transfers: 'Transfers that wait',
  refunds: 'Refunds due',
  mismatches: 'Answers that do not fit',
}
export const withCount = (label: string, count: number) => `${label} (${count})`
export const search = 'Search'
export const searchHint =
  'A reference, a receipt, a note, the bank’s number, or part of the name of a company'
export const find = 'Find'
export const list = 'Payments'
export const none = {
  all: 'No payment yet.',
  transfers: 'No transfer is awaited.',
  refunds: 'Nothing is to be given back.',
  mismatches: 'Every answer of a bank fits its payment.',
}
export const noneFound = 'No payment is like that.'
export const showAll = 'Show everything'
export const more = 'More payments'
export const end = 'This is the oldest payment.'

export const states = {
  pending: 'Waits',
  paid: 'Paid',
  failed: 'Not paid',
  expired: 'Not paid, time is over',
  'refund-due': 'To give back',
  refunded: 'Given back',
}
export const reasons = {
  twice: 'Paid twice',
  'account-deleted': 'The company has deleted its account',
  technical: 'Technical error',
}
export const events = {
  begun: 'Begun',
  'said-paid': 'The company says that it paid',
  'slip-sent': 'The company sent a picture of the slip',
  mismatch: 'The bank’s answer does not fit',
  'refund-asked': 'The bank was asked to give the money back',
  'refund-refused': 'The bank refuses to give the money back',
  'refund-unknown': 'The bank did not say whether it gives the money back',
  paid: 'Paid',
  failed: 'Not paid',
  expired: 'Its time is over',
  'refund-due': 'To give back',
  refunded: 'Given back',
}

export const aboutIt = 'The payment'
export const facts = {
  state: 'State',
  company: 'Company',
  sum: 'Sum',
  what: 'For',
  way: 'Way to pay',
  bankNumber: 'Number at the bank',
  receipt: 'Receipt',
  note: 'Note',
  used: 'Days used',
  begun: 'Begun',
  saidPaid: 'Company told us that it paid',
  expires: 'Waits until',
  nextAsk: 'Asked again',
  why: 'Why it goes back',
}
export const daysUsed = (used: number, all: number) => `${used} of ${all}`
export const companyGone = 'account deleted'
export const openCompany = 'Open the company'
export const fromTo = (from: string, until: string) => `${day(from)} to ${day(until)}`
export const saidPaid = (moment: string) => `The company told us on ${moment} that it has paid`
export const slip = 'Slip of the transfer'
export const slipLead = 'Sent by the company. It proves nothing: only the bank’s statement counts.'
export const showSlip = 'Show the slip'
export const slipOf = (company: string) => `Slip of the transfer of ${apart(company)}`
export const happened = 'What happened'
export const happenedLead = 'Nobody can change these lines. Times are those of Pakistan.'
export const inLog = 'Acts of the desk on it, in the log'

export const acts = 'What to do'
export const nothingToDo = 'Nothing is to be done with this payment.'
export const askNow = 'Ask the bank now'
export const asked = (state: string) => `The bank was asked. State: ${state}`
export const askHint = 'The bank is asked by itself too, for 7 days.'

export const transferHint = (amount: number, reference: string) =>
  `Look for ${displayRupees(amount)} with the reference ${reference} on the bank’s statement.`
export const arrived = 'The transfer has arrived'
export const arrivedLead =
  'The company gets its plan and its receipt at once. If it has paid another payment in place of this one, this one is put among those to give back.'
export const statementNumber = 'Number on the statement'
export const statementHint = 'The bank’s own number of this transfer, as on its statement'
export const enterStatementNumber = 'Please enter the number on the bank’s statement'
export const settle = 'It has arrived'
export const settled = 'The transfer is settled'
export const missing = 'It has not come'
export const missingLead =
  'The payment counts as not paid. Should the money come later, you can still settle it here. The company is written to.'
export const missed = 'Noted: it has not come'
export const why = 'Why'
export const whyHint = 'For the desk: it stands among the lines of this payment and in the log.'
export const sayWhy = 'Please say why'
export const sending = 'Saving…'

export const inError = 'Technical error: give it back'
export const inErrorLead =
  'The payment is put among those to give back, and the company is written to. The days that it has not used are lost. Only double payments and technical errors are given back.'
export const returned = 'The payment is to be given back'

export const giveBack = 'Give the money back'
export const callLead = (way: string, amount: number) =>
  `${way} is asked to give back ${displayRupees(amount)}. Only when it says that this is done, the payment counts as given back and the company is written to.`
export const callAgain = 'Ask the bank again'
export const callFailed =
  'The bank was asked and did not do it, or did not answer. Look at its own page first: if the money went back, confirm it below.'
export const callWaits =
  'The bank is being asked to give the money back. Its answer stands among the lines; if none has come after two minutes, you can ask again.'
export const notGivenBack = (detail: string) => `Not given back: ${detail}`
export const stepsTitle = 'Tell the bank by hand'
/** Steps for a bank that has a page or a desk for merchants. */
export const bankSteps = (way: string) => [
  `Open the merchant page of ${way}, or call its desk for merchants.`,
  'Ask it to give back the whole sum of this payment, and name:',
  'Wait until the bank says that it is done. Then confirm it here.',
]
/** Steps for a bank transfer. */
export const transferSteps = [
  'Find the transfer on the bank’s statement, and the account from which it came.',
  'Transfer the whole sum to that account, and write the reference on it:',
  'Wait until the bank shows the transfer as done. Then confirm it here.',
]
export const tell = {
  reference: 'Reference',
  bankNumber: 'Number at the bank',
  sum: 'Sum',
  merchant: 'Merchant',
  payer: 'Paid by',
}
export const confirmGivenBack = 'Money given back'
export const confirmQuestion = 'Has the bank given the money back?'
export const confirmLead = (amount: number) =>
  `The payment gets a note with a number of its own, and the company is written to that ${displayRupees(amount)} is on its way.`
export const yesGivenBack = 'Yes, it is given back'
export const givenBack = (note: string) => `Given back, note ${note}`

export const sumsLead =
  'What came in and went back, by day in Pakistan. Compare each day with the bank’s statement.'
export const month = 'Month'
export const lastDays = 'Last 31 days'
export const show = 'Show'
export const sumsLoading = 'Adding up…'
export const sumsFailed = (why: string) => `The sums could not be loaded. ${why}`
export const noSums = 'No money moved on these days.'
export const sumsTable = 'Sums by day and way to pay'
export const columns = { day: 'Day', way: 'Way to pay', paid: 'Paid, PKR', refunded: 'Given back, PKR' }
export const total = 'Together'
export const times = (sum: number, count: number) =>
  count === 0 ? '0' : `${groupDigits(sum)} (${groupDigits(count)})`
export const save = 'Payments of this month (CSV)'
export const saving = 'Saving…'
export const saved = 'The payments were saved as a file'
