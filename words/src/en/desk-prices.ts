// Prices of articles at the desk: read, judged and published.
import { apart } from '../apart.ts'
import { displayDate } from './amounts.ts'

export { daysOfPrices, displayAmount, displayDate, displayRupees, groupDigits } from './amounts.ts'
export { articles, articleUnits, difference, localArticles, percent } from './articles.ts'
export { cities } from './places.ts'
export { grades } from './values.ts'

export const title = 'Prices'
export const lead =
  'Every estimate uses these. Publish new ones once a month: what you publish is open to everybody, with its source.'
export const loading = 'Loading the prices…'
export const loadingFailed = (why: string) => `The prices could not be loaded. ${why}`
export const reload = 'This page is older than the prices. Please load it again.'
export const table = 'Prices of today'
export const article = 'Article'
/** Day and age of a price. */
export const dayAndAge = (date: string, days: number) =>
  `${displayDate(date)}, ${days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`}`
export const old = (count: number, days: number) =>
  count === 1
    ? `1 price is of ${days} days ago or longer.`
    : `${count} prices are of ${days} days ago or longer.`
export const newPriceOf = (name: string, city: string) => `New price: ${name}, ${city}`

export const newPrices = 'New prices'
export const newPricesLead =
  'Paste rows or columns from a bulletin, a sheet or a page, or type a price into the table below. The source holds for what you paste and type after it.'
export const source = 'Source'
export const sourceHint = 'For example: weekly bulletin of the Bureau of Statistics'
export const address = 'Its address on the web'
export const day = 'Day of the prices'
export const kind = 'How it is known'
export const kinds = {
  published: 'Published by an office or a shop',
  reported: 'Told by somebody who buys or sells',
}
export const paste = 'Rows or columns'
export const pasteHint =
  'Cities and articles are recognised in English and Urdu. 0 or nothing means: not collected.'
export const read = 'Read'
export const sourceMissing = 'Please name the source'
export const dayMissing = 'Please enter the day of the prices'
export const readCount = (prices: number, notCollected: number) =>
  `${prices === 1 ? '1 price was' : `${prices} prices were`} read${notCollected > 0 ? `, ${notCollected} not collected` : ''}.`
export const unread = 'Not recognised'
export const cellAt = (row: number, column: number) => `row ${row}, column ${column}`
export const why = {
  unknown: 'Choose the article and the city, or leave it.',
  notAFigure: 'This is no figure.',
  twoPrices: 'This place has several prices. Type the right one into the table.',
}
export const city = 'City'
export const choose = 'Choose'
export const leave = 'Leave'

export const preview = 'What changes'
export const nothingNew = 'No new price yet.'
export const before = 'Before'
export const after = 'After'
export const change = 'Change'
export const inCity = (name: string, city: string) => `${name}, ${city}`
/** A figure before and after. */
export const fromTo = (before: string, after: string) => `${before} → ${apart(after)}`
export const noteOf = (name: string, city: string) => `Second source or reason: ${name}, ${city}`
export const noteNeeded = (pct: number) => `Moves by more than ${pct} %: name a second source or say why.`
export const refused = 'More than twice or less than half: probably another unit. It cannot be published.'
export const notAPrice = 'This is no price.'
export const remove = (name: string, city: string) => `Leave out: ${name}, ${city}`
export const leaveOut = 'Leave out'
export const houses = 'Reference houses'
export const houseOf = (plot: string, grade: string, city: string) => `${city}, ${plot}, ${grade}`
export const plots = { '5 Marla': '5 Marla', '10 Marla': '10 Marla', '1 Kanal': '1 Kanal' }
export const publish = 'Publish'
export const publishing = 'Publishing…'
export const published = (version: string) => `Published as version ${version}`
export const forOperators =
  'An operator publishes. Copy the list and send it: pasted here it gives the same prices.'
export const copy = 'Copy the list'
export const copied = 'The list was copied'
export const copyFailed = 'The browser did not copy. Please mark the list and copy it yourself'
export const version = (name: string) => `Version ${name}`
export const takeBack = 'Take back the newest version'
export const takeBackHint = 'Fills in the prices of before. Nothing changes until you publish.'
export const takenBack = (name: string) => `Back to the prices before version ${name}`
export const compiledSource = (name: string) => `Price book ${name}`
