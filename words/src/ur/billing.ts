// A company's plan and its payments.

import { apartInUrdu as apart } from '../apart.ts'
import { signApart } from '../figures.ts'
import { displayRupees, groupDigits } from './amounts.ts'
import { siteName } from './language.ts'
import { gatewayName, planName, planTime, timeName } from './plan-names.ts'
import { day } from './rates.ts'

export { comma } from './language.ts'
export { day, displayRupees, gatewayName, planName, planTime, timeName }

type Plan = Parameters<typeof planName>[0]

export const title = 'پلان اور بل'
export const nothingRenews = 'کچھ خود بخود نیا نہیں ہوتا'
export const loading = 'آپ کا پلان آ رہا ہے...'
export const failed = (why: string) => `آپ کا پلان نہیں آ سکا: ${why}`
export const figure = groupDigits

export const untilDay = (isoDate: string) => `${day(isoDate)} تک`
export const thenUntil = (plan: Plan, isoDate: string) => `پھر ${planName(plan)} ${day(isoDate)} تک`
export const noEnd = 'مفت، ہمیشہ کے لیے'
export const span = (plan: Plan, from: string, until: string, today: string) =>
  `${planName(plan)} ${day(from)} سے ${day(until)} تک۔ آج ${day(today)} ہے۔`
export const today = 'آج'
export const projects = 'پراجیکٹ'
export const used = (count: number, most: number) => `${groupDigits(most)} میں سے ${groupDigits(count)}`
export const usedProjects = (count: number, most: number) => `پراجیکٹ: ${most} میں سے ${count}`
export const logoShown = 'آپ کا لوگو آپ کی شیئر کی تصویروں پر ہے۔'
export const nothingSold =
  'اس وقت کچھ نہیں بیچا جا رہا۔ قیمتیں طے ہونے تک آپ کی کمپنی کو وہ سب حاصل ہے جو پرو میں ہے، بغیر ادائیگی کے۔'

export const waits = (time: string) => `${time} کی آپ کی ادائیگی ابھی بینک کے جواب کی منتظر ہے۔`
export const doNotPayAgain = (until: string) =>
  `براہِ کرم دوبارہ ادا نہ کریں: ہو سکتا ہے رقم بینک کے پاس ہو۔ ہم ${until} تک خود پوچھتے رہیں گے۔`
export const transferWaits = (reference: string, until: string) =>
  `ہم حوالہ ${apart(reference)} والی آپ کی بینک ٹرانسفر کا ${until} تک انتظار کر رہے ہیں۔`
export const transferLookedFor = (reference: string) =>
  `ہم حوالہ ${apart(reference)} والی آپ کی بینک ٹرانسفر تلاش کر رہے ہیں۔`
export const waitsAgain =
  'بینک کا صفحہ ادا کیے بغیر بند کر دیا؟ تو دوبارہ شروع کریں۔ اگر دونوں رقمیں لی گئیں تو ایک خود واپس آ جائے گی۔'
export const askNow = 'ابھی پوچھیں'
export const howToTransfer = 'ٹرانسفر کیسے کریں'
export const beginAgain = 'میں نے ادا نہیں کیا: دوبارہ شروع کریں'
export const endsSoon = (plan: Plan, days: number, until: string) =>
  `${planName(plan)} ${days === 0 ? 'آج' : days === 1 ? 'کل' : `${days} دن میں، ${day(until)} کو،`} ختم ہو رہا ہے۔`
export const noDayLost = 'ابھی نیا کریں تو کوئی دن ضائع نہیں ہوتا۔'
export const ended = (plan: Plan, until: string) => `${planName(plan)} ${day(until)} کو ختم ہو گیا۔`
export const staysUntil = (graceUntil: string) =>
  `${day(graceUntil)} تک سب کچھ ویسا ہی رہے گا۔ پھر آپ بیسک میں ہوں گے۔`
export const isFree = (since: string) => `آپ ${day(since)} سے بیسک میں ہیں۔`
export const keeps = (count: number, most: number) =>
  `آپ کے ${groupDigits(count)} پراجیکٹ نظر آتے رہیں گے۔ ایک اور بڑھانے کے لیے بڑا پلان لیں، یا ${groupDigits(most)} سے کم رکھیں۔`

export const take = (plan: Plan) => `${planName(plan)} لیں`
export const renew = (plan: Plan) => `${planName(plan)} نیا کریں`
export const changeTo = (plan: Plan) => `${planName(plan)} پر جائیں`
export const lookAtPlans = 'پلانوں کا موازنہ'
export const howLong = 'کتنی مدت کے لیے'
export const taxesAndTime = 'روپے، تمام ٹیکس شامل۔ نئے دن پرانوں کے پیچھے جڑتے ہیں: کوئی دن ضائع نہیں ہوتا۔'
export const taxes = 'روپے، تمام ٹیکس شامل۔'
export const beginsToday = (plan: Plan, lower: Plan) =>
  `${planName(plan)} آج شروع ہوتا ہے۔ ${planName(lower)} کے آپ کے دن رکے رہتے ہیں اور بعد میں چلتے ہیں: کوئی دن ضائع نہیں ہوتا۔`
