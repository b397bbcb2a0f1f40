// Reports: the desk's list, and one report.
import { apart } from '../apart.ts'

export { cancel, tryAgain } from './actions.ts'
export { reasons } from './report.ts'

export const title = 'Reports'
export const lead =
  'What visitors, companies and homeowners have reported. Look at the thing, act on it where needed, then close the report.'
export const loading = 'Loading the reports…'
export const loadingFailed = (why: string) => `The reports could not be loaded. ${why}`
export const openCount = (count: number) =>
  count >= 100 ? '100 or more open' : count === 1 ? '1 open' : `${count} open`
export const filters = 'Which reports'
export const states = { open: 'Open', closed: 'Closed' }
export const allKinds = 'Everything'
export const kindFilters = { profile: 'Companies', project: 'Projects', request: 'Requests', quote: 'Quotes' }
export const kinds = {
  profile: 'Company',
  project: 'Project',
  request: 'Request for quotes',
  quote: 'Quote',
}
export const list = 'Reports'
export const none = 'No report waits.'
export const noneClosed = 'No report was closed.'
export const more = 'More reports'
export const end = 'No other report.'
export const untitled = 'Without a name'

export const outcomes = {
  'nothing-wrong': 'Nothing wrong',
  asked: 'The owner was asked',
  hidden: 'Hidden',
  suspended: 'Suspended',
}

export const report = 'Report'
export const toList = 'All reports'
export const oneFailed = (why: string) => `The report could not be loaded. ${why}`
export const takenBy = (name: string) => `${apart(name)} looks after it`
export const facts = {
  reported: 'Reported',
  reason: 'Reason',
  by: 'By',
  told: 'Answer',
  taken: 'Taken by',
  closed: 'Closed',
  outcome: 'Outcome',
}
export const byVisitor = 'A visitor'
export const byHomeowner = 'The homeowner'
export const byCompany = (name: string) => `The company ${apart(name)}`
export const isTold = 'An email is sent when the report is closed'
export const isNotTold = 'No address was left'
export const reporterWrote = 'What the reporter wrote'
export const wroteNothing = 'Nothing beside the reason.'

export const thing = 'What it is about'
export const texts = 'What is written there'
export const noTexts = 'Nothing is written there.'
export const pictures = 'Pictures'
export const picture = (number: number) => `Picture ${number}`
export const openCompany = 'The company at the desk'
export const asVisitors = 'As visitors see it'
export const projectHidden = 'The desk hides this project.'
export const hideHint =
  'To hide or suspend, open the company at the desk. The owner is mailed why and how to answer. Then come back and close the report.'
export const requestHint =
  'A request is seen by its homeowner and the companies invited alone. No contact details are shown here.'

export const others = (count: number) =>
  count === 1 ? 'Another open report about it' : `${count} other open reports about it`

export const act = 'What to do'
export const take = 'I look after it'
export const taken = 'Noted: you look after it'
export const close = 'Close the report'
export const outcome = 'What came of it'
export const chooseOutcome = 'Choose what came of it'
export const outcomeMissing = 'Please choose what came of it'
export const wordsTo = 'To the owner'
export const wordsHint = 'Only with “The owner was asked”: it is mailed as you write it, with how to answer.'
export const wordsMissing = 'Please write to the owner'
export const closeOthers = (count: number) =>
  count === 1 ? 'Close the other report alike' : `Close the ${count} other reports alike`
export const closing = 'Closing…'
export const closed = 'The report is closed'
export const changed = 'Somebody else was first. This is how it is now.'
