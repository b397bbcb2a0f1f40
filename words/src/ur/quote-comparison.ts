// What the comparison of a request's quotes says. A company's name stands in a sentence with a look of its own: such a
// function takes it and returns the parts.
import { itemName } from './price-book.ts'

export { itemName }

import { apartInUrdu as apart } from '../apart.ts'
import { displayDate, displayMonth } from './amounts.ts'

export { cancel, sending, tryAgain } from './actions.ts'

export const title = 'کوٹیشنز کا موازنہ'
export const noQuotes = 'ابھی کوئی کوٹیشن نہیں آئی۔ پہلی آنے پر ہم آپ کو ای میل کریں گے۔'
export const lead =
  'کمپنیاں کبھی بالکل ایک ہی کام کی قیمت نہیں دیتیں۔ اس لیے جو کوٹیشن میں شامل نہیں وہ ہم تخمینے سے جوڑ دیتے ہیں، اور جو اس میں اضافی ہے وہ نکال دیتے ہیں۔ جو بچتا ہے وہ ایک جیسے کام کی قیمت ہے: یکساں کام پر۔'
export const leadFees =
  'فیس آپ کے اپنے گھر کے لیے روپے میں دکھائی گئی ہے، کمپنی نے جیسے بھی بتائی ہو۔ دیکھ لیں کہ ہر فیس میں کیا شامل ہے۔'
export const sorted = 'یکساں کام پر سب سے کم قیمت پہلے ہے۔'
export const sortedFees = 'سب سے کم فیس پہلے ہے۔'
export const oneQuote = 'ابھی ایک ہی کوٹیشن ہے، اس لیے صرف تخمینے کے ساتھ رکھی گئی ہے۔'
export const tableLabel = 'کوٹیشنز ساتھ ساتھ'
export const totalsLabel = 'تمام کوٹیشنز مختصراً'
export const openAll = 'تمام سطریں کھولیں'
export const closeAll = 'تمام سطریں بند کریں'
export const print = 'پرنٹ کریں یا PDF محفوظ کریں'
export const preparing = 'تیار ہو رہا ہے…'
export const spreadsheet = 'سپریڈ شیٹ (XLSX)'
export const failed = 'یہ نہیں ہو سکا۔ براہِ کرم انٹرنیٹ دیکھیں اور دوبارہ کوشش کریں۔'
export const choose = 'چنیں'
export const chooseQuoteOf = (name: string) => `${apart(name)} کی کوٹیشن چنیں`
export const whichCompany = 'تخمینے کے ساتھ کمپنی'
export const whichCompanyFee = 'کمپنی'
export const thisQuote = 'یہ کوٹیشن'
export const goneCompany = 'ایک کمپنی جو تعمیر چھوڑ گئی ہے'

export const estimate = 'تخمینہ'
export const item = 'آئٹم'
export const total = 'کُل'
export const fee = 'فیس'
export const asksFor = 'مانگی گئی رقم'
export const likeForLike = 'یکساں کام پر'
export const low = 'کم از کم'
export const high = 'زیادہ سے زیادہ'
export const totals = 'کُل رقمیں'
export const paymentAndTerms = 'ادائیگی اور شرائط'
export const inTheFee = 'فیس میں کیا شامل ہے'
export const prices = 'اس کی قیمتیں'
export const allowances = 'مختص رقمیں'
export const extras = 'اضافی کام'
export const discount = 'رعایت'
/** Beside a discount, where it takes back more than prices. */
export const discountRule = 'پہلے اضافی کاموں اور مختص رقموں سے نکالی گئی'
export const pricedApart = 'الگ ریٹ پر'
export const withExtras = 'اضافی کاموں کے ساتھ'
export const none = 'کوئی نہیں'
export const notSaid = 'نہیں بتایا'
/** From the headline to the like-for-like total. */
export const steps = {
  extras: 'اضافی کام نکال کر، رعایت کے بعد',
  allowances: 'مختص رقمیں نکال کر، رعایت کے بعد',
  allowance: 'مختص رقموں کی جگہ تخمینہ',
  excluded: 'جو شامل نہیں اس کا تخمینہ',
  tax: 'اوپر سے ٹیکس',
}
/** The last step, by who reads the quote. */
export const ownerStep = {
  family: 'جو میٹریل آپ خریدیں گے اس کا تخمینہ',
  company: 'جو میٹریل گھر والے خریدیں گے اس کا تخمینہ',
}
export const range = (low: string, high: string) => `${low} سے ${high}`
export const moreThanEstimate = (amount: string) => `تخمینے سے ${amount} زیادہ`
export const lessThanEstimate = (amount: string) => `تخمینے سے ${amount} کم`
export const asTheEstimate = 'تخمینے کے برابر'
export const itemAmount = (name: string, amount: string) => `${isolated(name)}: ${amount}`
export const perSft = (rate: string) => `کورڈ ایریا کے فی مربع فٹ ${rate}`
export const percentOfEstimate = (percent: number) => `تخمینے کا ${percent} فیصد`
export const percent = (figure: number) => `${figure} فیصد`

