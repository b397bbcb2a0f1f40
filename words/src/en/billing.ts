// A company's plan and its payments.

import { displayRupees, groupDigits } from './amounts.ts'
import { siteName } from './language.ts'
import { gatewayName, planName, planTime, timeName } from './plan-names.ts'
import { day } from './rates.ts'

export { comma } from './language.ts'
export { day, displayRupees, gatewayName, planName, planTime, timeName }

type Plan = Parameters<typeof planName>[0]

export const title = 'Plan and bills'
export const nothingRenews = 'nothing renews by itself'
export const loading = 'Loading your plan...'
export const failed = (why: string) => `Error loading your plan: ${why}`
export const figure = groupDigits

export const untilDay = (isoDate: string) => `until ${day(isoDate)}`
export const thenUntil = (plan: Plan, isoDate: string) => `then ${planName(plan)} until ${day(isoDate)}`
export const noEnd = 'free, no end'
export const span = (plan: Plan, from: string, until: string, today: string) =>
  `${planName(plan)} from ${day(from)} to ${day(until)}. Today is ${day(today)}.`
export const today = 'today'
export const projects = 'Projects'
export const used = (count: number, most: number) => `${groupDigits(count)} of ${groupDigits(most)}`
export const usedProjects = (count: number, most: number) => `Projects: ${count} of ${most}`
export const logoShown = 'Your logo stands on your share pictures.'
export const nothingSold =
  'Nothing is sold at the moment. Until prices are set, your company has what Pro has, and pays nothing.'

export const waits = (time: string) => `Your payment of ${time} is still waiting for the bank.`
export const doNotPayAgain = (until: string) =>
  `Please do not pay again: the bank may have the money already. We ask by ourselves until ${until}.`
export const transferWaits = (reference: string, until: string) =>
  `We wait for your bank transfer with the reference ${reference}, until ${until}.`
export const transferLookedFor = (reference: string) =>
  `We look for your bank transfer with the reference ${reference}.`
export const waitsAgain =
  'Closed the bank’s page without paying? Then begin again. Should both be taken, one comes back by itself.'
