// Figures of the marketplace, on the desk's first screen.

export { groupDigits as count } from '../figures.ts'

export const title = 'Figures'
export const loading = 'Counting…'
export const loadingFailed = (why: string) => `The figures could not be loaded. ${why}`
export const period = 'Period'
export const days = { 7: '7 days', 30: '30 days', 365: '365 days' }
export const until = (date: string) => `until ${date}`
export const now = 'now'
export const daysBefore = (days: number) => `${days} days before`

export const names = {
  companies: 'Companies listed',
  projects: 'Projects',
  requestsSent: 'Requests sent',
  requestsAnswered: 'Requests answered',
  requestsChosen: 'Company chosen',
  houseActs: 'Acts in house files',
  stagesAgreed: 'Stages agreed',
}
export const newOnes = (count: string) => `new: ${count}`
export const firstAnswer = 'Hours to the first answer'
export const halfSooner = 'half answer sooner'
export const aWeek = (count: string) => `${count} a week`
export const claimAnswer = 'Days from a claim to its answer'
/** Numbers of open house files by how they began, and of those that the desk holds. */
export const openHouses = (quote: string, ownPrice: string, estimate: string) =>
  `House files open now: ${quote} with a quote, ${ownPrice} with an own price, ${estimate} by an estimate.`
export const heldHouses = (count: string) => `The desk holds ${count} of all.`
export const none = 'none'

export const countsOnly = 'Counts only: no names, no addresses.'
export const spreadsheet = 'Spreadsheet (CSV)'
export const whatIsCounted = 'What is counted'
export const from = 'From'
export const to = 'To'
export const countedAt = (moment: string) =>
  `Counted on ${moment}, and again after five minutes at the earliest.`
export const meanings = [
  'Days are those of Pakistan, and today counts so far. The days before end at the same time of day.',
  'Companies are those in the list now, and projects those that are not hidden now. What was deleted is in no figure.',
  'A request is sent when its homeowner has confirmed it. It is answered when the first company quotes or declines: that is when the hours end.',
  'An act is a line of a house file’s diary. A stage is agreed when its family says so, and is counted while it is. A claim is answered when the family agrees or asks.',
]