export const beginsAfter = (plan: Plan, higher: Plan, from: string) =>
  `${planName(plan)} ${day(from)} کو شروع ہوتا ہے، جب ${planName(higher)} کے آپ کے دن پورے ہو جائیں۔`
export const pay = (amount: number) => `${displayRupees(amount)} ادا کریں`
export const paying = 'بینک کا صفحہ کھل رہا ہے...'
export const payWith = 'ادائیگی بذریعہ'
export const payByTransfer = 'بینک ٹرانسفر سے ادا کریں'
export const samples = 'قیمتیں نمونہ ہیں۔'
export const nothingCharged = 'ڈیمو میں کوئی رقم نہیں لی جاتی۔'
export const lookAgain = 'دوبارہ دیکھیں'

export const stop = 'میں بند کیسے کروں؟'
export const stopText = (plan: Plan, until: string) =>
  `آپ کو کچھ کرنے کی ضرورت نہیں۔ ہم کوئی کارڈ محفوظ نہیں رکھتے اور خود کوئی رقم نہیں لیتے۔ ${day(until)} کو ${planName(plan)} بس ختم ہو جاتا ہے۔`
export const stopFree = `آپ کسی چیز کے پیسے نہیں دیتے، تو بند کرنے کو کچھ نہیں۔ ${siteName} چھوڑنے کے لیے پروفائل کی سیٹنگز میں اپنا اکاؤنٹ حذف کریں۔`

export const payments = 'ادائیگیاں'
export const noPayments = 'ابھی کوئی ادائیگی نہیں۔'
export const older = 'پرانی ادائیگیاں'
export const receipt = 'رسید'
export const open = 'کھولیں'
export const through = (reference: string, way: string) => `${reference} · ${way}`
export const states = {
  pending: 'بینک کا انتظار',
  paid: 'ادا ہو گئی',
  failed: 'ادا نہیں ہوئی',
  expired: 'ادا نہیں ہوئی، ختم',
  'refund-due': 'واپس آ رہی ہے',
  refunded: 'واپس دی گئی',
}
export const givenBack = (isoDate: string) => `${day(isoDate)} کو واپس دی گئی`

export const transferTitle = 'بینک ٹرانسفر'
export const transferTo = 'رقم اس کھاتے میں بھیجیں، اور ساتھ حوالہ لکھیں:'
export const bank = 'بینک'
export const accountTitle = 'کھاتے کا نام'
export const iban = 'آئی بین'
export const sum = 'رقم'
export const reference = 'حوالہ'
export const begun = 'آغاز'
export const transferThen =
  'رقم پہنچنے پر ہم آپ کو لکھتے ہیں، عموماً دو کاروباری دنوں میں۔ آپ کا پلان تب شروع ہوتا ہے۔'

export const havePaid = 'کیا آپ ادا کر چکے ہیں؟'
export const havePaidLead =
  'تو ہمیں بتائیں، ہم ٹرانسفر تلاش کریں گے۔ اگر اس پر حوالہ نہیں لکھا گیا تو رسید کی تصویر مدد کرتی ہے: اسے صرف ہمارے آپریٹر دیکھتے ہیں۔'
export const slip = 'ٹرانسفر کی رسید کی تصویر'
export const slipHint = (megabytes: number) =>
  `اگر چاہیں: زیادہ سے زیادہ \u2066${megabytes}\u00a0MB\u2069 کی PDF یا JPEG یا PNG فائل`
export const slipAgainHint = (megabytes: number) =>
  `زیادہ سے زیادہ \u2066${megabytes}\u00a0MB\u2069 کی PDF یا JPEG یا PNG فائل`
export const slipMissing = 'براہِ کرم تصویر چنیں'
export const iHavePaid = 'میں ادا کر چکا ہوں'
export const saying = 'بھیجا جا رہا ہے...'
export const saidOn = (moment: string) =>
  `آپ نے ${moment} کو ہمیں بتایا کہ آپ ادا کر چکے ہیں۔ ہم اسے بینک سٹیٹمنٹ پر تلاش کرتے ہیں اور آپ کو لکھتے ہیں۔`
export const slipThere = 'رسید کی آپ کی تصویر ہمارے پاس ہے۔ ٹرانسفر پہنچنے تک آپ اسے بدل سکتے ہیں۔'
export const slipNotThere = 'آپ اب بھی رسید کی تصویر بھیج سکتے ہیں۔'
export const sendSlip = 'تصویر بھیجیں'
export const replaceSlip = 'تصویر بدلیں'

export const asking = 'ہم بینک سے پوچھ رہے ہیں'
export const askingText = 'زیادہ تر جواب 10 سیکنڈ میں آ جاتے ہیں۔'
export const askingClose =
  'آپ کو یہاں رکنے کی ضرورت نہیں۔ یہ صفحہ بند کر سکتے ہیں: ہم پوچھتے رہیں گے اور آپ کو لکھیں گے۔'
