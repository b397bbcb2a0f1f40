// The list of payments of a house, and those of a stage. Sums are whole rupees.
import { displayShortDay, groupDigits } from './amounts.ts'

export { groupDigits } from './amounts.ts'
export { showAllOf, takeItBack } from './house-page.ts'

export const payments = 'ادائیگیاں'
export const aPayment = 'ایک ادائیگی'
export const dayAndWay = (isoDate: string, way: string) => `${displayShortDay(isoDate)}، ${way}`
export const states = {
  waits: 'آپ کے جواب کا انتظار',
  waitsForFamily: 'گھر والوں کے جواب کا انتظار',
  confirmed: 'مل گئے',
  denied: 'بتایا گیا کہ نہیں ملے',
  withdrawn: 'واپس لی گئی',
  corrected: 'درست کی گئی',
}
export const inPlaceOf = (pkr: number) => `${groupDigits(pkr)} کی جگہ`
export const correct = 'درست کریں'
export const takenBack = 'ادائیگی واپس لے لی گئی'
