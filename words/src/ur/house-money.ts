// Money on the page of a house: price, what is agreed and paid, and the payments. Sums are whole rupees.
import { apartInUrdu as apart } from '../apart.ts'
import { withSignInUrdu as withSign } from '../with-sign.ts'
import { displayDay, groupDigits } from './amounts.ts'

export { displayAmount, groupDigits } from './amounts.ts'

const countedChanges = (count: number) => (count === 1 ? '1 تبدیلی' : `${count} تبدیلیاں`)
const withChanges = (first: string, changes: number, changesPkr: number) =>
  changes === 0 ? first : `${first}، ${countedChanges(changes)} ${withSign(changesPkr)}`

// The price.
export const agreedPrice = 'اب طے شدہ قیمت'
export const yourPlan = 'اب آپ کا منصوبہ'
export const quoted = (basePkr: number, changes: number, changesPkr: number) =>
  withChanges(`${groupDigits(basePkr)} کی کوٹیشن`, changes, changesPkr)
export const estimated = (basePkr: number, changes: number, changesPkr: number) =>
  withChanges(`${groupDigits(basePkr)} کا تخمینہ`, changes, changesPkr)

// The bars.
export const done = 'مکمل اور منظور'
export const paid = 'ادا شدہ'
export const percent = (percent: number) => `${percent} فیصد`
/** How far the house is, and how far with the stages that are said to be done. */
export const percentWith = (percent: number, stage: string, then: number) =>
  `${percent} فیصد، ${stage} کے ساتھ ${then} فیصد`
export const countedPayments = (count: number) => (count === 1 ? '1 ادائیگی' : `${count} ادائیگیاں`)
export const allConfirmed = 'سب کی تصدیق ہو چکی'
export const waitsForConfirmation = (pkr: number) => `${groupDigits(pkr)} کی تصدیق باقی ہے`
export const writtenByYou = 'صرف آپ کا لکھا ہوا'
export const writtenByFamily = 'صرف گھر والوں کا لکھا ہوا'
export const nothingAhead = 'کام سے پہلے کوئی رقم ادا نہیں ہوئی۔'
export const ahead = <Part>(sum: Part, percent: number) => [
  'منظور شدہ کام سے ',
  sum,
  ` روپے زیادہ ادا ہو چکے ہیں، قیمت کا ${percent} فیصد۔ اور دینے سے پہلے کام دیکھ لیں۔`,
]
export const taxOnTop = 'ٹیکس اس کے علاوہ ہے؛ رقم معلوم نہیں۔'

// The payments.
export const payment = 'ادائیگی'
export const ways = { bank: 'بینک', cash: 'نقد', cheque: 'چیک', other: 'کچھ اور' }
export const slip = 'رسید کی تصویر'

// A payment that waits for an answer.
export const hasCome = (pkr: number) => `کیا ${groupDigits(pkr)} مل گئے؟`
export const haveYouPaid = (pkr: number) => `کیا آپ نے ${groupDigits(pkr)} ادا کیے؟`
export const familySays = (way: string, isoDate: string, stage: string) =>
  `گھر والوں نے بتایا: ${facts(way, isoDate, stage)}۔`
export const builderSays = (name: string, way: string, isoDate: string, stage: string) =>
  `${apart(name)} نے بتایا: ${facts(way, isoDate, stage)}۔`
export const received = 'مل گئے'
export const notReceived = 'نہیں ملے'
export const agreed = 'منظور ہے'
export const notAgreed = 'منظور نہیں'
export const isReceived = (pkr: number) => `${groupDigits(pkr)} مل گئے۔`
export const isDenied = (pkr: number) => `${groupDigits(pkr)} نہیں ملے۔`
export const isAgreed = (pkr: number) => `منظور ہے: ${groupDigits(pkr)}۔`
export const isNotAgreed = (pkr: number) => `منظور نہیں: ${groupDigits(pkr)}۔`

// A sum that is due.
export const agreedNotPaid = 'منظور، ادا نہیں'
/** `stage` as in the middle of a sentence; '' for none. */
export const dueFor = (pkr: number, stage: string) =>
  stage ? `${stage} کے لیے ${groupDigits(pkr)}` : `${groupDigits(pkr)} واجب`
export const iHavePaid = 'میں نے ادا کر دیا'

function facts(way: string, isoDate: string, stage: string): string {
  return [way, displayDay(isoDate), stage && `${stage} کے لیے`].filter(Boolean).join('، ')
}
