// Requests that nobody answers, at the desk.
import { apart } from '../apart.ts'
import { groupDigits } from '../figures.ts'

export { cancel, tryAgain } from './actions.ts'
export { displayAmount, groupDigits } from './amounts.ts'
export { nameOf } from './catalogue.ts'
export { waits } from './desk-shared.ts'
export { comma } from './language.ts'
export { sqFeet } from './request-brief.ts'

export const title = 'Supply'
export const parts = {
  requests: 'Requests without an answer',
  searches: 'Searched in vain',
  ways: 'The way to companies',
}
export const partsLabel = 'Parts'
export const lead =
  'Requests for quotes that no company has answered. You see the house and the companies that were asked; never who the family is.'
export const loading = 'Loading the requests…'
export const loadingFailed = (why: string) => `The requests could not be loaded. ${why}`
export const filters = 'Which requests'
export const daysTab = (days: number, count: number) => `After ${days} days (${count})`
export const list = 'Requests without an answer'
export const none = (days: number) => `No request has waited ${days} days for an answer.`
export const more = 'More requests'
export const end = 'No other request waits.'

export const searchesLead =
  'Searches of the directory that found no company. Each visitor counts once a day for a search; nothing of who searched is kept.'
export const searchesLoading = 'Counting the searches…'
export const searchesFailed = (why: string) => `The searches could not be loaded. ${why}`
export const period = 'Period'
export const days = (count: number) => `${count} days`
export const searchesSince = (count: number, day: string) =>
  `${count === 1 ? '1 search' : `${groupDigits(count)} searches`} since ${day}`
export const noSearches = 'No search was in vain on these days.'
export const byCity = 'By city'
export const byService = 'By service'
export const byWords = 'By words'
export const noCity = 'No city named'
export const noService = 'No service named'
export const city = 'City'
export const serviceName = 'Service'
export const wordsName = 'Words'
export const searches = 'Searches'
export const noWords = 'No words were searched twice.'
export const wordsHint =
  'Words that were searched once are not shown; words with a telephone number or an email address are not kept.'
export const spreadsheet = 'Spreadsheet (CSV)'
export const what = 'By'

export const waysLead =
  'How far families come, by city, as far as the server sees it. Counts only: no names, no addresses.'
export const waysLoading = 'Counting…'
export const waysFailed = (why: string) => `The counts could not be loaded. ${why}`
export const noWays = 'Nothing was counted on these days.'
export const waysSince = (day: string) => `Since ${day}`
export const lists = 'Lists'
export const profiles = 'Profiles, projects'
export const contacts = 'Contacts'
export const requests = 'Requests'
export const noOffice = 'City not given'
export const waysTable = 'The way to companies, by city'
/** Sentences below the table. */
export const waysNotes = [
  'Lists: the first page of a list of companies of this city, each time it is shown.',
  'Profiles, projects and contacts: companies with an office in this city, once a day for each visitor. A family that looks at a company of another city is counted there.',
  'Requests: those that families of this city have sent.',
  'Not seen: how many estimates are made, because the calculator works on the device and without a connection; who goes on from one step to the next, because nobody is followed; and visits to pages that run no script.',
]

export const estimate = (amount: string) => `Estimate ${amount}`
export const openUntil = (day: string) => `Open until ${day}`
export const asked = (count: number) =>
  count === 1 ? '1 company was asked' : `${count} companies were asked`
export const gone = 'A company that is gone'
export const askedOn = (day: string) => `asked ${day}`
export const openedOn = (day: string) => `opened ${day}`
export const notOpened = 'not opened'
export const cannotAnswer = 'hidden, cannot answer'
export const suggestedOn = (day: string) => `Companies were offered to the family on ${day}.`
export const notAskedYet = 'Not asked yet: '

export const offer = 'Offer another company'
export const offerFor = (request: string) => `${offer}: ${request}`
export const noRoom = 'The family has asked six companies, and more are not possible.'
export const wantsNoMails = 'The family wants no reminders, so it cannot be written to.'

export const dialogTitle = 'Offer other companies?'
export const dialogLead =
  'The family is mailed their names and asks them itself, if it likes. Nothing is sent to the companies.'
export const find = 'Find'
export const finding = 'Looking…'
export const search = 'Search by name'
export const fitting = (service: string, city: string) => `${service} in ${city}, not asked yet`
export const projects = (count: number) => (count === 1 ? '1 project' : `${count} projects`)
export const silent = 'has left another request unanswered'
export const noneFits = 'No other company fits.'
export const noneFitsSearch = 'No other company is like that.'
export const furtherCompanies = 'More companies'
export const chosenOf = (count: number, most: number) => `${count} of ${most} chosen`
export const chooseOne = 'Please choose at least one company'
export const chooseFewer = (most: number) =>
  most === 1 ? 'The family can ask 1 more company' : `Please choose at most ${most} companies`
export const lately = (day: string) =>
  `Companies were offered to this family on ${day}, less than a week ago.`
export const again = 'Write again all the same'
export const confirmAgain = 'Please confirm that you want to write again'
export const send = 'Send to the family'
export const sending = 'Sending…'
export const sent = (names: readonly string[]) =>
  `The family is mailed: ${names.map((name) => apart(name)).join(', ')}`
