// Requests that nobody answers, at the desk.
import { apart } from '../apart.ts'

export { displayAmount, groupDigits } from './amounts.ts'
export { nameOf } from './catalogue.ts'
export { waits } from './desk-shared.ts'
export { comma } from './language.ts'
export { sqFeet } from './request-brief.ts'

export const title = 'Requests without an answer'
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
