// The bill of a house on the server's pages: sections that unfold to their lines.
export { inCurrency } from '../currency.ts'
export { gradeFinish, houseNamed } from './ask-companies.ts'

export const inPkr = (amount: string) => `PKR ${amount}`
export const madeOf = 'What the bill is made of'
export const madeOfHint = 'Open a part to see every line of this house, with its rate and its quantity.'
export const sumOfSections = 'Sum of all parts'
/** An amount in another currency, and the rupees for one unit of it. */
export const atRate = (amount: string, rate: string) => `${amount} at ${rate}`