/** Of a section or a phase in a quote. */
export const leftOut = 'شامل نہیں'
export const sharedOut = 'بانٹا ہوا'
export const onePrice = 'پورے مرحلے کی ایک قیمت'
export const oneHousePrice = 'پورے گھر کی ایک قیمت'
export const sharedOutHint =
  'بانٹا ہوا: پورے گھر یا پورے مرحلے کی ایک ہی قیمت ہے۔ اس کے حصے اسی قیمت کے حصے ہیں، تخمینے کے تناسب سے۔'
export const leavesOutLines = (count: number, of: number) => `${lines(of)} میں سے ${count} شامل نہیں`
export const buysFor = {
  family: (count: number, of: number) => `${lines(of)} میں سے ${count} کا میٹریل آپ خریدیں گے`,
  company: (count: number, of: number) => `${lines(of)} میں سے ${count} کا میٹریل گھر والے خریدیں گے`,
}
export const setsAside = (amount: string) => `${amount} مختص`
export const filledIn = (amount: string) => `+ تخمینے سے ${amount}`
export const together = (amount: string) => `= یکساں کام پر ${amount}`
export const belowLow = 'تخمینے کی کم از کم رقم سے کم'
export const aboveHigh = 'تخمینے کی زیادہ سے زیادہ رقم سے زیادہ'
/** Of a line in a quote. */
export const inSectionPrice = 'حصے کی قیمت میں'
export const inPhasePrice = 'مرحلے کی قیمت میں'
export const inHousePrice = 'گھر کی قیمت میں'
export const buysMaterial = { family: 'میٹریل آپ خریدیں گے', company: 'میٹریل گھر والے خریدیں گے' }
export const setAsideTogether = 'حصے کے ساتھ مختص'
export const layingInPrice = 'لگوائی قیمت میں شامل ہے'
export const pricedYetLeftOut = (amount: string) => `قیمت ${amount} ہے، مگر شامل نہیں`

export const payments = 'ادائیگیاں'
export const payment = (stage: string, figure: number, amount: string) =>
  `${isolated(stage)}: ${figure} فیصد، ${amount}`
