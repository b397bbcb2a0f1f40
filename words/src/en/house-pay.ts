// The sheet that writes a payment down, or corrects one. Sums are whole rupees.

import { apart } from '../apart.ts'
import { displayDay, groupDigits } from './amounts.ts'
import { siteName } from './language.ts'

export { sending } from './actions.ts'
export { displayDay, groupDigits } from './amounts.ts'

export const title = 'I have paid'
/** For the builder's side. */
export const titleCame = 'A payment has come'
export const titleCorrect = 'Correct a payment'
export const agreedToday = (stage: string) => `${stage}, agreed today`
export const agreedOn = (stage: string, isoDate: string) => `${stage}, agreed ${displayDay(isoDate)}`
export const insteadOf = (pkr: number) => `in place of ${groupDigits(pkr)}`
export const sum = 'Sum'
export const rupeesSign = 'PKR'
export const whatIsDue = (agreedPkr: number, paidPkr: number) =>
  `what is due: ${groupDigits(agreedPkr)} agreed, ${groupDigits(paidPkr)} paid`
export const sumHint = 'In rupees, such as 95 lakh.'
export const rupees = (pkr: number) => `PKR ${groupDigits(pkr)}`
export const how = 'How?'
export const ways = { bank: 'Bank', cash: 'Cash', cheque: 'Cheque', other: 'Other' }
export const today = 'Today'
export const dayFor = (day: string, stage: string) => (stage ? `${day}, for ${stage}` : day)
export const change = 'change'
export const day = 'Day'
export const stage = 'Stage'
export const noStage = 'No stage'
export const aWord = 'A word (optional)'
export const slip = 'Picture of the slip'
export const optional = '(optional)'
export const anotherSlip = 'Another picture'
export const movesNoMoney = (name: string) =>
  `${siteName} moves no money. It stands here as paid once ${apart(name)} says that it has come.`
export const movesNoMoneyCame = `${siteName} moves no money. It stands here as paid once the family agrees.`
export const movesNoMoneyAlone = `${siteName} moves no money. It stands here as written by you alone.`
export const countsUntil = 'The old sum counts until this one is confirmed.'
export const submit = 'I have paid'
export const submitSum = (pkr: number) => `I have paid ${groupDigits(pkr)}`
export const submitCame = 'It has come'
export const submitCameSum = (pkr: number) => `${groupDigits(pkr)} has come`
export const submitCorrect = 'Correct it'
export const written = 'Written down'
export const wholeRupees = 'Type whole rupees, such as 95,000.'
export const dayNotPossible = 'Choose a day up to today.'
