// The page of a shared estimate, and of an address without a valid one. Amounts come as text, without the currency.

import { range } from './amounts.ts'
import { siteName } from './language.ts'

export { showAmounts } from './bill-plan.ts'
export { onTop } from './detailed-estimate.ts'
export { olderPrices, pricesGone } from './link-prices.ts'

/** `7 Marla in Lahore: 1.10 Crore (1.01 to 1.24)`: a unit that all amounts share is written once. */
export const title = (house: string, amount: string, low: string, high: string) => {
  const same = unitOf(amount) === unitOf(low) && unitOf(amount) === unitOf(high)
  const bare = (text: string) => (same ? figureOf(text) : text)
  return `${house}: ${amount} (${bare(low)} to ${bare(high)})`
}
const unitOf = (amount: string) => amount.split(' ')[1]
const figureOf = (amount: string) => amount.replace(/ .*/, '')
export const description = (stage: string, house: readonly string[], date: string) =>
  `${stage}: ${house.join(', ')}. Prices of ${date}. Every line with its rate and quantity, what is in it and what is not.`
export const lead = `This house was worked out with ${siteName}. It is a figure to plan with: the price of the house is what the family and the builder agree in writing.`
/** Above the field for the rate of another currency, whose name the page does not know. */
export const rupeesForOne = 'Rupees for one unit of another currency'
export const rupeesForOneHint = 'We have no rates: use the one your bank gives you, such as 355.'
export const inOther = (amount: string, rate: number) => `${amount} in the other currency, at ${rate}`
export const ofWhichGrey = 'Of which grey structure'
export const aSquareFoot = (amount: string, low: string, high: string) =>
  `PKR ${low} to ${high}; PKR ${amount} for a square foot`
export const change = 'Open this house and change it'
export const theHouse = 'The house'
export const plot = 'Plot'
export const coveredArea = 'Covered area'
export const storeys = 'Storeys'
export const rooms = 'Rooms'
export const builtUpTo = 'Built up to'
export const grade = 'Grade'
export const differs = 'Differs'
export const ownPrices = 'Own prices'
export const sft = (area: string) => `${area} sft`
export const toKnow = 'What to know'
export const inAndNot = 'What is in it, and what is not'
export const isIn = (date: string) =>
  `In it is everything in the list above, at prices of ${date}. Bricks, cement and steel move within weeks: ask for a dated quotation before you buy.`

// The picture of an estimate for link previews.
export const shareAbove = 'What this house costs'
export const shareBelow = (sft: string, grade: string, date: string) =>
  `${sft} sft, ${grade}. Prices of ${date}`
export const shareRange = 'Low to high'
export const rangeOnPicture = (low: string, high: string) =>
  range(unitOf(low) === unitOf(high) ? figureOf(low) : low, high)

// An address without an estimate.
export const unreadable = 'This estimate cannot be shown'
export const unreadableText =
  'Something is wrong or missing in the address. Open it in the calculator and correct it there, or ask for the link again.'
export const tooLong = `The address is longer than any that ${siteName} makes. Ask for the link again, or work out the house yourself.`
export const putRight = 'Correct it in the calculator'
