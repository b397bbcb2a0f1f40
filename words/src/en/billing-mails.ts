// Mails to companies about their plan and their payments.
import { displayRupees } from './amounts.ts'
import { planName, planTime } from './plan-names.ts'
import { day } from './rates.ts'

type Plan = Parameters<typeof planName>[0]

export const paidSubject = (receipt: string) => `Receipt ${receipt}`
export const paid = (plan: Plan, until: string) =>
  `Your payment has arrived. Thank you. ${planName(plan)} now lasts until ${day(until)}.`
export const sum = (plan: Plan, months: 1 | 12, amount: number) =>
  `${planTime(plan, months)}: ${displayRupees(amount)}, all taxes included.`
export const reference = (text: string) => `Our reference is ${text}.`
export const openReceipt = 'Open the receipt'
export const nothingRenews = 'Nothing renews by itself, and we keep no card.'

/** Ends of a payment without money. */
export const unpaid = {
  failed: {
    subject: 'Your payment was not made',
    text: 'The bank says that nothing was paid. If your bank shows a charge all the same, write to us with the reference.',
  },
  expired: {
    subject: 'We have no answer about your payment',
    text: 'The bank has not told us of any money in 24 hours, so this payment is over. Should the money come after all, it counts, and we write to you. If your bank shows a charge, write to us with the reference before you pay again.',
  },
  'no-transfer': {
    subject: 'Your bank transfer has not arrived',
    text: 'We have not found your bank transfer on our account. If you made it, do not pay again: write to us with the reference, and it still counts. If you did not, you need do nothing.',
  },
}
export const openPayment = 'Open the payment'

export const refundSubject = 'You paid twice: one payment comes back'
export const paidTwice = (amount: number) =>
  `You have paid already. ${displayRupees(amount)} goes back to you by the way it came. You need not ask; we write when it is done, within 7 working days.`
export const errorSubject = 'We made an error: your payment comes back'
export const paidInError = (amount: number) =>
  `There was a technical error with your payment. ${displayRupees(amount)} goes back to you by the way it came, and with it the days that you have not used. You need not ask; we write when it is done, within 7 working days.`
export const refundedSubject = 'Your money is on its way back'
export const refunded = (amount: number, note: string) =>
  `We have given ${displayRupees(amount)} back. The number of the note is ${note}. Your bank may need some days until you see it.`

export const endsSubject = (plan: Plan, days: number) =>
  days === 0
    ? `${planName(plan)} ends today`
    : `${planName(plan)} ends ${days === 1 ? 'tomorrow' : `in ${days} days`}`
/** `days` are those until the last day; 0: it is today. */
export const ends = (plan: Plan, days: number, until: string) => {
  if (days === 0)
    return `Today, ${day(until)}, is the last day of ${planName(plan)}. Renew today, and no day is lost.`
  const lastDay = days === 1 ? `tomorrow, ${day(until)}` : day(until)
  return `The last day of ${planName(plan)} is ${lastDay}. Renew by then, and no day is lost: the new days are added behind the old ones.`
}
export const endsByItself = (plan: Plan, graceDays: number) =>
  `If you do nothing, ${planName(plan)} simply ends, and nothing is charged. For ${graceDays} more days everything stays as it is. Then you are in Basic: what you have stays, but you cannot add more than Basic allows.`
export const graceSubject = (plan: Plan) => `${planName(plan)} has ended: from tomorrow you are in Basic`
export const grace = (plan: Plan, until: string) =>
  `${planName(plan)} ended on ${day(until)}, and today is the last day on which everything stays as it was. Renew today, and nothing changes.`
export const thenBasic = (plan: Plan) =>
  `If you do nothing, you are in Basic from tomorrow: what you have stays, but you cannot add more than Basic allows. You can take ${planName(plan)} again at any time.`
export const openPlan = 'Open plan and bills'
