// A company's list of the requests to which it is invited.

import { dayOfMoment } from '../figures.ts'
import { displayDay } from './amounts.ts'

export { displayAmount, displayDate, displayDay, displayPart, groupDigits } from './amounts.ts'
export { monthOf, services, sqFeet, titleIn } from './request-brief.ts'

export const title = 'Quote requests'
export const filters = 'Show'
export const filterNames = {
  all: 'All',
  new: 'New',
  waiting: 'Waiting',
  quoted: 'Quoted',
  closed: 'Closed',
  houses: 'Houses',
}
export const loading = 'Loading requests…'
export const loadingFailed = (problem: string) => `The requests could not be loaded: ${problem}`
export const none =
  'No request yet. Families can ask you for a quote from your page in the directory, so keep your projects up to date.'
export const noneHere = {
  new: 'No request is new.',
  waiting: 'No request waits for your quote.',
  quoted: 'No request has a quote of yours.',
  closed: 'No request is closed.',
}
export const showAll = 'Show all'
export const list = 'Requests'
export const moreRequests = 'More requests'
/** Number beside each filter. */
export const counted = (count: number, most: boolean) => `${count}${most ? '+' : ''}`
export const newCount = (count: number, most: boolean) => `${counted(count, most)} new`
export const stateNames = {
  sent: 'New',
  seen: 'Waiting',
  quoted: 'Quoted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  chosen: 'You were chosen',
  'not-chosen': 'Not chosen',
  expired: 'Expired',
}
export const aFamily = 'A family'
export const estimateOf = (amount: string) => `Estimate ${amount}`
export const begins = (month: string) => `begin ${month}`
export const beginsNotSure = 'begin not sure'
export const youQuoted = (amount: string) => `You quoted ${amount}`
export const youQuotedUntil = (amount: string, day: string) => `You quoted ${amount}, valid until ${day}`
export const youQuotedEnded = (amount: string, day: string) => `You quoted ${amount}, ended on ${day}`
// Next steps of a request.
export const draftBegun = 'Your draft is not sent yet.'
/** Number of prices in a draft. */
export const draftPrices = (given: number, asked: number) => {
  if (given === 0) return 'Your draft is begun and has no price yet.'
  if (given >= asked) return 'Your draft has all its prices and is not sent yet.'
  return `Your draft is half done: ${given} of ${asked} prices.`
}
export const answered = 'Answered:'
/** The question itself, and the number of other answered questions. */
export const answeredQuestion = (question: string, more: number) =>
  more === 0 ? ` “${question}”` : ` “${question}” and ${more} more`
export const familyAsks = (count: number) =>
  count === 1 ? 'The family asks you something.' : `The family asks you ${count} things.`
/** Time at which a request came. */
export const justNow = 'just now'
export const hoursAgo = (hours: number) => (hours === 1 ? '1 hour ago' : `${hours} hours ago`)
export const yesterday = 'yesterday'
export const onDay = (iso: string) => displayDay(dayOfMoment(iso))
export const daysLeft = (days: number) =>
  days < 1 ? 'Ends today' : days === 1 ? '1 day left' : `${days} days left`
export const thatIsAll = (count: number) =>
  count === 1 ? '1 request. That is all of them.' : `${count} requests. That is all of them.`
/** Used when there are more than were counted. */
export const thatIsAllOfThem = 'That is all of them.'
