// Below a bill: the grades side by side, what could be saved, when the money is needed, and another currency.
import { options } from './values.ts'

export { inCurrency } from '../currency.ts'

export const gradesTitle = 'The same house at each grade'
export const yourGrade = 'this bill'
export const less = (amount: string) => `${amount} less`
/** Texts before and after the amount of a saving. */
export const lessAround = ['less', '']
export const plus = (amount: string) => `+ ${amount}`
export const minus = (amount: string) => `− ${amount}`
export const gradesOwnPrices = 'Your own prices stay the same at every grade.'
export const more = (amount: string) => `${amount} more`
export const savingsTitle = 'What could be saved'
export const savingsHint = 'Press one to try it. You can undo it.'
export const showMore = (count: number) => `Show ${count} more`
export const noSavings = 'Nothing we know of makes this house cheaper.'
export const working = 'Working out…'
export const undo = 'Undo'
export const tried = (change: string, total: string, difference: string) =>
  `${change}: the total is now ${total}, ${difference}.`
/** A tried change with the difference that it made. */
export const triedRow = (change: string, difference: string) => `${change} (${difference})`
export const undone = (total: string) => `Undone: the total is ${total} again.`
export const smallerArea = (sft: string) => `10 % less covered area: ${sft} sq ft`
export const fewerBathrooms = (left: number) =>
  left === 1 ? 'One bathroom fewer: 1 is left' : `One bathroom fewer: ${left} are left`
export const fewerStoreys = (left: number, sft: string) =>
  left === 1
    ? `Half the house, ground floor only: ${sft} sq ft`
    : `One storey fewer: ${left} storeys, ${sft} sq ft`
export const withoutOption = (option: keyof typeof options) => `Without ${options[option].toLowerCase()}`

/** Includes the rate of the chosen currency, if there is one. */
export const amountsAndCurrency = (currency?: string, rate?: string) =>
  currency === undefined ? 'Amounts and currency' : `Amounts and currency: 1 ${currency} = ${rate} PKR`
export const currencyHint =
  'We have no rates: use the one your bank gives you. It stays on this device, and goes along when you ask for the bill as a picture.'
export const currencyName = 'Currency'
export const currencyNameHint = 'Its name or sign, such as GBP or AED.'
export const rupeesForOne = 'Rupees for one'
export const rupeesForOneHint = 'Such as 355.'
export const showAmounts = 'Show the amounts'
export const forgetCurrency = 'Rupees only'
export const currencyProblems = {
  currencyMissing: 'Write the name or sign of the currency, such as GBP.',
  currencyWrong: 'Write at most 8 letters or a sign, without figures and spaces.',
  rateMissing: 'Write how many rupees one of it costs, such as 355.',
  rateWrong: 'Write the rate in figures, from 0.001 to 1,00,000, such as 355 or 76.5.',
}
