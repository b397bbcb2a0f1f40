// Reports: the desk's list, and one report.

import { apart } from '../apart.ts'
import { siteName } from './language.ts'

export { atDesk, elseWaits, nextOne, oneBefore, waits } from './desk-shared.ts'
export { reasons } from './report.ts'

export const title = 'Reports'
export const loading = 'Loading the reports…'
export const loadingFailed = (why: string) => `The reports could not be loaded. ${why}`
export const filters = 'Which reports'
export const states = { open: 'Open', closed: 'Closed' }
/** Label of the kind of thing. */
export const about = 'About'
export const allKinds = 'Everything'
export const kindFilters = {
  profile: 'Companies',
  project: 'Projects',
  request: 'Requests',
  quote: 'Quotes',
  'house-entry': 'Entries of house files',
}
export const kinds = {
  profile: 'Company',
  project: 'Project',
  request: 'Request for quotes',
  quote: 'Quote',
  'house-entry': 'Entry of a house file',
}
/** Title of an entry, by the side that wrote it: nobody is named. */
export const entryBy = {
  family: 'Entry of the family',
  builder: 'Entry of the builder',
  site: 'Entry of the site',
}
export const list = 'Reports'
export const none = 'No report waits.'
export const noneClosed = 'No report was closed.'
export const more = 'More reports'
export const end = 'No other report.'
export const untitled = 'Without a name'
/** Between reasons. */
export const comma = ', '

export const outcomes = {
  'nothing-wrong': 'Nothing wrong',
  asked: 'The owner was asked',
  hidden: 'Hidden',
  suspended: 'Suspended',
}

export const toList = 'All reports'
export const oneFailed = (why: string) => `The report could not be loaded. ${why}`
export const takenBy = (name: string) => `${apart(name)} looks after it`
export const byVisitor = 'A visitor'
export const byHomeowner = 'The homeowner'
export const byHouse = 'Somebody who can read the house file'
export const byCompany = (name: string) => `The company ${apart(name)}`

export const thing = 'What it is about'
export const noTexts = 'Nothing is written there.'
export const pictures = 'Pictures'
export const picture = (number: number) => `Picture ${number}`
export const seenNow = 'As visitors see it now'
export const openPage = 'Open the page'
export const nextThing = 'The next thing'
/** Place of a thing in the queue. */
export const placeOf = (place: number, count: number) =>
  `${place} of ${count === 1 ? '1 thing' : `${count} things`}`
/** Beside the button that hides. */
export const undo = 'Undo any time'
export const projectHidden = 'The desk hides this project.'
export const requestHint =
  'A request is seen by its homeowner and the companies invited alone. No contact details are shown here.'

export const entryHint =
  'An entry of a house file, which its family and builder alone can read. No name, no sum and no other entry is shown here. Its text and pictures are shown while a report about it is open.'
export const entryTakenOut = `${siteName} has taken this entry out.`
export const houseHeld = 'The desk holds this house: its people can read it, and nobody can act in it.'

export const act = 'What to do'
export const take = 'I look after it'
export const taken = 'Noted: you look after it'

export const wordsMissing = 'Please write to the owner'

export const reportsOf = (count: number) =>
  count >= 100 ? '100 or more reports' : count === 1 ? '1 report' : `${count} reports`
/** Numbers of things and of open reports, counted among the first 100 reports. */
export const openCount = (things: number, reports: number) => {
  const named = things === 1 ? '1 thing' : `${things} things`
  return `${named}${reports >= 100 ? ' or more' : ''}, ${reportsOf(reports)}`
}
export const reasonCount = (reason: string, count: number) =>
  count === 1 ? reason : `${reason} (${count} times)`

/** Before the thing is known. */
export const report = 'Reports about a thing'
export const aboutIt = (count: number) => `${reportsOf(count)} about it`
export const mostShown = 'The 100 oldest are shown here. What you do is done with all.'
export const isTold = 'Left an address: is told what you do'
export const isNotTold = 'Left no address'
export const facts = { taken: 'Taken by', outcome: 'Outcome', closed: 'Closed' }
export const othersWait = 'Other reports about it have come since'

export const hide = {
  profile: 'Hide the company',
  project: 'Hide the project',
  quote: 'Hide the company',
  'house-entry': 'Take the entry out',
}
export const hideQuestion = {
  profile: 'Hide the company?',
  project: 'Hide the project?',
  quote: 'Hide the company?',
  'house-entry': 'Take this entry out for good?',
}
export const hideNote =
  'Hiding: visitors do not see it any more. The owner is told why and how to answer. It can be brought back at any time.'
export const hideLead =
  'Visitors do not see it any more. The owner is mailed the reason, your words and how to answer. Reporters who left an address are told that it is hidden, not your words. All reports about it are closed.'
export const entryNote = `Taking out: a line stays, “Taken out by ${siteName}”. Its text goes, nobody is shown its pictures, and their files are deleted after 90 days. It cannot be brought back.`
export const hidden = 'Hidden. The reports are closed'
export const hold = 'Hold the house'
export const holdQuestion = 'Hold this house?'
export const holdLead =
  'Nobody can act in it until you let it go: nothing is added, agreed, paid or deleted. Its people can go on reading, and see why. Needs a fresh code.'
export const held = 'The house is held'
export const release = 'Let the house go'
export const released = 'The house is let go'
export const closeAs = {
  hidden: 'Close: it is hidden already',
  suspended: 'Close: the company is suspended already',
}
export const write = {
  company: 'Write to the company',
  homeowner: 'Write to the homeowner',
  family: 'Ask the family',
}
export const noMailbox = 'This family has confirmed no mailbox, so it cannot be asked.'
export const writeLead = 'All reports about it are closed, as “The owner was asked”.'
export const wordsTo = 'Your words'
export const wordsHint = 'They are mailed as you write them, with how to answer.'
export const send = 'Send and close'
export const sending = 'Sending…'
export const dismiss = (count: number) => (count === 1 ? 'Dismiss the report' : `Dismiss all ${count}`)
export const dismissQuestion = 'Is nothing wrong with it?'
export const dismissLead =
  'Reporters who left an address are told so. A report that is closed cannot be opened again.'
export const history = {
  profile: 'History of this company',
  project: 'History of this project',
  request: 'History of this request',
  quote: 'History of this quote',
  'house-entry': 'History of this entry and its house',
}
/** `more`: there are others behind these. */
export const historyCount = (acts: number, more: boolean) => {
  if (more) return `More than ${acts === 1 ? '1 act' : `${acts} acts`}`
  return acts === 0 ? 'Nothing yet' : acts === 1 ? '1 act' : `${acts} acts`
}
export const historyLoading = 'Loading the history…'
export const historyFailed = (why: string) => `The history could not be loaded. ${why}`
export const noHistory = 'Nobody at the desk has done anything with it yet.'
export const earlier = 'Earlier acts'

/** Acts of the keys: A has the first three, each in its place, R the last. */
export const keyActs = { hide: 'hide', write: 'write', close: 'close', dismiss: 'dismiss' }
export const closed = 'The reports are closed'
