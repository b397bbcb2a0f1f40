// Money on the page of a house: price, what is agreed and paid, and the payments. Sums are whole rupees.
import { apart } from '../apart.ts'
import { withSign } from '../with-sign.ts'
import { displayDay, groupDigits } from './amounts.ts'

export { displayAmount, groupDigits } from './amounts.ts'

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)
const withChanges = (first: string, changes: number, changesPkr: number) =>
  changes === 0 ? first : `${first}, ${counted(changes, 'change')} ${withSign(changesPkr)}`

// The price.
export const agreedPrice = 'Agreed price now'
export const yourPlan = 'Your plan now'
export const quoted = (basePkr: number, changes: number, changesPkr: number) =>
  withChanges(`${groupDigits(basePkr)} quoted`, changes, changesPkr)
export const estimated = (basePkr: number, changes: number, changesPkr: number) =>
  withChanges(`${groupDigits(basePkr)} estimated`, changes, changesPkr)

// The bars.
export const done = 'Done and agreed'
export const paid = 'Paid'
export const percent = (percent: number) => `${percent} %`
/** How far the house is, and how far with the stages that are said to be done. */
export const percentWith = (percent: number, stage: string, then: number) =>
  `${percent} %, with ${stage} ${then} %`
export const countedPayments = (count: number) => counted(count, 'payment')
export const allConfirmed = 'all confirmed'
export const waitsForConfirmation = (pkr: number) => `${groupDigits(pkr)} waits for confirmation`
export const writtenByYou = 'written by you alone'
export const writtenByFamily = 'written by the family alone'
export const nothingAhead = 'Nothing is paid ahead of the work.'
export const ahead = <Part>(sum: Part, percent: number) => [
  sum,
  ` more is paid than what is agreed as done, ${percent} % of the price. Look at what is done before you pay more.`,
]
export const taxOnTop = 'Tax comes on top; its sum is not known.'

// The payments.
export const payment = 'Payment'
export const ways = { bank: 'bank', cash: 'cash', cheque: 'cheque', other: 'another way' }
export const slip = 'Picture of the slip'

// A payment that waits for an answer.
export const hasCome = (pkr: number) => `Has ${groupDigits(pkr)} come?`
export const haveYouPaid = (pkr: number) => `Have you paid ${groupDigits(pkr)}?`
export const familySays = (way: string, isoDate: string, stage: string) =>
  `The family says: ${facts(way, isoDate, stage)}.`
export const builderSays = (name: string, way: string, isoDate: string, stage: string) =>
  `${apart(name)} says: ${facts(way, isoDate, stage)}.`
export const received = 'Received'
export const notReceived = 'Not received'
export const agreed = 'Agreed'
export const notAgreed = 'Not agreed'
export const isReceived = (pkr: number) => `${groupDigits(pkr)} received.`
export const isDenied = (pkr: number) => `${groupDigits(pkr)} not received.`
export const isAgreed = (pkr: number) => `${groupDigits(pkr)} agreed.`
export const isNotAgreed = (pkr: number) => `${groupDigits(pkr)} not agreed.`

// A sum that is due.
export const agreedNotPaid = 'Agreed, not paid'
/** `stage` as in the middle of a sentence; '' for none. */
export const dueFor = (pkr: number, stage: string) =>
  stage ? `${groupDigits(pkr)} for ${stage}` : `${groupDigits(pkr)} is due`
export const iHavePaid = 'I have paid'

function facts(way: string, isoDate: string, stage: string): string {
  return [way, displayDay(isoDate), stage && `for ${stage}`].filter(Boolean).join(', ')
}
