// Payments of companies, at the desk.
import { apartInUrdu as apart } from '../apart.ts'
import { displayRupees, groupDigits } from './amounts.ts'
import { day } from './rates.ts'

export { planTime } from './plan-names.ts'
export { day, displayRupees, groupDigits }

export const title = 'ادائیگیاں'
export const payment = (reference: string) => `ادائیگی ${reference}`
export const parts = { list: 'ادائیگیاں', sums: 'دن کے لحاظ سے رقمیں' }
export const partsLabel = 'حصے'
export const lead =
  'کمپنیاں اپنے پلان کے لیے جو ادا کرتی ہیں۔ رقم بینک میں ہمارے اکاؤنٹ میں جاتی ہے؛ یہاں آپ دیکھتے ہیں کہ بینک نے ہمیں کیا بتایا، اور جو وہ نہیں بتا سکتا وہ خود طے کرتے ہیں۔'
export const loading = 'ادائیگیاں لوڈ ہو رہی ہیں…'
export const loadingFailed = (why: string) => `ادائیگیاں لوڈ نہیں ہو سکیں۔ ${why}`
export const oneFailed = (why: string) => `ادائیگی لوڈ نہیں ہو سکی۔ ${why}`
export const toList = 'تمام ادائیگیاں'
/** Beside the list. */
export const chooseOne = 'کوئی ادائیگی چنیں، تو نظر آئے گا کہ اس کے ساتھ کیا ہوا۔'

export const filters = 'کون سی ادائیگیاں'
export const lists = {
  all: 'تمام',
  transfers: 'ٹرانسفر جن کا انتظار ہے',
  refunds: 'واپس کرنی ہیں',
  mismatches: 'جواب جو میل نہیں کھاتے',
}
export const withCount = (label: string, count: number) => `${label} (${count})`
export const search = 'تلاش'
export const searchHint = 'حوالہ، رسید، نوٹ، بینک کا نمبر، یا کمپنی کے نام کا حصہ'
export const find = 'تلاش کریں'
export const list = 'ادائیگیاں'
export const none = {
  all: 'ابھی کوئی ادائیگی نہیں۔',
  transfers: 'کسی ٹرانسفر کا انتظار نہیں۔',
  refunds: 'کچھ واپس نہیں کرنا۔',
  mismatches: 'بینک کا ہر جواب اپنی ادائیگی سے میل کھاتا ہے۔',
}
export const noneFound = 'ایسی کوئی ادائیگی نہیں۔'
export const showAll = 'سب دکھائیں'
export const more = 'مزید ادائیگیاں'
export const end = 'یہ سب سے پرانی ادائیگی ہے۔'

export const states = {
  pending: 'انتظار ہے',
  paid: 'ادا ہو گئی',
  failed: 'ادا نہیں ہوئی',
  expired: 'ادا نہیں ہوئی، وقت ختم',
  'refund-due': 'واپس کرنی ہے',
  refunded: 'واپس کر دی گئی',
}
export const reasons = {
  twice: 'دو بار ادا ہوئی',
  'account-deleted': 'کمپنی نے اپنا اکاؤنٹ مٹا دیا',
  technical: 'تکنیکی خرابی',
}
export const events = {
  begun: 'شروع ہوئی',
  'said-paid': 'کمپنی کہتی ہے کہ اس نے ادا کر دیا',
  'slip-sent': 'کمپنی نے رسید کی تصویر بھیجی',
  mismatch: 'بینک کا جواب میل نہیں کھاتا',
  'refund-asked': 'بینک سے رقم واپس کرنے کو کہا گیا',
  'refund-refused': 'بینک رقم واپس کرنے سے انکار کرتا ہے',
  'refund-unknown': 'بینک نے نہیں بتایا کہ رقم واپس ہوئی یا نہیں',
  paid: 'ادا ہو گئی',
  failed: 'ادا نہیں ہوئی',
  expired: 'اس کا وقت ختم ہو گیا',
  'refund-due': 'واپس کرنی ہے',
  refunded: 'واپس کر دی گئی',
}

