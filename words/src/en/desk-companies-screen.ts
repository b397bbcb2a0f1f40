// The desk's list of companies.

export { silent, states, withoutWords } from './desk-companies.ts'

export const title = 'Companies'
export const lead = 'Newest first. Companies that were given a position come last.'
export const loading = 'Loading companies…'
export const loadingFailed = (why: string) => `The companies could not be loaded. ${why}`
export const filters = 'Which companies'
export const search = 'Search'
export const searchHint = 'Name, service or title; or an email address, phone number or id in full'
export const state = 'State'
export const anyState = 'Any'
export const service = 'Service'
export const anyService = 'Any'
export const city = 'City'
export const anyCity = 'Any'
export const without = 'Without'
export const nothingMissing = 'No matter'
export const show = 'Show'
export const showAll = 'Show all'
export const none = 'No company is like that.'
export const noneYet = 'None in this part of the list. Go on looking further down.'
export const more = 'More companies'
export const end = 'These are all.'
export const list = 'Companies'
export const projects = (count: number) =>
  count === 1 ? '1 project' : `${count}${count >= 100 ? '+' : ''} projects`
export const signedUp = (day: string) => `Signed up ${day}`
export const position = (place: number) => `Position ${place}`
export const mailboxOpen = 'Mailbox not confirmed'
export const save = 'Save as file (CSV)'
export const saving = 'Saving…'
export const saved = 'The companies were saved as a file'
