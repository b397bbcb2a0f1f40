// The PDF of a house file, alike for all that may see the house. Days are ISO days, times `15:42`.

import { apart } from '../apart.ts'
import { withSign } from '../with-sign.ts'
import { displayDate, groupDigits } from './amounts.ts'
import { siteName } from './language.ts'

export { displayDate, displayRupees, groupDigits } from './amounts.ts'
export { nameOf } from './catalogue.ts'
export { changes, reasons as changeReasons, states as changeStates } from './house-changes.ts'
export { inQuotes, reasons as endReasons } from './house-closed.ts'
export {
  amount,
  faults,
  insteadOf,
  materials,
  morePercent,
  named,
  ofAbout,
  units,
  within,
  youBought,
} from './house-material.ts'
export { taxOnTop, ways } from './house-money.ts'
export {
  dueAtStart,
  moves,
  stages,
  takenOut,
  theBuilder,
  theFamily,
  title,
  withoutClaim,
} from './house-page.ts'
export { payments } from './house-payments.ts'
export { stageName } from './house-questions.ts'
export { coveredArea, plotUnits, sqFeet } from './request-brief.ts'

// The head.
export const plotIn = (size: string, unit: string, city: string) => `${size} ${unit}, ${city}`
export const houseStates = { open: 'open', finished: 'finished', ended: 'ended early' }
export const asItStood = (isoDate: string, clock: string) =>
  `As it stood on ${displayDate(isoDate)}, ${clock} in Pakistan.`
export const byWhom = `What stands here was written by the people of this house. ${siteName} holds no money and judges no work.`
export const withoutSums = 'Without sums: it was made with a link that sees no money.'
export const aboutPictures = `The pictures are smaller copies. Below each stands the SHA-256 of the JPEG that ${siteName} keeps; a file that was changed has another one.`
export const builder = 'Builder'
export const withoutBuilder = 'The family builds by itself'
export const workBegins = 'Work begins'
export const handover = 'Handover'
export const closedOn = 'Closed'

// Sums.
export const sums = 'Sums'
export const base = { quote: 'Quoted', 'own-price': 'Agreed at the beginning', estimate: 'Estimated' }
export const agreedChanges = 'Agreed changes'
export const agreedPrice = 'Agreed price'
export const plan = 'Plan'
export const done = 'Done and agreed'
export const paid = 'Paid and confirmed'
export const said = 'Noted by the family, not confirmed'
export const due = 'Due'
export const ahead = 'Paid ahead of the work'
export const final = 'Paid at the end'
export const sumAndPercent = (sum: string, percent: number) => `${sum} · ${percent} %`
export const signedSum = (pkr: number) => `${pkr < 0 ? '−' : '+'} PKR ${groupDigits(Math.abs(pkr))}`

// Stages.
export const toCome = 'to come'
export const begun = 'begun'
export const agreedOn = (isoDate: string) => `agreed on ${displayDate(isoDate)}`
export const saidDoneOn = (isoDate: string) => `said to be done on ${displayDate(isoDate)}, not agreed`
export const questionOf = (isoDate: string) => `a question of ${displayDate(isoDate)}`
export const plannedFor = (isoDate: string) => `planned for ${displayDate(isoDate)}`
export const nowFor = (isoDate: string) => `with the agreed changes ${displayDate(isoDate)}`
export const daysLate = (days: number) =>
  days === 1 ? '1 day after its agreed day' : `${days} days after its agreed day`
export const share = (percent: number) => `${percent} %`

// Changes, payments, material and faults.
export const days = (count: number) => `days: ${withSign(count)}`
export const paidWith = (stage: string) => `paid with: ${stage}`
export const forStage = (stage: string) => `for: ${stage}`
export const waits = 'waits for an answer'
export const byWord = 'agreed by word'
export const writtenBy = (name: string, isoDate: string) => `${apart(name)}, ${displayDate(isoDate)}`
export const paymentStates = {
  noted: 'not confirmed',
  confirmed: 'received',
  denied: 'said not to have come',
  withdrawn: 'taken back',
  corrected: 'corrected',
}
export const corrected = 'corrected, does not count'
export const material = 'Material that came'
export const faultStates = { open: 'open', mended: 'mended, not accepted yet', accepted: 'accepted' }
export const since = (state: string, isoDate: string) => `${state}, since ${displayDate(isoDate)}`
export const mendedBy = (name: string, isoDate: string) => `mended: ${apart(name)}, ${displayDate(isoDate)}`
/** The number of a line of the diary. */
export const seeLine = (line: number) => `diary, line ${line}`

// The diary.
export const diary = 'Diary'
export const lineOf = (line: number, name: string, isoDate: string, clock: string) =>
  `${line} · ${apart(name)} · ${displayDate(isoDate)}, ${clock}`
export const tookBack = (name: string) => `${apart(name)} took this entry back.`
export const nothingYet = 'Nothing yet.'
export const takenOn = (isoDate: string, clock: string) => `taken ${displayDate(isoDate)}, ${clock}`
export const sentOn = (isoDate: string, clock: string) => `sent ${displayDate(isoDate)}, ${clock}`
export const noPicture = 'The file of this picture is not there.'