export const beforeWork = 'کام شروع ہونے سے پہلے'
export const atHandover = 'حوالگی تک روکی گئی رقم'
export const tax = 'ٹیکس'
export const duration = 'تعمیر کا وقت'
export const durationFee = 'تمام نقشوں کا وقت'
export const weeks = (count: number) => (count === 1 ? '1 ہفتہ' : `${count} ہفتے`)
export const earliestStart = 'کب شروع ہو سکتا ہے'
export const warranty = 'گارنٹی'
export const months = (count: number) => (count === 1 ? '1 مہینہ' : `${count} مہینے`)
export const noWarranty = 'کوئی گارنٹی نہیں'
export const changes = 'تبدیلیوں کی قیمت'
export const validUntil = 'کب تک کارآمد'
export const alternates = 'متبادل، کسی کُل رقم میں شامل نہیں'
export const notes = 'نوٹس'
export const included = 'شامل'
export const notIncluded = 'شامل نہیں'
export const onTop = (amount: string) => `الگ سے ${amount}`
export const visits = (count: number) => (count === 1 ? '1 دورہ' : `${count} دورے`)
export const optionalTogether = 'الگ قیمت پر جو کچھ پیش ہے، کُل'
export const revisions = 'نقشے میں تبدیلیاں، شامل'
export const rounds = (count: number) => (count === 1 ? '1 بار' : `${count} بار`)
export const weeksToSubmission = 'منظوری کے نقشوں تک کا وقت'

/** Above a company's column. */
export const quoteOf = (isoTime: string) => `${displayDate(isoTime.slice(0, 10))} کی کوٹیشن`
export const betterQuote = (revision: number) => `اس کی کوٹیشن نمبر ${revision}؛ سب سے نئی شمار ہوتی ہے`
export const validTo = (isoDate: string) => `${displayDate(isoDate)} تک کارآمد`
export const ended = (isoDate: string) =>
  `${displayDate(isoDate)} کو مدت ختم ہو گئی۔ اب اسے نہیں چنا جا سکتا۔`
export const chosen = 'آپ نے یہ کوٹیشن چنی'
export const dayOrMonth = (date: string) =>
  /^\d{4}-\d{2}$/.test(date) ? displayMonth(date) : displayDate(date)

/** Companies without a column, each with its name in the sentence. */
export const waitingFor = <Part>(name: Part) => [name, ' نے ابھی کوٹیشن نہیں بھیجی۔']
export const declinedBy = <Part>(name: Part) => [name, ' کوٹیشن نہیں دے رہی۔']
export const withdrawnBy = <Part>(name: Part) => [name, ' نے اپنی کوٹیشن واپس لے لی۔']
export const sentNone = <Part>(name: Part) => [name, ' نے کوٹیشن نہیں بھیجی۔']
export const companyGone = 'ایک کمپنی تعمیر چھوڑ گئی ہے، اور اس کی کوٹیشن بھی۔ آپ کسی اور سے پوچھ سکتے ہیں۔'

/** The first two, when what the estimate filled in may turn them round. */
export const areClose = <Part>(first: Part, second: Part, amount: string, items: string) => [
  first,
  ' اور ',
  second,
  ` قریب قریب ہیں: فرق ${amount} کا ہے۔ اگر ${items} مہنگے نکلے تو `,
  second,
  ' سستی پڑے گی۔',
]
export const beforeTax = <Part>(first: Part) => [
  first,
  ' ٹیکس سے پہلے سب سے سستی ہے۔ اس میں یہ نہیں بتایا گیا کہ اوپر سے کتنا ٹیکس لگے گا۔',
]
/** `B looks 8.35 Lakh cheaper than A because …` */
export const looksCheaper = <Part>(name: Part, amount: string, than: Part, reasons: string) => [
  name,
  ' بظاہر ',
  than,
  ` سے ${amount} سستی ہے، کیونکہ ${reasons}۔`,
]
export const costsMore = (amount: string) => ` ایک جیسے کام پر یہ ${amount} زیادہ ہے۔`
export const reasons = {
  leavesOut: (items: string, amount: string) => `اس میں یہ شامل نہیں: ${items} (${amount})`,
  ownerBuys: (items: string, amount: string) => `اس میں میٹریل خریدنا آپ کے ذمے ہے: ${items} (${amount})`,
  lowAllowances: (items: string, amount: string) =>
    `اس میں ان کے لیے مختص رقم بہت کم ہے: ${items} (${amount})`,
  taxOnTop: (_: string, amount: string) => `اس پر ٹیکس الگ سے لگے گا (${amount})`,
  fewerExtras: (_: string, amount: string) => `دوسری کوٹیشن میں ${amount} کا اضافی کام ہے`,
}
export const both = (some: readonly string[]) => joined(some, 'اور')

