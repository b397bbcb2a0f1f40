// The list of payments of a house, and those of a stage. Sums are whole rupees.
import { displayShortDay, groupDigits } from './amounts.ts'

export { groupDigits } from './amounts.ts'
export { showAllOf, takeItBack } from './house-page.ts'

export const payments = 'Payments'
export const aPayment = 'A payment'
export const dayAndWay = (isoDate: string, way: string) => `${displayShortDay(isoDate)}, ${way}`
export const states = {
  waits: 'waits for you',
  waitsForFamily: 'waits for the family',
  confirmed: 'received',
  denied: 'said not to have come',
  withdrawn: 'taken back',
  corrected: 'corrected',
}
export const inPlaceOf = (pkr: number) => `in place of ${groupDigits(pkr)}`
export const correct = 'Correct it'
export const takenBack = 'The payment is taken back'
