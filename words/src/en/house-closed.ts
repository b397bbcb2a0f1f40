// The page of a closed house: what it cost and how long it took.
import { apart } from '../apart.ts'
import { displayDay, groupDigits } from './amounts.ts'

export { displayAmount, groupDigits } from './amounts.ts'

export const yourHouseFinished = 'Your house is finished'
/** First and last day, each with its year. */
export const fromTo = (first: string, last: string) => `${withYear(first)} to ${withYear(last)}`
export const endedEarly = 'It ended early'
export const reasons = {
  'builder-left': 'The builder left.',
  'we-stopped': 'We stopped.',
  'another-builder': 'Another builder goes on.',
  'not-begun': 'It was not begun.',
  other: 'Another reason.',
  forgotten: 'Nobody did anything here for 24 months.',
}
/** The word of the family beside the reason. */
export const inQuotes = (text: string) => `“${apart(text)}”`
export const whatItCost = 'What it cost'
export const agreedPrice = 'Agreed price'
export const quoted = 'Quoted'
export const planned = 'Planned'
export const changesOf = (count: number) => (count === 1 ? '1 change' : `${count} changes`)
export const final = 'Final'
export const paid = 'Paid'
export const doneAndAgreed = 'Done and agreed'
export const sumAndPercent = (pkr: number, percent: number) => `${groupDigits(pkr)} · ${percent} %`
export const againstQuote = 'Against the quote'
export const againstPlan = 'Against the plan'
export const morePaid = (pkr: number) => `${groupDigits(pkr)} more is paid than what is agreed as done.`
export const stillWaits = (pkr: number) => `${groupDigits(pkr)} waits for confirmation.`
/** A part of the quote above or below it, per cent with at most one decimal. */
export const signedPercent = (percent: number) =>
  percent === 0 ? '0 %' : `${percent < 0 ? '−' : '+'} ${Math.abs(percent)} %`
export const time = 'Time'
/** How long it took, and days after the agreed one. */
export const took = (months: number, days: number, daysOver: number) =>
  [
    months > 0 ? counted(months, 'month') : counted(days, 'day'),
    daysOver > 0 && `${counted(daysOver, 'day')} over`,
  ]
    .filter(Boolean)
    .join(', ')
export const onePicture = 'One picture a stage'
export const agreedOnDay = (stage: string, isoDate: string) => `${stage}, ${withYear(isoDate)}`
export const allEntries = 'All entries'

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function withYear(isoDate: string): string {
  return `${displayDay(isoDate)} ${isoDate.slice(0, 4)}`
}