export const askNow = 'Ask now'
export const howToTransfer = 'How to transfer'
export const beginAgain = 'I did not pay: begin again'
export const endsSoon = (plan: Plan, days: number, until: string) =>
  `${planName(plan)} ends ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days, on ${day(until)}`}.`
export const noDayLost = 'Renew now and no day is lost.'
export const ended = (plan: Plan, until: string) => `${planName(plan)} ended on ${day(until)}.`
export const staysUntil = (graceUntil: string) =>
  `Everything stays as it is until ${day(graceUntil)}. Then you are in Basic.`
export const isFree = (since: string) => `You are in Basic since ${day(since)}.`
export const keeps = (count: number, most: number) =>
  `Your ${groupDigits(count)} projects stay shown. To add one more, take a larger plan, or have fewer than ${groupDigits(most)}.`

export const take = (plan: Plan) => `Take ${planName(plan)}`
export const renew = (plan: Plan) => `Renew ${planName(plan)}`
export const changeTo = (plan: Plan) => `Change to ${planName(plan)}`
export const lookAtPlans = 'Compare the plans'
export const howLong = 'For how long'
export const taxesAndTime =
  'PKR, all taxes included. The new days are added behind the old ones: no day is lost.'
export const taxes = 'PKR, all taxes included.'
export const beginsToday = (plan: Plan, lower: Plan) =>
  `${planName(plan)} begins today. Your days of ${planName(lower)} wait and go on afterwards: no day is lost.`
export const beginsAfter = (plan: Plan, higher: Plan, from: string) =>
  `${planName(plan)} begins on ${day(from)}, when your days of ${planName(higher)} are used.`
export const pay = (amount: number) => `Pay ${displayRupees(amount)}`
export const paying = 'Opening the bank’s page...'
export const payWith = 'Pay with'
export const payByTransfer = 'Pay by bank transfer'
export const samples = 'The prices are samples.'
export const nothingCharged = 'Nothing is charged in the demo.'
export const lookAgain = 'Look at it again'

export const stop = 'How do I stop?'
export const stopText = (plan: Plan, until: string) =>
  `You need not do anything. We keep no card and take no money by ourselves. On ${day(until)} ${planName(plan)} simply ends.`
export const stopFree = `You pay for nothing, so there is nothing to stop. To leave ${siteName}, delete your account in Update Profile.`

export const payments = 'Payments'
export const noPayments = 'No payment yet.'
export const older = 'Older payments'
export const receipt = 'Receipt'
export const open = 'Open'
export const through = (reference: string, way: string) => `${reference} · ${way}`
export const states = {
  pending: 'Waiting for the bank',
  paid: 'Paid',
  failed: 'Not paid',
  expired: 'Not paid, over',
  'refund-due': 'Comes back',
  refunded: 'Given back',
}
export const givenBack = (isoDate: string) => `Given back ${day(isoDate)}`

export const transferTitle = 'Bank transfer'
export const transferTo = 'Transfer the sum to this account, and write the reference on it:'
export const bank = 'Bank'
export const accountTitle = 'Account title'
export const iban = 'IBAN'
export const sum = 'Sum'
export const reference = 'Reference'
export const begun = 'Begun'
export const transferThen =
  'When the money has arrived we write to you, usually within two working days. Your plan begins then.'

export const havePaid = 'Have you paid?'
export const havePaidLead =
  'Then tell us, and we look for the transfer. A picture of the slip helps when the reference is missing on it: only our operators see it.'
export const slip = 'Picture of the slip'
export const slipHint = (megabytes: number) =>
  `If you like: a PDF, JPEG or PNG file of at most ${megabytes} MB`
export const slipAgainHint = (megabytes: number) => `A PDF, JPEG or PNG file of at most ${megabytes} MB`
export const slipMissing = 'Please choose the picture'
export const iHavePaid = 'I have paid'
export const saying = 'Sending...'
export const saidOn = (moment: string) =>
  `You told us on ${moment} that you have paid. We look for it on the bank’s statement and write to you.`
export const slipThere =
  'We have your picture of the slip. You can replace it until the transfer has arrived.'
export const slipNotThere = 'You can still send a picture of the slip.'
export const sendSlip = 'Send the picture'
export const replaceSlip = 'Replace the picture'

export const asking = 'We are asking the bank'
export const askingText = 'Most answers come within 10 seconds.'
export const askingClose =
  'You need not wait here. You may close this page: we go on asking and write to you.'
export const noAnswer = 'The bank has not answered yet'
export const doNotPay = 'Please do not pay again.'
export const noAnswerText = (at: string | null) =>
  `We ask again by ourselves${at === null ? '' : `, the next time at ${at},`} and write to you as soon as we know. Your plan stays as it is.`
export const paid = 'Paid. Thank you.'
export const paidText = (plan: Plan, until: string) => `${planName(plan)} now lasts until ${day(until)}.`
export const receiptMailed = (number: string) => `Receipt ${number} is in your mail.`
export const notPaid = 'Not paid'
export const notPaidText =
  'The bank says that nothing was paid. No money was taken. If your bank shows a charge all the same, write to us with the reference.'
export const over = 'This try is over'
export const overText =
  'The bank has told us of no money. If your bank shows a charge, write to us with the reference before you pay again. Otherwise begin a new one.'
export const noTransfer = 'Your bank transfer has not arrived'
export const noTransferText =
  'We have not found it on our account. If you have paid, do not pay again: write to us with the reference, and it still counts. If you have not, begin a new payment.'
export const twice = 'Paid twice: one comes back'
export const twiceText = (amount: number) =>
  `You have paid already. The second ${displayRupees(amount)} goes back by itself. You need not ask. We write when it is done, within 7 working days.`
export const ourError = 'We made an error: it comes back'
export const ourErrorText = (amount: number) =>
  `There was a technical error with this payment. ${displayRupees(amount)} goes back by itself, and with it the days that you have not used. You need not ask. We write when it is done, within 7 working days.`
export const wentBack = 'This payment went back'
export const wentBackText = (note: string, on: string) => `Given back on ${day(on)}, note ${note}.`
export const toOverview = 'Go to the overview'
export const payAgain = 'Pay again'
export const noSuchPayment = 'There is no such payment.'

export const loadingPayment = 'Loading the payment...'
export const paymentFailed = (why: string) => `Error loading the payment: ${why}`
export const receiptTitle = (number: string) => `Receipt ${number}`
export const print = 'Print'
export const receivedFrom = 'Received from'
export const forWhat = 'For'
export const daysOf = (count: number) => `${count} days of the plan`
export const salesTax = (percent: number) => `Sales tax on services, ${percent} %`
export const sampleRate = '(sample rate)'
export const paidSum = 'Paid'
export const sumWritten = (sum: string) => `In words: ${sum}`
export const rupees = (amount: string) => `PKR ${amount}`
export const receiptFoot =
  'Nothing renews by itself. Money comes back only when the bank charged twice or by a technical error.'
export const paidOn = 'Paid on'
export const throughWhat = 'Through'
export const ourReference = 'Our reference'
export const sheet = 'Sheet'
export const onlySheet = '1 of 1'
export const sample = '(sample)'
export const bankNumber = 'Bank’s number'
export const taxNumber = (number: string) => `NTN ${number}`
export const noteOn = (note: string, on: string) => `This payment was given back on ${day(on)}: note ${note}.`
