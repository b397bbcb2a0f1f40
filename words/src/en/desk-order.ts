// The desk's screen of the order of companies.
import { apart } from '../apart.ts'

export { tryAgain } from './actions.ts'
export { states } from './desk-companies.ts'
export { sayWhyOrder } from './desk-problems.ts'
export { semicolon } from './language.ts'

export const title = 'Order of companies'
export const lead =
  'These companies come first in every list, in this order. All others follow, in the order in which they signed up.'
export const loading = 'Loading the order…'
export const loadingFailed = (why: string) => `The order could not be loaded. ${why}`
export const list = 'Companies in order'
export const none = 'No company has a position yet. Find one and add it.'
export const more = (count: number) =>
  `More than ${count} companies have a position. The others come behind these and keep their order.`
export const how = 'Drag a company, press the arrows, or type its position.'
export const positionOf = (name: string) => `Position of ${apart(name)}`
export const wrongPosition = (count: number) => `Please enter a whole number from 1 to ${count}`
export const takeOut = (name: string) => `Take ${apart(name)} out of the order`
export const takenOut = (name: string) => `${apart(name)}: taken out of the order`

export const addTitle = 'Add a company'
export const search = 'Find a company'
export const searchHint = 'Name, service or title; or an email address, phone number or id in full'
export const find = 'Find'
export const finding = 'Looking…'
export const found = 'Companies found'
export const noneFound = 'No company is like that.'
export const onlyFirst = 'These are the first that were found. Type more to find another.'
export const add = 'Add'
export const addNamed = (name: string) => `Add ${apart(name)} at the end`
export const added = (name: string, place: number) => `${apart(name)}: added at ${place}`
export const standsAt = (place: number) => `Stands at ${place}`
export const full = (most: number) => `At most ${most} companies can have a position. Take one out first.`

export const notSaved = (count: number) =>
  count === 1 ? '1 change is not saved yet' : `${count} changes are not saved yet`
export const undoAll = 'Undo all'
export const look = 'Look at changes and save'
export const saveQuestion = 'Save this order?'
export const saveLead =
  'Visitors see it at once. Companies that only move along with others are not listed here.'
export const changes = 'Changes'
export const was = (place: number) => `was ${place}`
export const isNew = 'new'
export const before = 'Now'
export const after = 'After'
export const why = 'Why'
export const whyHint = 'Kept in the log with each company that is moved. Visitors do not see it.'
export const moved = (name: string, from: number, to: number) => `${apart(name)}: from ${from} to ${to}`
export const putIn = (name: string, to: number) => `${apart(name)}: new at ${to}`
export const leaves = (name: string, from: number) => `${apart(name)}: no position any more, was at ${from}`
export const save = 'Save'
export const saved = 'The order is saved'
export const changedMeanwhile =
  'Somebody at the desk has saved another order meanwhile. Your order is kept below: look at the changes, then save it or undo all.'
export const changedBy = (actor: string, time: string) =>
  `${apart(actor)} saved another order on ${time}. Your order is kept below: look at the changes, then save it or undo all.`
