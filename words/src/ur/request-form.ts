import { apartInUrdu as apart } from '../apart.ts'
import { displayMonth } from './amounts.ts'

export { cancel, chooseACity, next, sending } from './actions.ts'
export { displayAmount, groupDigits } from './amounts.ts'
export { answerProblem } from './calculator.ts'
export { email, providers } from './labels.ts'
export { cities } from './places.ts'
export { chooseCompany, emailInvalid, enterEmail, enterYourName, fillIn, selectCity } from './problems.ts'
export {
  completeHouse,
  estimate as estimateName,
  greyOnly,
  notes as notesName,
  notSure,
  pictures as picturesName,
  services,
  sqFeet,
  start,
} from './request-brief.ts'
export { plotUnits } from './values.ts'

export const titles = {
  4: 'آرکیٹیکٹس سے اپنے گھر کا نقشہ پوچھیں',
  5: 'بلڈرز سے اپنے گھر کی قیمت پوچھیں',
  6: 'ڈیزائنرز سے اپنے انٹیریئر کی قیمت پوچھیں',
}
/** Title of a step on a phone; the first has the title of the whole form. */
export const stepTitles = {
  who: 'زیادہ سے زیادہ 3 کمپنیاں چنیں',
  you: 'آپ کون ہیں؟',
  check: 'دیکھیں اور بھیجیں',
}
/** Parts of the page on a wide screen. */
export const partTitles = { what: 'کیا', who: 'کون', you: 'آپ', check: 'دیکھیں اور بھیجیں' }
export const measure = 'مفت · 3 کمپنیاں · نمبر چھپا رہتا ہے'
export const nextStep = (step: string) => `آگے: ${step}`
export const yourEstimate = 'آپ کا تخمینہ'
export const estimateUnknown = 'ابھی معلوم نہیں'
export const keptWhileTyping = 'لکھتے ہوئے اسی ڈیوائس پر محفوظ ہوتا رہتا ہے'
export const confirmNext = 'اس کے بعد آپ ای میل سے تصدیق کریں گے۔'

export const whatToPrice = 'کس کی قیمت پوچھنی ہے؟'
export const completeHint = 'رہنے کے لیے تیار: ڈھانچہ، ٹائلیں، دروازے، پینٹ، فٹنگز۔'
export const greyHint = 'دیواریں، چھت، چھپے ہوئے پائپ اور تاریں۔ فنشنگ نہیں۔'
export const yourHouse = 'آپ کا گھر'
export const change = 'تبدیل کریں'
export const linesPriced = (lines: number, range: string, date: string) =>
  `${lines} سطروں کا تخمینہ، ${range}، ${date} کی قیمتوں پر۔ کمپنیاں انہی سطروں کی قیمت دیتی ہیں۔`
export const letters = (count: number, most: number) => `${most} میں سے ${count} حروف`

export const onlyThese = 'آپ کی درخواست صرف انہی کو جاتی ہے۔ نہ آپ کا کوئی خرچ ہے نہ ان کا۔'
export const onShortlist = 'آپ کی شارٹ لسٹ میں'
export const chosenBefore = 'پہلے سے چنی ہوئی'
export const seeProfile = 'پروفائل دیکھیں'
export const profileOf = (name: string) => `${apart(name)} کا پروفائل دیکھیں`
export const chosenOf = (count: number, most: number) => `${most} میں سے ${count} چنی گئیں`
export const fullUntick = (most: number) =>
  `${most} میں سے ${most} چنی گئیں۔ کوئی اور لینے کے لیے ایک ہٹائیں۔`
export const untickOne = 'کوئی اور لینے کے لیے ایک ہٹائیں۔'

export const seenByThem = 'کمپنیاں اسے دیکھتی ہیں۔'
export const noAccount = 'نہ اکاؤنٹ، نہ پاس ورڈ۔ آپ کی درخواست کی چابی اسی ڈیوائس پر رہتی ہے۔'
export const asSeen =
  'کمپنیوں کو یہ ایسے نظر آئے گا۔ بھیجنے کے بعد بدلا نہیں جا سکتا، تاکہ سب ایک ہی گھر کی قیمت دیں۔'
export const toCompanies = (count: number) =>
  count === 0 ? 'ابھی کسی کمپنی کو نہیں' : count === 1 ? '1 کمپنی کو' : `${count} کمپنیوں کو`
export const estimateLine = (amount: string, lines: number) => `${amount}، ${lines} سطریں`
export const localityName = 'علاقہ'
export const startName = 'آغاز'
export const allTheySee = 'گھر اور تخمینہ جس کی وہ قیمت دیں گی'
export const ofYou = 'آپ کے بارے میں وہ کیا دیکھتی ہیں'
export const nameName = 'نام'
export const phoneName = 'فون'
export const neverShown = 'کبھی نہیں دکھایا جاتا'
export const hiddenUntil = 'آپ کی اجازت تک چھپا ہوا'
export const notGiven = 'نہیں دیا گیا'

