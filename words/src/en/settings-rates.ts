// A company's own rates in its settings.
import { day } from './rates.ts'

export const lead = (days: number) =>
  `From how much a square foot you build. Each rate is optional. Visitors see it on your card, on your profile and beside other companies, as your own figure with its day, for ${days} days. Then we ask you again by mail.`
export const complete = 'From PKR … a sq ft, complete house'
export const grey = 'From PKR … a sq ft, grey structure with material'
export const hint = 'In whole rupees, such as 5,400. Leave it empty to show none.'
export const shownUntil = (givenOn: string, lastDay: string) =>
  `Given on ${day(givenOn)}, shown until ${day(lastDay)}.`
export const notShownSince = (givenOn: string, firstDay: string) =>
  `Given on ${day(givenOn)}. No longer shown since ${day(firstDay)}: save it again to show it.`
export const savingRenews = 'Saving gives each rate in these fields anew, as of today.'
export const save = 'Save rates'
export const saving = 'Saving...'
export const saved = 'Your rates are saved'
