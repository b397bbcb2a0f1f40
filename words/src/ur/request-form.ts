import { apartInUrdu as apart } from '../apart.ts'
import { displayMonth } from './amounts.ts'

export { cancel, chooseACity, next, sending, tryAgain } from './actions.ts'
export { displayAmount, groupDigits } from './amounts.ts'
export { answerProblem } from './calculator.ts'
export { email } from './labels.ts'
export { cities } from './places.ts'
export { chooseCompany, emailInvalid, enterEmail, enterYourName, fillIn, selectCity } from './problems.ts'
export { plotUnits } from './values.ts'

export const title = 'کوٹیشن مانگیں'
export const lead =
  'اپنے گھر کی تفصیل ایک بار لکھیں اور زیادہ سے زیادہ تین کمپنیوں کو بھیجیں۔ وہ کام کی ایک ہی فہرست پر جواب دیتی ہیں، تاکہ آپ موازنہ کر سکیں۔ اس کا کوئی خرچ نہیں، اور آپ کا فون نمبر آپ کے پاس رہتا ہے۔'
export const steps = 'درخواست کے مراحل'
export const stepOf = (number: number, of: number) => `${of} میں سے مرحلہ ${number}`
export const stepNames = { what: 'کیا', who: 'کون', you: 'آپ', check: 'جائزہ' }
export const stepTitles = {
  what: 'کیا بنانا ہے؟',
  who: 'کون جواب دے؟',
  you: 'آپ کون ہیں؟',
  check: 'دیکھیں اور بھیجیں',
}
export const toMend = 'درست کرنا ہے'
export const back = 'واپس'
export const restored = 'آپ کا پہلے لکھا ہوا واپس آ گیا ہے۔ تصویریں دوبارہ چننی ہوں گی۔'
export const startAfresh = 'صاف کریں اور دوبارہ شروع کریں'

export const howFar = 'کہاں تک بنانا ہے؟'
export const completeHouse = 'مکمل گھر'
export const greyOnly = 'صرف گرے سٹرکچر'
export const whichService = 'آپ کو کون سی سروس چاہیے؟'
export const services = { 4: 'آرکیٹیکچر', 5: 'تعمیراتی کام', 6: 'انٹیریئر ڈیزائن' }
export const city = 'شہر'
export const loadingCities = 'شہر لوڈ ہو رہے ہیں…'
export const plotSize = 'پلاٹ کا سائز'
export const measuredIn = 'پیمائش کی اکائی'
export const marlaSize = 'ایک مرلہ کتنے کا ہے'
export const marlaSft = (sft: number) => `${sft} مربع فٹ`
export const coveredArea = 'کورڈ ایریا (مربع فٹ)'
export const usualArea = (sft: string) => `خالی چھوڑیں تو اس پلاٹ کا عام رقبہ لیا جائے گا: ${sft} مربع فٹ۔`
export const areaHint = 'تمام منزلیں ملا کر۔ خالی چھوڑیں تو عام رقبہ لیا جائے گا۔'
export const yourEstimate = 'آپ کے تخمینے سے'
export const inCalculator = 'کیلکولیٹر میں بدلیں'
export const otherHouse = 'کوئی اور گھر'
export const estimateNow = (total: string, low: string, high: string) =>
  `تخمینہ: ${total}۔ یہ ${low} سے ${high} تک ہو سکتا ہے۔`
export const estimateLater = 'شہر اور پلاٹ بتانے کے بعد تخمینہ یہاں آ جائے گا۔'
export const finer = 'ہر جواب کیلکولیٹر میں بدلا جا سکتا ہے۔'
export const noPrices =
  'اس شہر کی قیمتیں ابھی ہمارے پاس نہیں۔ آرکیٹیکٹ تخمینے کے بغیر کام کر سکتے ہیں؛ دوسری سروسز کے لیے لاہور، اسلام آباد یا کراچی چنیں۔'