export const aboutIt = 'ادائیگی'
export const facts = {
  state: 'حالت',
  company: 'کمپنی',
  sum: 'رقم',
  what: 'کس کے لیے',
  way: 'ادائیگی کا طریقہ',
  bankNumber: 'بینک کا نمبر',
  receipt: 'رسید',
  note: 'نوٹ',
  used: 'استعمال شدہ دن',
  begun: 'آغاز',
  saidPaid: 'کمپنی نے ادا کرنا بتایا',
  expires: 'انتظار کب تک',
  nextAsk: 'دوبارہ پوچھا جائے گا',
  why: 'واپسی کی وجہ',
}
export const daysUsed = (used: number, all: number) => `${all} میں سے ${used}`
export const companyGone = 'اکاؤنٹ مٹا دیا گیا'
export const openCompany = 'کمپنی کھولیں'
export const fromTo = (from: string, until: string) => `${day(from)} سے ${day(until)} تک`
export const saidPaid = (moment: string) => `کمپنی نے ${moment} کو ہمیں بتایا کہ وہ ادا کر چکی ہے`
export const slip = 'ٹرانسفر کی رسید'
export const slipLead = 'کمپنی نے بھیجی۔ یہ کچھ ثابت نہیں کرتی: صرف بینک سٹیٹمنٹ معتبر ہے۔'
export const showSlip = 'رسید دکھائیں'
export const slipOf = (company: string) => `${apart(company)} کے ٹرانسفر کی رسید`
export const happened = 'کیا ہوا'
export const happenedLead = 'ان سطروں کو کوئی نہیں بدل سکتا۔ اوقات پاکستان کے ہیں۔'
export const inLog = 'اس پر ڈیسک کے کام، لاگ میں'

export const acts = 'کیا کرنا ہے'
export const nothingToDo = 'اس ادائیگی کے لیے کچھ نہیں کرنا۔'
export const askNow = 'ابھی بینک سے پوچھیں'
export const asked = (state: string) => `بینک سے پوچھا گیا۔ حالت: ${state}`
export const askHint = 'بینک سے 7 دن تک خود بخود بھی پوچھا جاتا ہے۔'

export const transferHint = (amount: number, reference: string) =>
  `بینک سٹیٹمنٹ پر ${displayRupees(amount)} دیکھیں جس پر حوالہ ${apart(reference)} ہو۔`
export const arrived = 'ٹرانسفر پہنچ گیا'
export const arrivedLead =
  'کمپنی کو اس کا پلان اور رسید فوراً ملتی ہے۔ اگر وہ اس کی جگہ کوئی اور ادائیگی کر چکی ہے تو یہ ان میں رکھی جاتی ہے جو واپس کرنی ہیں۔'
export const statementNumber = 'سٹیٹمنٹ کا نمبر'
export const statementHint = 'اس ٹرانسفر کا بینک کا اپنا نمبر، جیسا سٹیٹمنٹ پر ہے'
export const enterStatementNumber = 'براہِ کرم بینک سٹیٹمنٹ کا نمبر لکھیں'
export const settle = 'پہنچ گیا'
export const settled = 'ٹرانسفر طے ہو گیا'
export const missing = 'نہیں آیا'
export const missingLead =
  'ادائیگی کو ادا نہ شدہ گنا جائے گا۔ اگر رقم بعد میں آئے تو آپ اسے یہاں پھر بھی طے کر سکتے ہیں۔ کمپنی کو لکھا جاتا ہے۔'
export const missed = 'نوٹ کر لیا: نہیں آیا'
export const why = 'وجہ'
export const whyHint = 'ڈیسک کے لیے: یہ اس ادائیگی کی سطروں میں اور لاگ میں رہتی ہے۔'
export const sayWhy = 'براہِ کرم وجہ لکھیں'
export const sending = 'محفوظ ہو رہا ہے…'

export const inError = 'تکنیکی خرابی: واپس کریں'
export const inErrorLead =
  'ادائیگی ان میں رکھی جاتی ہے جو واپس کرنی ہیں، اور کمپنی کو لکھا جاتا ہے۔ جو دن استعمال نہیں ہوئے وہ ختم ہو جاتے ہیں۔ صرف دوہری ادائیگی اور تکنیکی خرابی پر رقم واپس ہوتی ہے۔'
export const returned = 'ادائیگی واپس کرنی ہے'

