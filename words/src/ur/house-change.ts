// Both sheets of a change of a house's price: the one that proposes it, and the one that answers.
import { apartInUrdu as apart } from '../apart.ts'
import { displayDay, groupDigits } from './amounts.ts'

export { sending } from './actions.ts'
export { groupDigits } from './amounts.ts'

export const title = 'ایک تبدیلی'
export const lead = 'بننے سے پہلے طے'
export const what = 'کیا بدلے گا؟'
export const why = 'کیوں؟'
export const reasons = {
  wished: 'خواہش',
  found: 'سائٹ پر نکلا',
  rule: 'ضابطہ',
  mistake: 'غلطی',
}
export const cost = 'کتنا خرچ؟'
export const costs = { more: 'زیادہ', less: 'کم', nothing: 'کچھ نہیں' }
export const sum = 'رقم، روپوں میں'
export const pkr = 'روپے'
export const rupees = (sumPkr: number) => `${groupDigits(sumPkr)} روپے`
export const moreDays = 'کتنے دن زیادہ'
export const paidWith = 'کس مرحلے کے ساتھ'
export const picture = 'تصویر (اختیاری)'
export const atMostPictures = 'ایک تبدیلی کے ساتھ 3 تصویریں: پہلی 3 بھیجی جائیں گی۔'
export const pictureOf = (number: number, count: number) => `${count} میں سے تصویر ${number}`
export const priceNow = 'اب طے شدہ قیمت'
export const planNow = 'اب آپ کا منصوبہ'
export const thisChange = 'یہ تبدیلی'
export const priceAfter = 'اس کے بعد قیمت'
export const planAfter = 'اس کے بعد آپ کا منصوبہ'
export const handover = 'حوالگی'
/* In a text from right to left the arrow points to the left. */
export const fromTo = (before: string, after: string) => `${displayDay(before)} ← ${displayDay(after)}`
export const askNamed = (name: string) => `${apart(name)} سے پوچھیں`
export const askFamily = 'گھر والوں سے پوچھیں'
export const writeDown = 'لکھ دیں'
export const sent = 'تبدیلی بھیج دی گئی'
export const written = 'تبدیلی لکھ دی گئی'
export const notYet = 'دونوں کی منظوری تک یہ قیمت میں شامل نہیں، اور بنانا ضروری نہیں۔'
export const countsAtOnce = 'یہاں دوسری طرف کوئی نہیں: یہ آپ کے کہنے پر فوراً شامل ہو جائے گی۔'
export const tellFamily = 'گھر والوں کو واٹس ایپ پر بتائیں'
export const proposedBy = (name: string, until: string) => `${apart(name)} · ${until}`
export const quoted = (text: string) => `“${apart(text)}”`
export const aWord = 'ایک جملہ (اختیاری)'
export const back = 'واپس'
export const takeBack = 'واپس لیں'
export const takenBack = 'واپس لے لی گئی'

// Problems of the fields.
export const saysWhat = 'لکھیں کہ کیا بدلے گا۔'
export const chooseWhy = 'وجہ چنیں۔'
export const wholeRupees = 'پورے روپے لکھیں، جیسے 95,000۔'
export const wholeDays = 'پورے دن لکھیں، 60 کم سے 180 زیادہ تک۔'
export const tooMuch = (pkr: number) =>
  `تبدیلی پہلی قیمت سے زیادہ نہیں ہو سکتی، یعنی ${groupDigits(pkr)} روپے۔`
export const belowNothing = (pkr: number) =>
  `اس مرحلے میں ${groupDigits(pkr)} روپے ہیں، اس سے زیادہ کم نہیں ہو سکتے۔`
