// Content of a request, as its homeowner, its family and the invited companies read it.
export { nameOf } from './catalogue.ts'

import { displayMonth } from './amounts.ts'

export { daysOfPrices, displayAmount, displayPart, displayRupees, groupDigits } from './amounts.ts'
export { cities } from './places.ts'
export { displayQuantity } from './quantities.ts'
export { grades, phases, plotUnits, sections } from './values.ts'

export const services: Readonly<Record<string, string>> = {
  4: 'آرکیٹیکچر',
  5: 'تعمیراتی کام',
  6: 'انٹیریئر ڈیزائن',
}
export const service = 'سروس'
export const work = 'کام'
export const completeHouse = 'مکمل گھر'
export const greyOnly = 'صرف گرے سٹرکچر'
export const place = 'شہر'
export const locality = 'علاقہ یا سوسائٹی'
export const plot = 'پلاٹ'
export const plotOf = (size: string, unit: string, marlaSft: number | undefined) =>
  marlaSft === undefined ? `${size} ${unit}` : `${size} ${unit}، ${marlaSft} مربع فٹ فی مرلہ`
export const coveredArea = 'کورڈ ایریا'
export const sqFeet = (figure: string) => `${figure} مربع فٹ`
export const storeys = 'منزلیں'
export const rooms = 'کمرے'
const roomNames = {
  bedrooms: ['1 بیڈ روم', 'بیڈ روم'],
  bathrooms: ['1 باتھ روم', 'باتھ روم'],
  kitchens: ['1 کچن', 'کچن'],
  livingRooms: ['1 لاؤنج', 'لاؤنج'],
  drawingRooms: ['1 ڈرائنگ روم', 'ڈرائنگ روم'],
} as const
export const roomCounts = (counts: Readonly<Record<string, unknown>>) =>
  Object.entries(roomNames)
    .flatMap(([name, [one, many]]) => {
      const count = Number(counts[name])
      return count > 0 ? (count === 1 ? one : `${count} ${many}`) : []
    })
    .join('، ')
export const finish = 'فنشنگ'
export const material = 'میٹریل'
export const withMaterial = 'میٹریل اور مزدوری کمپنی لائے گی'
export const labourOnly = 'میٹریل گھر والے خریدیں گے؛ مزدوری کمپنی لائے گی'
export const start = 'کب شروع کرنا ہے'
export const notSure = 'ابھی طے نہیں'
/** `2027-03` is `مارچ 2027`. */
export const monthOf = (month: string) => (/^\d{4}-\d{1,2}$/.test(month) ? displayMonth(month) : notSure)
export const notes = 'نوٹس'
export const pictures = 'تصویریں'
export const pictureName = (place: number) => `تصویر ${place}`
export const pictureFailed = 'یہ تصویر لوڈ نہیں ہو سکی۔'
export const estimate = 'تخمینہ'
export const billTotal = (total: string) => `تخمینہ کُل ${total} ہے۔`
export const pricesOf = (day: string) => `${day} کی قیمتوں پر۔ بعد کی قیمتوں سے اس میں کچھ نہیں بدلتا۔`
export const linesOf = (section: string, count: number) =>
  count === 1 ? `${section}، 1 سطر` : `${section}، ${count} سطریں`
export const house = (size: string, unit: string, city: string) => `${city} میں ${size} ${unit} گھر`
export const greyHouse = (size: string, unit: string, city: string) =>
  `${city} میں ${size} ${unit} گرے سٹرکچر`
/** Title in lists, and when nothing else is known. */
export const titleIn = (service: string, city: string) => (city ? `${city} میں ${service}` : service)
