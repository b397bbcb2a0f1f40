// A company's list of the requests it is invited to.

import { apart } from '../apart.ts'

export { tryAgain } from './actions.ts'
export { displayAmount, displayPart } from './amounts.ts'
export { monthOf, services, sqFeet, titleIn } from './request-brief.ts'

export const title = 'Quote requests'
export const lead =
  'Families ask you for a price. Only they decide who may call whom, and nobody pays for it.'
export const filters = 'Show'
export const filterNames = { all: 'All', new: 'New', waiting: 'Waiting', quoted: 'Quoted', closed: 'Closed' }
export const loading = 'Loading requests…'
export const loadingFailed = (problem: string) => `The requests could not be loaded: ${problem}`
export const none =
  'No request yet. Families can ask you for a quote from your page in the directory, so keep your projects up to date.'
export const noneHere = 'No request here.'
export const showAll = 'Show all'
export const list = 'Requests'
export const moreRequests = 'More requests'
export const newCount = (count: number, most: boolean) =>
  count === 1 ? '1 new request' : `${count}${most ? '+' : ''} new requests`
export const stateNames = {
  sent: 'New',
  seen: 'Waiting for your quote',
  quoted: 'Quoted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  chosen: 'You were chosen',
  'not-chosen': 'Not chosen',
  expired: 'Expired',
}
export const from = (name: string) => `From ${apart(name)}`
export const area = 'Covered area'
export const estimate = 'Estimate'
export const begins = 'To begin'
export const yourQuote = 'Your quote'
export const received = 'Received'
export const daysLeft = (days: number) =>
  days < 1 ? 'Ends today' : days === 1 ? '1 day left' : `${days} days left`
