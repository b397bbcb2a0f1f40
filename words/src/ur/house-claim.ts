// The sheet by which the builder's side says that a stage is done.
import { clockOfMoment } from '../figures.ts'

export { sending } from './actions.ts'

export const lead = 'تین تصویریں کافی ہیں۔ پھر گھر والے دیکھیں گے۔'
export const takenToday = (isoMoment: string) => `آج ${clockOfMoment(isoMoment)} کی`
export const taken = (day: string) => `${day} کی`
export const missing = 'باقی ہے: یہاں دبائیں'
export const change = 'بدلیں'
export const addFirst = 'پہلی تصویر لگائیں'
export const addSecond = 'دوسری تصویر لگائیں'
export const addThird = 'تیسری تصویر لگائیں'
export const sendToFamily = 'گھر والوں کو بھیجیں'
export const aWord = 'ایک جملہ (اختیاری)'
export const numbered = (number: number, wanted: string) => `${number} ${wanted}`
