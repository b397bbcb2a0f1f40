// A company's list of the houses that were begun with its quotes.
import { displayDay } from './amounts.ts'

export { groupDigits } from './amounts.ts'
export { plotIn } from './house-page.ts'
export { plotUnits } from './request-brief.ts'

export const loading = 'گھر لوڈ ہو رہے ہیں…'
export const loadingFailed = (problem: string) => `گھر لوڈ نہیں ہو سکے: ${problem}`
export const none = 'ابھی کوئی گھر نہیں۔'
export const list = 'گھر'
export const more = 'مزید گھر'
export const end = 'یہی سب گھر ہیں۔'
export const states = { open: 'بن رہا ہے', finished: 'مکمل', ended: 'پہلے رک گیا' }
export const stagesAgreed = (agreed: number, all: number) => `${all} میں سے ${agreed} مراحل منظور`
export const newest = (isoDate: string) => `تازہ ترین ${displayDay(isoDate)}`
