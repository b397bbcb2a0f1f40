import { apart } from '../apart.ts'

export { print } from './actions.ts'
export { range } from './amounts.ts'
export { onTop, partsOfHouse as parts, withAllOnTop } from './detailed-estimate.ts'
export { city, constructionMode, constructionType, grade, plot, storeys } from './labels.ts'

export const lead = 'Up to three detailed estimates side by side, saved on this device and sent nowhere.'
export const title = 'Compare House Construction Costs'
export const sideBySide = 'Side by side'
export const makeEstimate = 'Make a detailed estimate'
export const nothingKept =
  'Nothing is saved yet. Make a detailed estimate and press “Save and compare” at its bill; then change an answer, such as the city or the grade, and save that bill too.'
export const addAnother = 'Add another estimate'
export const tableLabel = 'Saved estimates side by side'
export const lowToHigh = 'Low to high'
export const aSquareFoot = 'For a square foot'
export const answersDiffer = 'Where the answers differ'
export const sections = 'Section by section'
export const keepOneMore = 'Save one more estimate: what differs then stands here, section by section.'
export const open = 'Open'
export const remove = 'Remove'
export const notPartOfIt = 'not part of it'
export const theSame = 'the same'
export const coveredArea = 'Covered area'
export const asUsual = 'as usual'
export const ownPrices = 'Your prices'
export const none = 'none'
export const openEstimate = (name: string) => `Open ${apart(name)}`
export const removeEstimate = (name: string) => `Remove ${apart(name)}`
const withShare = (amount: string, percent: string | undefined) =>
  percent ? `${amount} (${percent}\u00a0%)` : amount
export const more = (amount: string, percent?: string) => `${withShare(amount, percent)} more`
export const less = (amount: string, percent?: string) => `${withShare(amount, percent)} less`
export const sft = (area: string) => `${area} sft`
export const plotInMarla = (plot: string, sft: number) => `${plot} (Marla of ${sft} sft)`
export const keptCount = (count: number, most: number) => `${count} of ${most} saved`
export const differencesHint = (date: string, same: string) =>
  `Differences are against the first column, all at the prices of ${date}. The same in all: ${same}.`
export const olderPrices = (date: string, then: string | undefined, now: string) =>
  `Saved with the price book of ${date}${then ? `, then ${then}` : ''}; with the present one ${now}.`
export const pricesGone = (date: string, then: string | undefined, now: string) =>
  `Saved with a price book of ${date}, which nobody has${then ? `, then ${then}` : ''}; with the present one ${now}.`
export const whichTwo = 'Show two at a time'
export const pairOf = (one: number, other: number) => `${one} and ${other}`
export const removeOne = 'Remove one'
