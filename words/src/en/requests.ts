import { apart } from '../apart.ts'
import { displayDay } from './amounts.ts'

export const title = 'Requests'
export const lead =
  'The requests for quotes that this device can open. Who has the link of a request can open it too.'
export const none =
  'This device has no requests yet. When you ask companies for quotes, the request is listed here.'
export const askForQuotes = 'Ask for quotes'
export const readOnly = 'Family link: you can read it'
export const ownRequests = 'Your requests'
/** State of a request in its line. */
export const states = {
  unconfirmed: 'not sent yet',
  chosen: 'a company is chosen',
  closed: 'closed',
  expired: 'ended',
}
export const openUntil = (isoDate: string) => `open until ${displayDay(isoDate)}`
export const quotesCome = (count: number) =>
  count === 0 ? 'no quote yet' : count === 1 ? '1 quote' : `${count} quotes`
export const newQuotes = (count: number) => `${count} new`
export const pasteTitle = 'Open a request by its link'
export const pasteHint = 'Copy the link from the mail or the message, and paste it here.'
export const link = 'Link'
export const open = 'Open'
export const noLink = 'This is not the link of a request. Copy the whole link and paste it again.'
export const forget = 'Remove from this device'
export const forgetNamed = (name: string) => `Remove ${apart(name)} from this device`
export const forgetQuestion = 'Remove it from this device?'
export const forgetText =
  'The request itself stays as it is. Without its link you cannot open it on this device any more.'
export const forgotten = 'This device has forgotten the request'
export { cancel } from './actions.ts'