export const giveBack = 'رقم واپس کریں'
export const callLead = (way: string, amount: number) =>
  `${way} سے ${displayRupees(amount)} واپس کرنے کو کہا جاتا ہے۔ جب وہ کہے کہ ہو گیا تب ہی ادائیگی واپس شدہ گنی جاتی ہے اور کمپنی کو لکھا جاتا ہے۔`
export const callAgain = 'بینک سے دوبارہ کہیں'
export const callFailed =
  'بینک سے کہا گیا مگر اس نے نہیں کیا، یا جواب نہیں دیا۔ پہلے اس کا اپنا صفحہ دیکھیں: اگر رقم واپس ہو گئی ہے تو نیچے تصدیق کریں۔'
export const callWaits =
  'بینک سے رقم واپس کرنے کو کہا جا رہا ہے۔ اس کا جواب سطروں میں آئے گا؛ دو منٹ تک کوئی نہ آئے تو آپ دوبارہ کہہ سکتے ہیں۔'
export const notGivenBack = (detail: string) => `واپس نہیں ہوئی: ${detail}`
export const stepsTitle = 'بینک کو خود بتائیں'
/** Steps for a bank that has a page or a desk for merchants. */
export const bankSteps = (way: string) => [
  `${way} کا مرچنٹ صفحہ کھولیں، یا اس کے مرچنٹ ڈیسک کو فون کریں۔`,
  'اس ادائیگی کی پوری رقم واپس کرنے کو کہیں، اور یہ بتائیں:',
  'انتظار کریں کہ بینک کہے ہو گیا۔ پھر یہاں تصدیق کریں۔',
]
/** Steps for a bank transfer. */
export const transferSteps = [
  'بینک سٹیٹمنٹ پر ٹرانسفر اور وہ اکاؤنٹ تلاش کریں جہاں سے آیا۔',
  'پوری رقم اسی اکاؤنٹ میں ٹرانسفر کریں، اور اس پر حوالہ لکھیں:',
  'انتظار کریں کہ بینک ٹرانسفر مکمل دکھائے۔ پھر یہاں تصدیق کریں۔',
]
export const tell = {
  reference: 'حوالہ',
  bankNumber: 'بینک کا نمبر',
  sum: 'رقم',
  merchant: 'مرچنٹ',
  payer: 'کس نے ادا کیا',
}
export const confirmGivenBack = 'رقم واپس کر دی گئی'
export const confirmQuestion = 'کیا بینک نے رقم واپس کر دی؟'
export const confirmLead = (amount: number) =>
  `ادائیگی کو اپنے نمبر کا ایک نوٹ ملتا ہے، اور کمپنی کو لکھا جاتا ہے کہ ${displayRupees(amount)} بھیج دیے گئے ہیں۔`
export const yesGivenBack = 'ہاں، واپس ہو گئی'
export const givenBack = (note: string) => `واپس کر دی گئی، نوٹ ${note}`

export const sumsLead = 'پاکستان کے دن کے لحاظ سے کیا آیا اور کیا واپس گیا۔ ہر دن کو بینک سٹیٹمنٹ سے ملائیں۔'
export const month = 'مہینہ'
export const lastDays = 'پچھلے 31 دن'
export const show = 'دکھائیں'
export const sumsLoading = 'جمع ہو رہا ہے…'
export const sumsFailed = (why: string) => `رقمیں لوڈ نہیں ہو سکیں۔ ${why}`
export const noSums = 'ان دنوں میں کوئی رقم نہیں آئی گئی۔'
export const sumsTable = 'دن اور طریقے کے لحاظ سے رقمیں'
export const columns = {
  day: 'دن',
  way: 'ادائیگی کا طریقہ',
  paid: 'ادا ہوئے، روپے',
  refunded: 'واپس ہوئے، روپے',
}
export const total = 'کل'
export const times = (sum: number, count: number) =>
  count === 0 ? '0' : `${groupDigits(sum)} (${groupDigits(count)})`
export const save = 'اس مہینے کی ادائیگیاں (CSV)'
export const saving = 'محفوظ ہو رہا ہے…'
export const saved = 'ادائیگیاں فائل میں محفوظ ہو گئیں'