export const steps = 'درخواست کے مراحل'
export const stepOf = (number: number, of: number) => `${of} میں سے مرحلہ ${number}`
export const stepNames = { what: 'کیا', who: 'کون', you: 'آپ', check: 'جائزہ' }

export const toMend = 'درست کرنا ہے'

export const restored = 'آپ کا پہلے لکھا ہوا واپس آ گیا ہے۔ تصویریں دوبارہ چننی ہوں گی۔'
export const startAfresh = 'صاف کریں اور دوبارہ شروع کریں'

export const whichService = 'کون سی سروس؟'
export const city = 'شہر'
export const loadingCities = 'شہر لوڈ ہو رہے ہیں…'
export const plotSize = 'پلاٹ کا سائز'
export const measuredIn = 'پیمائش کی اکائی'
export const marlaSize = 'ایک مرلہ کتنے مربع فٹ کا ہے'
export const marlaSft = (sft: number) => `${sft} مربع فٹ`
export const coveredArea = 'کورڈ ایریا (مربع فٹ)'
export const usualArea = (sft: string) => `خالی چھوڑیں تو اس پلاٹ کا عام رقبہ لیا جائے گا: ${sft} مربع فٹ۔`
export const areaHint = 'تمام منزلیں ملا کر۔ خالی چھوڑیں تو عام رقبہ لیا جائے گا۔'

export const otherHouse = 'کوئی اور گھر'
export const estimateNow = (total: string, low: string, high: string) =>
  `تخمینہ: ${total}۔ یہ ${low} سے ${high} تک ہو سکتا ہے۔`
export const estimateLater = 'شہر اور پلاٹ بتانے کے بعد تخمینہ یہاں آ جائے گا۔'

export const noPrices =
  'اس شہر کی قیمتیں ابھی ہمارے پاس نہیں۔ آرکیٹیکٹ تخمینے کے بغیر کام کر سکتے ہیں؛ دوسری سروسز کے لیے لاہور، اسلام آباد یا کراچی چنیں۔'
export const locality = 'علاقہ یا سوسائٹی (اختیاری)'
export const localityHint = 'علاقہ کافی ہے۔ گھر کا نمبر نہ لکھیں۔'
export const monthOf = (year: number, month: number) => displayMonth(`${year}-${month}`)
export const notes = 'نوٹس (اختیاری)'

export const pictures = 'تصویریں اور نقشے (اختیاری)'
export const picturesHint = (most: number) =>
  `زیادہ سے زیادہ ${most}۔ یہ صرف آپ کی چنی ہوئی کمپنیاں دیکھتی ہیں۔`
export const tooManyPictures = (most: number) => `زیادہ سے زیادہ ${most} تصویریں`

export const aCompany = 'ایک کمپنی'

/** Without a count while it is not known. */
export const find = (who: string, place: string, count?: string) =>
  `${place} میں ${who}${count ? ` (${count})` : ''}`
export const everywhere = 'تمام شہروں'
export const searchLabel = 'کمپنی کا نام یا کوئی لفظ'
export const searchAll = 'تمام شہروں میں تلاش کریں'
export const searchCity = (name: string) => `صرف ${name} میں تلاش کریں`
export const searching = 'تلاش ہو رہی ہے…'
export const noneFound = 'کوئی کمپنی نہیں ملی۔'
export const moreCompanies = 'مزید کمپنیاں'

export const notAsked = <Part>(name: Part) => [
  name,
  ' سے اس وقت نہیں پوچھا جا سکتا: یہ فہرست میں نہیں، یا کوئی پراجیکٹ نہیں دکھاتی۔',
]

export const name = 'آپ کا نام'
export const emailHint = 'درخواست کی تصدیق اور خبر کے لیے۔ کوئی کمپنی اسے نہیں دیکھتی۔'
export const phone = 'فون (اختیاری)'
export const phoneHint = [
  'جب تک آپ اجازت نہ دیں کسی کو نہیں دکھایا جاتا',
  '، اور پھر بھی ایک وقت میں ایک کمپنی کو۔',
]

export const send = 'درخواست بھیجیں'
export const sendingPictures = 'تصویریں بھیجی جا رہی ہیں'

export const offline = 'آپ آف لائن ہیں۔ آپ کا لکھا ہوا اس ڈیوائس پر محفوظ ہے؛ انٹرنیٹ آنے پر بھیجیں۔'
export const kept = 'آپ کا لکھا ہوا اس ڈیوائس پر محفوظ ہے۔'
export const mendFirst = 'کچھ رہ گیا ہے۔ اوپر نشان لگا ہے۔'

export const totalChanged = 'تخمینہ بدل گیا ہے'
export const totalChangedText = (before: string, now: string) =>
  `آپ نے ${before} دیکھا تھا۔ آج کی قیمتوں پر یہ ${now} ہے۔ ابھی کچھ نہیں بھیجا گیا۔`
export const sendAgain = 'نئی کُل رقم کے ساتھ بھیجیں'
export const waiting = 'فارم لوڈ ہو رہا ہے…'
