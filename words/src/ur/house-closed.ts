// The page of a closed house: what it cost and how long it took.
import { apartInUrdu as apart } from '../apart.ts'
import { signApart } from '../figures.ts'
import { displayDay, groupDigits } from './amounts.ts'

export { displayAmount, groupDigits } from './amounts.ts'

export const yourHouseFinished = 'آپ کا گھر مکمل ہو گیا'
/** First and last day, each with its year. */
export const fromTo = (first: string, last: string) => `${withYear(first)} سے ${withYear(last)} تک`
export const endedEarly = 'کام پہلے رک گیا'
export const reasons = {
  'builder-left': 'بلڈر چھوڑ گیا۔',
  'we-stopped': 'ہم نے روکا۔',
  'another-builder': 'کوئی اور بلڈر آگے کرے گا۔',
  'not-begun': 'کام شروع نہیں ہوا۔',
  other: 'کوئی اور وجہ۔',
  forgotten: '24 مہینے تک یہاں کسی نے کچھ نہیں کیا۔',
}
/** The word of the family beside the reason. */
export const inQuotes = (text: string) => `“${apart(text)}”`
export const whatItCost = 'کتنا خرچ ہوا'
export const agreedPrice = 'طے شدہ قیمت'
export const quoted = 'کوٹیشن'
export const planned = 'منصوبہ'
export const changesOf = (count: number) => (count === 1 ? '1 تبدیلی' : `${count} تبدیلیاں`)
export const final = 'کُل'
export const paid = 'ادا شدہ'
export const doneAndAgreed = 'مکمل اور منظور'
export const sumAndPercent = (pkr: number, percent: number) => `${groupDigits(pkr)} · ${percent} فیصد`
export const againstQuote = 'کوٹیشن کے مقابلے میں'
export const againstPlan = 'منصوبے کے مقابلے میں'
export const morePaid = (pkr: number) => `منظور شدہ کام سے ${groupDigits(pkr)} روپے زیادہ ادا ہو چکے ہیں۔`
export const stillWaits = (pkr: number) => `${groupDigits(pkr)} روپے کی تصدیق باقی ہے۔`
/** A part of the quote above or below it, per cent with at most one decimal. */
export const signedPercent = (percent: number) =>
  percent === 0 ? '0 فیصد' : `${signApart(`${percent < 0 ? '−' : '+'} ${Math.abs(percent)}`)} فیصد`
export const time = 'مدت'
/** How long it took, and days after the agreed one. */
export const took = (months: number, days: number, daysOver: number) =>
  [
    months > 0 ? `${months} ${months === 1 ? 'مہینہ' : 'مہینے'}` : `${days} دن`,
    daysOver > 0 && `${daysOver} دن زیادہ`,
  ]
    .filter(Boolean)
    .join('، ')
export const onePicture = 'ہر مرحلے کی ایک تصویر'
export const agreedOnDay = (stage: string, isoDate: string) => `${stage}، ${withYear(isoDate)}`
export const allEntries = 'سب اندراج'

function withYear(isoDate: string): string {
  return `${displayDay(isoDate)} ${isoDate.slice(0, 4)}`
}
