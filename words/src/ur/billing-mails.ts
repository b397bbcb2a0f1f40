// Mails to companies about their plan and their payments.
import { apartInUrdu as apart } from '../apart.ts'
import { displayRupees } from './amounts.ts'
import { planName, planTime } from './plan-names.ts'
import { day } from './rates.ts'

type Plan = Parameters<typeof planName>[0]

export const paidSubject = (receipt: string) => `رسید ${apart(receipt)}`
export const paid = (plan: Plan, until: string) =>
  `آپ کی ادائیگی پہنچ گئی۔ شکریہ۔ ${planName(plan)} اب ${day(until)} تک ہے۔`
export const sum = (plan: Plan, months: 1 | 12, amount: number) =>
  `${planTime(plan, months)}: ${displayRupees(amount)}، تمام ٹیکس شامل ہیں۔`
export const reference = (text: string) => `ہمارا حوالہ نمبر ${apart(text)} ہے۔`
export const openReceipt = 'رسید کھولیں'
export const nothingRenews = 'کوئی پلان خود بخود نیا نہیں ہوتا، اور ہم کوئی کارڈ محفوظ نہیں رکھتے۔'

/** Ends of a payment without money. */
export const unpaid = {
  failed: {
    subject: 'آپ کی ادائیگی نہیں ہوئی',
    text: 'بینک کہتا ہے کہ کچھ ادا نہیں ہوا۔ اگر پھر بھی آپ کا بینک کٹوتی دکھائے تو حوالے کے ساتھ ہمیں لکھیں۔',
  },
  expired: {
    subject: 'آپ کی ادائیگی کا کوئی جواب نہیں ملا',
    text: 'بینک نے 24 گھنٹے میں ہمیں کسی رقم کی اطلاع نہیں دی، اس لیے یہ کوشش ختم ہو گئی۔ اگر رقم بعد میں پہنچی تو وہ شمار ہو گی اور ہم آپ کو لکھیں گے۔ اگر آپ کا بینک کٹوتی دکھائے تو دوبارہ ادا کرنے سے پہلے حوالے کے ساتھ ہمیں لکھیں۔',
  },
  'no-transfer': {
    subject: 'آپ کی بینک ٹرانسفر نہیں پہنچی',
    text: 'ہمیں اپنے کھاتے میں آپ کی بینک ٹرانسفر نہیں ملی۔ اگر آپ نے بھیجی ہے تو دوبارہ ادا نہ کریں: حوالے کے ساتھ ہمیں لکھیں، وہ اب بھی شمار ہو گی۔ اگر نہیں بھیجی تو آپ کو کچھ کرنے کی ضرورت نہیں۔',
  },
}
export const openPayment = 'ادائیگی کھولیں'

export const refundSubject = 'آپ نے دو بار ادائیگی کی: ایک رقم واپس آ رہی ہے'
export const paidTwice = (amount: number) =>
  `آپ پہلے ادا کر چکے تھے۔ ${displayRupees(amount)} اسی راستے سے آپ کو واپس جا رہے ہیں۔ آپ کو کچھ کہنے کی ضرورت نہیں؛ 7 کاروباری دنوں کے اندر کام ہونے پر ہم آپ کو لکھیں گے۔`
export const errorSubject = 'ہم سے غلطی ہوئی: آپ کی رقم واپس آ رہی ہے'
export const paidInError = (amount: number) =>
  `آپ کی ادائیگی میں ایک تکنیکی خرابی ہوئی۔ ${displayRupees(amount)} اسی راستے سے آپ کو واپس جا رہے ہیں، اور جو دن استعمال نہیں ہوئے وہ بھی ساتھ جاتے ہیں۔ آپ کو کچھ کہنے کی ضرورت نہیں؛ 7 کاروباری دنوں کے اندر کام ہونے پر ہم آپ کو لکھیں گے۔`
export const refundedSubject = 'آپ کی رقم واپس بھیج دی گئی ہے'
export const refunded = (amount: number, note: string) =>
  `ہم نے ${displayRupees(amount)} واپس کر دیے ہیں۔ واپسی کے نوٹ کا نمبر ${apart(note)} ہے۔ آپ کے بینک میں نظر آنے تک چند دن لگ سکتے ہیں۔`

export const endsSubject = (plan: Plan, days: number) =>
  days === 0
    ? `${planName(plan)} آج ختم ہو رہا ہے`
    : `${planName(plan)} ${days === 1 ? 'کل' : `${days} دن میں`} ختم ہو رہا ہے`
/** `days` are those until the last day; 0: it is today. */
export const ends = (plan: Plan, days: number, until: string) => {
  if (days === 0)
    return `${planName(plan)} کا آخری دن آج، ${day(until)}، ہے۔ آج ہی نیا کر لیں تو کوئی دن ضائع نہیں ہوتا۔`
  const lastDay = days === 1 ? `کل، ${day(until)}،` : day(until)
  return `${planName(plan)} کا آخری دن ${lastDay} ہے۔ اس وقت تک نیا کر لیں تو کوئی دن ضائع نہیں ہوتا: نئے دن پرانوں کے پیچھے جڑتے ہیں۔`
}
export const endsByItself = (plan: Plan, graceDays: number) =>
  `کچھ نہ کریں تو ${planName(plan)} خود ختم ہو جاتا ہے اور کوئی رقم نہیں لی جاتی۔ اس کے بعد ${graceDays} دن سب کچھ ویسا ہی رہتا ہے۔ پھر آپ بیسک میں ہوں گے: جو آپ کے پاس ہے وہ رہے گا، لیکن بیسک کی حد سے زیادہ نہیں بڑھا سکیں گے۔`
export const graceSubject = (plan: Plan) => `${planName(plan)} ختم ہو گیا ہے: کل سے آپ بیسک میں ہوں گے`
export const grace = (plan: Plan, until: string) =>
  `${planName(plan)} ${day(until)} کو ختم ہو گیا، اور آج آخری دن ہے جب سب کچھ پہلے جیسا ہے۔ آج ہی نیا کر لیں تو کچھ نہیں بدلتا۔`
export const thenBasic = (plan: Plan) =>
  `کچھ نہ کریں تو کل سے آپ بیسک میں ہوں گے: جو آپ کے پاس ہے وہ رہے گا، لیکن بیسک کی حد سے زیادہ نہیں بڑھا سکیں گے۔ آپ ${planName(plan)} کسی بھی وقت دوبارہ لے سکتے ہیں۔`
export const openPlan = 'پلان اور بل کھولیں'
