// The ways in to the check of a builder’s price.

import { clockOfMoment } from '../figures.ts'
import { siteName } from './language.ts'

export const inBill = 'Have a builder’s price already? Check it'
export const inHomeTitle = 'Check the quote you have'
export const inCompare = 'Add a builder you know'
export const inOwner = 'Have another builder’s price? Put it beside these'
export const faqQ = 'I already have a builder. Is this for me?'
export const faqA =
  'Yes. Type in the price you were given: you see what it leaves out, what your house comes to, and what to ask before you agree.'
export const received = `through ${siteName}`
export const privateColumn = 'Companies never see what you typed.'
/** `iso` is the time of what is shown. */
export const sOffline = (iso: string) =>
  `No connection. The check works; what came through ${siteName} is from ${clockOfMoment(iso)}.`
export const agree = 'Agreement sheet'
export const beginHouse = 'Begin your house'