/** At most three by name. */
export function itemsOf(items: readonly string[]): string {
  const named = items.slice(0, 3).map(itemName)
  const more = items.length - named.length
  return joined(more > 0 ? [...named, `${more} مزید`] : named, 'اور')
}

export const whatToAsk = 'کیا پوچھنا ہے'
export const nothingToAsk = 'اس کوٹیشن میں ہمیں کچھ عجیب نہیں ملا۔'
export const askThis = 'اس کے بارے میں پوچھیں'
export const yourQuestion = 'آپ کا سوال'
export const questionHint = 'جیسے چاہیں بدل لیں۔ یہ صرف اس کمپنی کو نظر آتا ہے۔'
export const send = 'سوال بھیجیں'
export const asked = 'آپ کا سوال بھیج دیا گیا ہے۔'
export const enterQuestion = 'براہِ کرم اپنا سوال لکھیں'

export const paperTitle = 'کوٹیشنز ساتھ ساتھ'
export const printedOn = (date: string) => `${displayDate(date)} کو پرنٹ ہوا`
export const pricesOf = (date: string) => `${displayDate(date)} کی قیمتوں پر تخمینہ`
export const place = (city: string, area: string) => `${city}، ${area} مربع فٹ کورڈ ایریا`
export const inRupees = (place: string) => `${place}۔ تمام رقمیں روپے میں۔`
export const sheetName = 'کوٹیشنز'
export const creator = 'تعمیر'
export const fileName = (date: string) => `quotes-${date}`
export const quantity = 'مقدار'
export const unit = 'یونٹ'
export const rate = 'ریٹ، روپے'
export const estimateCost = 'تخمینہ، روپے'
export const material = 'اس میں میٹریل'
export const priceOf = (name: string) => `${apart(name)}: قیمت، روپے`
export const markOf = (name: string) => `${apart(name)}: اس میں کیا شامل ہے`
export const filledInOf = (name: string) => `${apart(name)}: جوڑا گیا`
export const filledInLowOf = (name: string) => `${apart(name)}: جوڑا گیا، کم از کم`
export const filledInHighOf = (name: string) => `${apart(name)}: جوڑا گیا، زیادہ سے زیادہ`
export const likeForLikeLow = 'یکساں کام پر، کم از کم'
export const likeForLikeHigh = 'یکساں کام پر، زیادہ سے زیادہ'
export const coveredArea = 'کورڈ ایریا، مربع فٹ'
export const feeAsSaid = 'فیس کیسے بتائی گئی'
export const feeKinds = {
  lump: 'ایک رقم، روپے',
  'per-sft': 'کورڈ ایریا کے فی مربع فٹ روپے',
  percent: 'تخمینے کا فیصد',
}
export const feeFigure = 'رقم، ریٹ یا فیصد'
export const sheetHintFees = 'کورڈ ایریا، تخمینہ یا کوئی ریٹ بدلیں، فیس خود بدل جائے گی۔'
export const sumOf = (section: string) => `میزان: ${section}`
export const sheetHint =
  'کوئی قیمت، ریٹ یا مقدار بدلیں، کُل رقمیں خود بدل جائیں گی۔ یکساں کام پر وہ رقم ہے جو کمپنی مانگتی ہے، اضافی کام اور مختص رقموں کے بغیر، اور جو کچھ اس کی قیمت میں شامل نہیں اس کا تخمینہ ملا کر۔'

/** A company's own words, which may run from right to left, in a text that does not. */
function isolated(own: string): string {
  return `\u2068${own}\u2069`
}

function lines(count: number): string {
  return count === 1 ? '1 سطر' : `${count} سطروں`
}

function joined(parts: readonly string[], word: string): string {
  const last = parts.at(-1) ?? ''
  const before = parts.slice(0, -1)
  return before.length === 0 ? last : `${before.join('، ')} ${word} ${last}`
}
