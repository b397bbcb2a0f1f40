// The PDF of a house file, alike for all that may see the house. Days are ISO days, times `15:42`.

import { apartInUrdu as apart } from '../apart.ts'
import { signApart } from '../figures.ts'
import { withSignInUrdu as withSign } from '../with-sign.ts'
import { displayDate, groupDigits } from './amounts.ts'
import { siteName } from './language.ts'

export { displayDate, displayRupees, groupDigits } from './amounts.ts'
export { nameOf } from './catalogue.ts'
export { changes, reasons as changeReasons, states as changeStates } from './house-changes.ts'
export { inQuotes, reasons as endReasons } from './house-closed.ts'
export {
  amount,
  faults,
  insteadOf,
  materials,
  morePercent,
  named,
  ofAbout,
  units,
  within,
  youBought,
} from './house-material.ts'
export { taxOnTop, ways } from './house-money.ts'
export {
  dueAtStart,
  moves,
  stages,
  takenOut,
  theBuilder,
  theFamily,
  title,
  withoutClaim,
} from './house-page.ts'
export { payments } from './house-payments.ts'
export { stageName } from './house-questions.ts'
export { coveredArea, plotUnits, sqFeet } from './request-brief.ts'

// The head.
export const plotIn = (size: string, unit: string, city: string) => `${size} ${unit}، ${city}`
export const houseStates = { open: 'جاری', finished: 'مکمل', ended: 'پہلے رک گیا' }
export const asItStood = (isoDate: string, clock: string) =>
  `ریکارڈ جیسا ${displayDate(isoDate)}، ${clock} پر تھا (پاکستان کا وقت)۔`
export const byWhom = `جو یہاں ہے، اسی گھر کے لوگوں نے لکھا ہے۔ ${siteName} کوئی رقم نہیں رکھتا اور کام کا فیصلہ نہیں کرتا۔`
export const withoutSums = 'رقموں کے بغیر: یہ ایسے لنک سے بنا ہے جو رقم نہیں دیکھتا۔'
export const aboutPictures = `تصویریں چھوٹی نقلیں ہیں۔ ہر ایک کے نیچے اس JPEG کا SHA-256 ہے جو ${siteName} کے پاس ہے؛ بدلی ہوئی فائل کا نمبر دوسرا ہوتا ہے۔`
export const builder = 'بلڈر'
export const withoutBuilder = 'گھر والے خود بنوا رہے ہیں'
export const workBegins = 'کام شروع'
export const handover = 'حوالگی'
export const closedOn = 'ریکارڈ بند ہوا'

// Sums.
export const sums = 'رقمیں'
export const base = { quote: 'کوٹیشن', 'own-price': 'شروع میں طے شدہ', estimate: 'تخمینہ' }
export const agreedChanges = 'منظور شدہ تبدیلیاں'
export const agreedPrice = 'طے شدہ قیمت'
export const plan = 'منصوبہ'
export const done = 'مکمل اور منظور'
export const paid = 'ادا شدہ، تصدیق ہو چکی'
export const said = 'گھر والوں کی لکھی ہوئی، تصدیق باقی'
export const due = 'واجب'
export const ahead = 'کام سے پہلے ادا شدہ'
export const final = 'آخر میں کُل ادا شدہ'
export const sumAndPercent = (sum: string, percent: number) => `${sum} · ${percent} فیصد`
export const signedSum = (pkr: number) =>
  `${signApart(`${pkr < 0 ? '−' : '+'} ${groupDigits(Math.abs(pkr))}`)} روپے`

// Stages.
export const toCome = 'باقی'
export const begun = 'کام جاری'
export const agreedOn = (isoDate: string) => `${displayDate(isoDate)} کو منظور`
export const saidDoneOn = (isoDate: string) => `${displayDate(isoDate)} کو مکمل بتایا گیا، منظور نہیں`
export const questionOf = (isoDate: string) => `${displayDate(isoDate)} کا سوال`
export const plannedFor = (isoDate: string) => `طے شدہ دن ${displayDate(isoDate)}`
export const nowFor = (isoDate: string) => `منظور شدہ تبدیلیوں کے ساتھ ${displayDate(isoDate)}`
export const daysLate = (days: number) => `طے شدہ دن سے ${days} دن بعد`
export const share = (percent: number) => `${percent} فیصد`

// Changes, payments, material and faults.
export const days = (count: number) => `دن: ${withSign(count)}`
export const paidWith = (stage: string) => `ادائیگی کا مرحلہ: ${stage}`
export const forStage = (stage: string) => `مرحلہ: ${stage}`
export const waits = 'جواب کا انتظار'
export const byWord = 'زبانی منظور'
export const writtenBy = (name: string, isoDate: string) => `${apart(name)}، ${displayDate(isoDate)}`
export const paymentStates = {
  noted: 'تصدیق باقی',
  confirmed: 'مل گئے',
  denied: 'بتایا گیا کہ نہیں ملے',
  withdrawn: 'واپس لی گئی',
  corrected: 'درست کی گئی',
}
export const corrected = 'درست کیا گیا، شمار نہیں'
export const material = 'آیا ہوا میٹریل'
export const faultStates = { open: 'باقی', mended: 'ٹھیک کر دی، ابھی قبول نہیں', accepted: 'قبول' }
export const since = (state: string, isoDate: string) => `${state}، ${displayDate(isoDate)} سے`
export const mendedBy = (name: string, isoDate: string) =>
  `ٹھیک کر دی: ${apart(name)}، ${displayDate(isoDate)}`
/** The number of a line of the diary. */
export const seeLine = (line: number) => `ڈائری کا اندراج ${line}`

// The diary.
export const diary = 'ڈائری'
export const lineOf = (line: number, name: string, isoDate: string, clock: string) =>
  `${line} · ${apart(name)} · ${displayDate(isoDate)}، ${clock}`
export const tookBack = (name: string) => `${apart(name)} نے یہ اندراج واپس لیا۔`
export const nothingYet = 'ابھی کچھ نہیں۔'
export const takenOn = (isoDate: string, clock: string) => `لی گئی: ${displayDate(isoDate)}، ${clock}`
export const sentOn = (isoDate: string, clock: string) => `بھیجی گئی: ${displayDate(isoDate)}، ${clock}`
export const noPicture = 'اس تصویر کی فائل موجود نہیں۔'