export const noAnswer = 'بینک نے ابھی جواب نہیں دیا'
export const doNotPay = 'براہِ کرم دوبارہ ادا نہ کریں۔'
export const noAnswerText = (at: string | null) =>
  `ہم خود دوبارہ پوچھتے ہیں${at === null ? '' : `، اگلی بار ${at} پر،`} اور معلوم ہوتے ہی آپ کو لکھیں گے۔ آپ کا پلان ویسا ہی ہے۔`
export const paid = 'ادا ہو گیا۔ شکریہ۔'
export const paidText = (plan: Plan, until: string) => `${planName(plan)} اب ${day(until)} تک ہے۔`
export const receiptMailed = (number: string) => `رسید ${apart(number)} آپ کی ای میل میں ہے۔`
export const notPaid = 'ادا نہیں ہوا'
export const notPaidText =
  'بینک کہتا ہے کہ کچھ ادا نہیں ہوا۔ کوئی رقم نہیں لی گئی۔ اگر پھر بھی آپ کا بینک کٹوتی دکھائے تو حوالے کے ساتھ ہمیں لکھیں۔'
export const over = 'یہ کوشش ختم ہو گئی'
export const overText =
  'بینک نے ہمیں کسی رقم کی اطلاع نہیں دی۔ اگر آپ کا بینک کٹوتی دکھائے تو دوبارہ ادا کرنے سے پہلے حوالے کے ساتھ ہمیں لکھیں۔ ورنہ نئی ادائیگی شروع کریں۔'
export const noTransfer = 'آپ کی بینک ٹرانسفر نہیں پہنچی'
export const noTransferText =
  'ہمیں یہ اپنے کھاتے میں نہیں ملی۔ اگر آپ ادا کر چکے ہیں تو دوبارہ ادا نہ کریں: حوالے کے ساتھ ہمیں لکھیں، وہ اب بھی شمار ہو گی۔ اگر نہیں کی تو نئی ادائیگی شروع کریں۔'
export const twice = 'دو بار ادا ہوا: ایک رقم واپس آ رہی ہے'
export const twiceText = (amount: number) =>
  `آپ پہلے ادا کر چکے تھے۔ دوسرے ${displayRupees(amount)} خود واپس جا رہے ہیں۔ آپ کو کچھ کہنے کی ضرورت نہیں۔ 7 کاروباری دنوں کے اندر کام ہونے پر ہم لکھیں گے۔`
export const ourError = 'ہم سے غلطی ہوئی: رقم واپس آ رہی ہے'
export const ourErrorText = (amount: number) =>
  `اس ادائیگی میں ایک تکنیکی خرابی ہوئی۔ ${displayRupees(amount)} خود واپس جا رہے ہیں، اور جو دن استعمال نہیں ہوئے وہ بھی ساتھ جاتے ہیں۔ آپ کو کچھ کہنے کی ضرورت نہیں۔ 7 کاروباری دنوں کے اندر کام ہونے پر ہم لکھیں گے۔`
export const wentBack = 'یہ رقم واپس دی گئی'
export const wentBackText = (note: string, on: string) => `${day(on)} کو واپس دی گئی، نوٹ ${note}۔`
export const toOverview = 'جائزے پر جائیں'
export const payAgain = 'دوبارہ ادا کریں'
export const noSuchPayment = 'ایسی کوئی ادائیگی نہیں۔'

export const loadingPayment = 'ادائیگی آ رہی ہے...'
export const paymentFailed = (why: string) => `ادائیگی نہیں آ سکی: ${why}`
export const receiptTitle = (number: string) => `رسید ${apart(number)}`
export const print = 'پرنٹ کریں'
export const receivedFrom = 'جن سے ملی'
export const forWhat = 'کس چیز کے لیے'
export const daysOf = (count: number) => `پلان کے ${count} دن`
export const salesTax = (percent: number) => `سروسز پر سیلز ٹیکس، ${percent} فیصد`
export const sampleRate = '(نمونے کی شرح)'
export const paidSum = 'ادا شدہ'
export const sumWritten = (sum: string) => `الفاظ میں: ${sum}`
export const rupees = (amount: string) => signApart(`${amount} روپے`)
export const receiptFoot =
  'کچھ خود بخود نیا نہیں ہوتا۔ رقم صرف تب واپس آتی ہے جب بینک نے دو بار لی ہو یا تکنیکی غلطی ہو۔'
export const paidOn = 'ادائیگی کی تاریخ'
export const throughWhat = 'ذریعہ'
export const ourReference = 'ہمارا حوالہ'
export const sheet = 'شیٹ'
export const onlySheet = '1 میں سے 1'
export const sample = '(نمونہ)'
export const bankNumber = 'بینک کا نمبر'
export const taxNumber = (number: string) => `این ٹی این ${apart(number)}`
export const noteOn = (note: string, on: string) => `یہ رقم ${day(on)} کو واپس دی گئی: نوٹ ${note}۔`
