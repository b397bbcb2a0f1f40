// The desk: its frame, its first screen, and the texts of a session.

import { apart } from '../apart.ts'
import { siteName } from './language.ts'

export { cancel, tryAgain } from './actions.ts'
export { homeLink, logout, menu } from './shell.ts'

export const desk = 'Desk'
export const navigation = 'Desk'
export const companies = 'Companies'
export const invite = 'Invite companies'
export const catalogue = 'Cities, services, types'
export const reports = 'Reports'
export const log = 'Log'
export const marks = 'Licences and registrations'
export const waitingMarks = 'Licences and registrations to check'
export const requests = 'Unanswered requests'
export const payments = 'Payments'
export const prices = 'Prices'
export const oldPrices = (days: number) => `Prices of ${days} days ago or longer`
/** Age in days of the oldest price. */
export const oldestPrice = (days: number) => `oldest ${days} days · publish this month’s`
export const waitingTransfers = 'Transfers that wait'
export const refundsDue = 'Refunds due'
export const account = 'Your account'
export const roles = { Operator: 'Operator', Editor: 'Editor' }
export const sessionEnds = (time: string) => `session ends ${time}`
export const endsUnused = (time: string) =>
  `Your session ends at ${time}, because nothing was asked of the server for a while. What you typed is kept.`
export const endsForGood = (time: string) =>
  `Your session ends at ${time}, 12 hours after you logged in. What you typed is kept: log in again then, and go on.`
export const stay = 'Stay'
export const forOperators = 'This part of the desk is for operators.'
export const toStart = 'To the start'
export const loading = 'Opening the desk…'
export const loadingFailed = (why: string) => `The desk could not be opened. ${why}`

export const notForCompanies = 'The desk'
export const signedInAsCompany = (company: string) =>
  `You are signed in as ${apart(company)}. The desk is for the people who run ${siteName}.`
export const toDashboard = 'Back to your dashboard'
export const logInAtDesk = 'Log in at the desk'

export const waits = 'What waits'
/** Read after a number. */
export const waiting = 'waiting'
export const openReports = 'Things reported'
export const reportCount = (count: number) => (count === 1 ? '1 report' : `${count} reports`)
export const unanswered = (days: number) => `Requests without an answer after ${days} days`
/** Age of the oldest in days. */
export const oldest = (days: number) =>
  days === 0 ? 'oldest today' : days === 1 ? 'oldest 1 day' : `oldest ${days} days`
export const nothingWaits = 'Nothing waits.'
export const whatIsHere = {
  Operator:
    'Every report is closed, every licence is checked, every request has an answer, and no payment waits.',
  Editor: 'Every report is closed.',
}
export const fewRecoveryCodes = (left: number) =>
  left === 0
    ? 'You have no recovery code left. Without one you cannot log in when your phone is lost.'
    : `You have ${left === 1 ? '1 recovery code' : `${left} recovery codes`} left.`
export const makeNewCodes = 'Make new ones'
export const latest = 'Latest in the log'
export const wholeLog = 'The whole log'