export const locality = 'علاقہ یا سوسائٹی'
export const localityHint = 'مثلاً: ڈی ایچ اے فیز 6۔ پلاٹ نمبر نہ لکھیں۔'
export const start = 'آپ کب شروع کرنا چاہتے ہیں؟'
export const notSure = 'ابھی طے نہیں'
export const monthOf = (year: number, month: number) => displayMonth(`${year}-${month}`)
export const notes = 'انہیں اور کیا معلوم ہونا چاہیے؟'
export const notesHint = 'مثلاً: پلاٹ کونے کا ہے، یا سریا آپ خود خریدیں گے۔'
export const pictures = 'تصویریں'
export const picturesHint = (most: number) =>
  `زیادہ سے زیادہ ${most}: پلاٹ، نقشہ، کوئی گھر جو آپ کو پسند ہو۔ یہ صرف آپ کو اور ان کمپنیوں کو نظر آتی ہیں جن سے آپ پوچھیں۔`
export const tooManyPictures = (most: number) => `زیادہ سے زیادہ ${most} تصویریں`

export const chosenCount = (count: number, most: number) => `${most} میں سے ${count} کمپنیاں چنی گئیں`
export const chosenNone = (most: number) => `زیادہ سے زیادہ ${most} کمپنیاں چنیں۔`
export const remove = (name: string) => `${apart(name)} ہٹائیں`
export const aCompany = 'ایک کمپنی'
export const known = 'آپ کی'
export const knownLead = 'وہ کمپنیاں جن کے صفحے سے آپ آئے، اور آپ کی شارٹ لسٹ والی۔'
export const find = (service: string, place: string) => `${place} میں ${service}`
export const everywhere = 'تمام شہر'
export const searchLabel = 'کمپنی کا نام یا کوئی لفظ'
export const searchAll = 'تمام شہروں میں تلاش کریں'
export const searchCity = (name: string) => `صرف ${name} میں تلاش کریں`
export const searching = 'تلاش ہو رہی ہے…'
export const noneFound = 'کوئی کمپنی نہیں ملی۔'
export const moreCompanies = 'مزید کمپنیاں'
export const ask = <Part>(name: Part) => ['پوچھیں: ', name]
export const enough = (most: number) =>
  `آپ ایک وقت میں ${most} سے پوچھ سکتے ہیں۔ کوئی اور چننے کے لیے ایک ہٹائیں۔`
export const notAsked = <Part>(name: Part) => [
  name,
  ' سے اس وقت نہیں پوچھا جا سکتا: یہ فہرست میں نہیں، یا کوئی پراجیکٹ نہیں دکھاتی۔',
]

export const name = 'آپ کا نام'
export const emailHint =
  'ہم درخواست کی تصدیق کے لیے لنک بھیجتے ہیں، اور کوٹیشن آنے پر بتاتے ہیں۔ یہ کسی کمپنی کو نظر نہیں آتا۔'
export const phone = 'فون'
export const phoneHint = 'آپ اسے خالی چھوڑ سکتے ہیں۔ جب تک آپ اجازت نہ دیں، یہ کسی کو نہیں دکھایا جاتا۔'

export const asSeen = 'کمپنیوں کو یہ نظر آئے گا:'
export const from = 'بھیجنے والے'
export const to = 'وصول کرنے والے'
export const notSeen = 'انہیں آپ کا ای میل پتہ کبھی نظر نہیں آتا، اور فون نمبر صرف آپ کی اجازت سے۔'
export const send = 'درخواست بھیجیں'
export const sendingPictures = 'تصویریں بھیجی جا رہی ہیں'
export const afterwards = (email: string) =>
  `پھر ہم ${email || 'آپ'} کو ایک لنک والی ای میل بھیجتے ہیں۔ جب آپ وہ لنک کھولیں گے تب کمپنیوں کو خبر ہوگی۔`
export const offline = 'آپ آف لائن ہیں۔ آپ کا لکھا ہوا اس ڈیوائس پر محفوظ ہے؛ انٹرنیٹ آنے پر بھیجیں۔'
export const kept = 'آپ کا لکھا ہوا اس ڈیوائس پر محفوظ ہے۔'
export const mendFirst = 'کچھ رہ گیا ہے۔ اوپر نشان لگا ہے۔'
export const mendStep = (step: string) => `“${step}” میں کچھ رہ گیا ہے۔`
export const totalChanged = 'تخمینہ بدل گیا ہے'
export const totalChangedText = (before: string, now: string) =>
  `آپ نے ${before} دیکھا تھا۔ آج کی قیمتوں پر یہ ${now} ہے۔ ابھی کچھ نہیں بھیجا گیا۔`
export const sendAgain = 'نئی کُل رقم کے ساتھ بھیجیں'
export const waiting = 'فارم لوڈ ہو رہا ہے…'
