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

export const refundSubject = 'آپ نے دو بار ادائیگی کی: ایک رقم واپس آ رہی ہے'
export const paidTwice = (amount: number) =>
  `اس مدت کی ادائیگی پہلے ہو چکی تھی۔ ${displayRupees(amount)} اسی راستے سے آپ کو واپس جا رہے ہیں۔ آپ کو کچھ کہنے کی ضرورت نہیں؛ 7 کاروباری دنوں کے اندر کام ہونے پر ہم آپ کو لکھیں گے۔`
export const errorSubject = 'ہم سے غلطی ہوئی: آپ کی رقم واپس آ رہی ہے'
export const paidInError = (amount: number) =>
  `آپ کی ادائیگی میں ایک تکنیکی خرابی ہوئی۔ ${displayRupees(amount)} اسی راستے سے آپ کو واپس جا رہے ہیں، اور جس مدت کی یہ ادائیگی تھی وہ ختم ہو گئی۔ آپ کو کچھ کہنے کی ضرورت نہیں؛ 7 کاروباری دنوں کے اندر کام ہونے پر ہم آپ کو لکھیں گے۔`
export const refundedSubject = 'آپ کی رقم واپس بھیج دی گئی ہے'
export const refunded = (amount: number, note: string) =>
  `ہم نے ${displayRupees(amount)} واپس کر دیے ہیں۔ واپسی کے نوٹ کا نمبر ${apart(note)} ہے۔ آپ کے بینک میں نظر آنے تک چند دن لگ سکتے ہیں۔`

export const endsSubject = (plan: Plan, days: number) =>
  days === 0
    ? `${planName(plan)} آج ختم ہو رہا ہے`
    : `${planName(plan)} ${days === 1 ? 'کل' : `${days} دن میں`} ختم ہو رہا ہے`
export const ends = (plan: Plan, until: string) =>
  `${planName(plan)} کا آخری دن ${day(until)} ہے۔ اس سے پہلے نیا کریں تو کوئی دن ضائع نہیں ہوتا۔ کچھ نہ کریں تو یہ بس ختم ہو جاتا ہے: 7 دن سب کچھ ویسا ہی رہتا ہے، پھر آپ بیسک میں ہوتے ہیں۔`
export const graceSubject = (plan: Plan) => `${planName(plan)} ختم ہو گیا ہے`
export const grace = (plan: Plan, until: string) =>
  `${planName(plan)} ${day(until)} کو ختم ہو گیا۔ آج آخری دن ہے جب سب کچھ ویسا ہی ہے۔ کل سے آپ بیسک میں ہیں: جو آپ کے پاس ہے وہ رہتا ہے، صرف بیسک کی حد سے زیادہ نہیں بڑھا سکتے۔`
export const openPlan = 'پلان اور بل کھولیں'
