// The comparison of a request's quotes. A company's name in a sentence has a style of its own, so such a function
// takes the name as an element and returns the parts of the sentence.

import { apartInUrdu as apart } from '../apart.ts'
import { signApart } from '../figures.ts'
import type { Named } from '../named.ts'
import { daysOfPrices, displayDate, displayMonth } from './amounts.ts'
import { nameOf } from './catalogue.ts'
import { siteName } from './language.ts'
import { itemName } from './price-book.ts'
import { joined, listed } from './quote-terms.ts'

export { cancel, sending } from './actions.ts'
export { siteName as creator } from './language.ts'
export { payHint, payLabel, percent } from './quote-payments.ts'
export { itemName }

export const title = 'کوٹیشنز'
export const verdictTitle = 'کون سستا ہے'
/** `For the same house, Canal Bank Builders is cheapest: 1.74 Crore.` */
export const cheapest = <Part>(name: Part, amount: string) => [
  'ایک ہی گھر کے لیے سب سے سستا ',
  name,
  `: ${amount}۔`,
]
/** For several companies with the same total; `names` has words between them. */
export const cheapestAlike = <Part>(names: readonly Part[], amount: string) => [
  'ایک ہی گھر کے لیے ',
  ...names,
  ` کی قیمت ایک جیسی ہے: ${amount}۔`,
]
export const and = ' اور '
export const cheapestBeforeTax = <Part>(name: Part, amount: string) => [
  'ایک ہی گھر کے لیے ٹیکس سے پہلے سب سے سستا ',
  name,
  `: ${amount}۔ اس میں یہ نہیں بتایا گیا کہ اوپر سے کتنا ٹیکس لگے گا۔`,
]
export const oneQuote = (against: string) => `ایک کوٹیشن۔ ایک ہی گھر کے لیے یہ ${against} ہے۔`
export const moreThanEstimate = (amount: string) => `آپ کے تخمینے سے ${amount} زیادہ`
export const lessThanEstimate = (amount: string) => `آپ کے تخمینے سے ${amount} کم`
export const asTheEstimate = 'آپ کے تخمینے کے برابر'
/**
 * `Ravi Brickworks looks 9.49 Lakh cheaper because …`; if the comparison is not with the first company, the
 * sentence names it.
 */
export const looksCheaper = <Part>(name: Part, amount: string, than: Part | undefined, reasons: string) => [
  name,
  ...(than === undefined ? [` ${amount} سستا لگتا ہے`] : [' بظاہر ', than, ` سے ${amount} سستا ہے`]),
  `، کیونکہ ${reasons}۔`,
]
export const costsMore = (amount: string) => ` ایک ہی گھر کے لیے یہ ${amount} مہنگا ہے۔`
/** The second company, when the filled-in amounts may reverse the order of the first two. */
export const isClose = <Part>(second: Part) => [second, ' قریب ہے:']
export const closeBy = (amount: string, items: string) =>
  ` ${amount} زیادہ۔ اگر ${items} مہنگے نکلے تو یہی سستا ہے۔`

export const theTotals = 'کُل رقم'
export const totalsLabel = 'کُل رقمیں، ایک ہی گھر کے لیے سب سے سستی پہلے'
export const totalsLabelFees = 'فیسیں، سب سے کم پہلے'
export const company = 'کمپنی'
export const quoted = 'کوٹیشن'
export const sameHouse = 'ایک ہی گھر کے لیے'
export const numbered = (place: number) => `${place}۔ `
export const lowest = 'سب سے کم'
export const more = (amount: string) => `${amount} زیادہ`
export const plus = (amount: string) => signApart(`+ ${amount}`)
export const minus = (amount: string) => signApart(`− ${amount}`)
export const lessDiscount = (sum: string, discount: string) => `${sum} میں سے ${discount} رعایت`
/** Amounts outside the sections, which complete the total. */
export const notInSections = 'حصوں کے علاوہ'
export const discountOnPrices = 'قیمتوں پر رعایت'
export const taxInNeither = 'ٹیکس دونوں رقموں میں نہیں۔'
export const gauge = (own: string, added: string, range: string) =>
  `${own} اس کی قیمت میں، ${added} تخمینے سے شامل؛ ${range}`
export const inItsPrice = 'قیمت میں'
export const addedFromEstimate = 'تخمینے سے شامل'
export const couldBe = 'کم سے زیادہ'
/** Reasons why the two figures differ, a sentence each. */
export const why = {
  excluded: (items: string, amount: string) => `${items}: شامل نہیں، ${amount} شامل کیے۔`,
  owner: (items: string, amount: string) => `${items} آپ خریدیں گے: ${amount} شامل کیے۔`,
  allowance: (items: string, amount: string, aside: string) =>
    `${items}: اس کے رکھے ہوئے ${aside} کی جگہ تخمینے کے ${amount}۔`,
  extras: (amount: string) => `اضافی کام (رعایت کے بعد ${amount}) شمار نہیں ہوئے۔`,
  tax: (amount: string) => `${amount} ٹیکس شامل کیا۔`,
}
export const nothingAdded = 'پورا گھر اس کی قیمت میں ہے۔'

export const howWeCompare = 'ہم موازنہ کیسے کرتے ہیں'
export const howAdded = 'جو کچھ کمپنی شامل نہیں کرتی، وہ ہم آپ کے تخمینے سے جوڑتے ہیں: سب کے لیے ایک ہی رقم۔'
/** A word in the style of an added figure, and the text after it. */
export const howDashed = ['نقطوں والی رقم', ' یہی ہے۔']
export const howAside = 'رکھی ہوئی رقم (الاؤنس) کی جگہ آپ کا تخمینہ لیا جاتا ہے۔'
export const howExtras =
  'اضافی کام الگ رکھے جاتے ہیں۔ رعایت پہلے اضافی کاموں اور رکھی ہوئی رقموں سے نکالی جاتی ہے؛ جو بچے وہی قیمت کم کرتی ہے۔'
export const howOrder = 'کوئی کمپنی پیسے دے کر ترتیب نہیں بدل سکتی۔'

export const oneCompany = 'ایک کمپنی اور آپ کا تخمینہ'
export const oneBuilder = 'ایک ٹھیکیدار اور آپ کا تخمینہ'
export const oneFee = 'ایک کمپنی'
export const whichCompany = 'کون سی کمپنی دیکھنی ہے'
export const theQuote = 'کوٹیشن'
export const quoteNumber = (revision: number, isoTime: string) =>
  `کوٹیشن نمبر ${revision}، ${displayDate(isoTime.slice(0, 10))} کی`
/** A quote in the list on paper. */
export const quoteOnPaper = (company: string, revision: number, sentAt: string, validUntil: string) =>
  `${apart(company)}: ${quoteNumber(revision, sentAt)}، ${validTo(validUntil)}`
export const pricedBy = {
  house: 'پورے گھر کی ایک قیمت',
  phase: 'مرحلوں کے حساب سے قیمت',
  section: 'حصوں کے حساب سے قیمت',
  line: 'سطر بہ سطر قیمت',
}
export const fromQuoted = 'کوٹیشن سے ایک ہی گھر تک'
export const fromQuotedLabel = 'کوٹیشن کی قیمت سے ایک ہی گھر کی قیمت تک، روپے میں'
export const quotedPrice = 'کوٹیشن کی قیمت'
export const asWritten = 'جیسی کمپنی نے لکھی'
export const decidesOrder = 'ترتیب اسی سے ہے'
/** Steps from the quoted price to the price for the same house. */
export const steps = {
  extras: 'اضافی کام، رعایت کے بعد، الگ رکھے',
  allowances: 'رکھی ہوئی رقمیں، نکال دیں',
  allowance: 'رکھی ہوئی رقم کی جگہ تخمینے سے شامل',
  excluded: 'شامل نہیں: تخمینے سے لیا',
  tax: 'اوپر سے ٹیکس',
  finishing: 'فنشنگ: شامل نہیں',
  notSaid: 'نہیں بتایا، شامل نہیں گنا گیا',
}
/** The last step, by the reader of the quote. */
export const ownerStep = {
  family: 'آپ خریدیں گے: تخمینے سے شامل',
  company: 'گھر والے خریدیں گے: تخمینے سے شامل',
}
export const couldBeRow = 'کم سے زیادہ'
export const withExtras = 'اگر اضافی کام بھی لیں'
export const noExtras = 'کوئی اضافی کام نہیں'
export const against = (amount: string) => `آپ کے تخمینے سے، ${amount}`
export const fewer = (amount: string) => `${amount} کم`
export const greater = (amount: string) => `${amount} زیادہ`

type Days = Parameters<typeof daysOfPrices>[0]
export const estimate = 'آپ کا تخمینہ'
export const pricesAsOf = (days: Days) => `${daysOfPrices(days)} کی قیمتیں`
export const estimateOf = (amount: string) => `تخمینہ ${amount}`
export const allInRupees = 'تمام رقمیں روپے میں۔ + والی سطریں کھلتی ہیں۔'
export const allInRupeesFees = 'تمام رقمیں روپے میں۔'
export const sameHouseOf = (amount: string) => `${amount}، ایک ہی گھر`
export const sections = 'حصہ بہ حصہ'
/** Text before and after the word in the style of an added figure. */
export const sectionsHint = [
  'روپے میں۔ حصے کھلتے ہیں۔ ',
  'نقطوں والی رقم',
  ' اس کی قیمت میں نہیں، آپ کے تخمینے سے لی گئی ہے۔',
]
export const linesCounted = (count: number) => (count === 1 ? '1 سطر' : `${count} سطریں`)
/** For a section in a quote: the part that is not in the price. */
export const itemsLeftOut = (items: string) => `${items}: شامل نہیں`
export const itemsBought = {
  family: (items: string) => `${items}: آپ خریدیں گے`,
  company: (items: string) => `${items}: گھر والے خریدیں گے`,
}
export const asideReplaced = (amount: string) => `رکھے ہوئے ${amount} کی جگہ تخمینہ`
export const added = 'شامل کیے'
export const sharedOut = 'ہم نے بانٹا'
/** For a line in a quote. */
export const leftOut = 'شامل نہیں'
export const leftOutAdded = 'شامل نہیں: تخمینے سے لیا'
export const inSectionPrice = 'حصے کی قیمت میں'
export const inPhasePrice = 'مرحلے کی قیمت میں'
export const inHousePrice = 'گھر کی قیمت میں'
export const buysMaterial = {
  family: 'آپ خریدیں گے: تخمینے سے لیا',
  company: 'گھر والے خریدیں گے: تخمینے سے لیا',
}
export const asideTogether = 'حصے کے ساتھ رکھی رقم کی جگہ تخمینہ'
export const pricedYetLeftOut = (amount: string) => `قیمت ${amount} ہے، مگر شامل نہیں`

export const toAsk = 'پہلے یہ پوچھیں'
export const thingsToAsk = (count: number) =>
  count === 1 ? 'پہلے یہ ایک بات پوچھیں' : `پہلے یہ ${count} باتیں پوچھیں`
export const andMore = (count: number) => `اور ${count} مزید`
export const canBeChanged = 'ہر سوال بھیجنے سے پہلے بدلا جا سکتا ہے۔ یہ صرف اسی کمپنی کو جاتا ہے۔'
export const whenYouPay = 'ادائیگی کب'
export const terms = 'شرائط'
export const usualBefore = (percent: number) => `عام طور پر ${percent} فیصد تک`
export const usualEnd = 'عام طور پر کچھ'
export const chooseCompany = (name: string) => `${apart(name)} کو چنیں`
export const confirmNext = 'اگلی سکرین پر تصدیق سے پہلے کچھ نہیں ہوتا۔'

export const sameHouseLow = 'ایک ہی گھر کے لیے، کم از کم'
export const sameHouseHigh = 'ایک ہی گھر کے لیے، زیادہ سے زیادہ'
export const allowances = 'رکھی ہوئی رقمیں'
export const totals = 'کُل رقمیں'
export const paperHow =
  'جو کمپنی شامل نہیں کرتی وہ آپ کے تخمینے سے لیا گیا ہے، سب کے لیے ایک جیسا۔ نقطوں والی رقم: شامل کی گئی۔ اضافی کام الگ ہیں۔'
export const paperQuotes = 'کوٹیشنز'
export const sheetHint =
  'کوئی قیمت، ریٹ یا مقدار بدلیں، کُل رقمیں خود بدل جائیں گی۔ ایک ہی گھر کے لیے وہ رقم ہے جو کمپنی مانگتی ہے، اضافی کام اور رکھی ہوئی رقموں کے بغیر، اور جو کچھ اس کی قیمت میں شامل نہیں اس کا تخمینہ ملا کر۔'

export const noQuotes = 'ابھی کوئی کوٹیشن نہیں آئی۔ پہلی آنے پر ہم آپ کو ای میل کریں گے۔'

export const leadFees =
  'فیس آپ کے اپنے گھر کے لیے روپے میں دکھائی گئی ہے، کمپنی نے جیسے بھی بتائی ہو۔ دیکھ لیں کہ ہر فیس میں کیا شامل ہے۔'

export const sortedFees = 'سب سے کم فیس پہلے ہے۔'

export const tableLabel = 'کوٹیشنز ساتھ ساتھ'

export const print = 'پرنٹ کریں یا PDF محفوظ کریں'
export const preparing = 'تیار ہو رہا ہے…'
export const spreadsheet = 'سپریڈ شیٹ (XLSX)'
export const failed = 'یہ نہیں ہو سکا۔ براہِ کرم انٹرنیٹ دیکھیں اور دوبارہ کوشش کریں۔'
export const choose = 'چنیں'

export const goneCompany = `ایک کمپنی جو ${siteName} چھوڑ گئی ہے`

export const item = 'آئٹم'

export const fee = 'فیس'

export const low = 'کم از کم'
export const high = 'زیادہ سے زیادہ'

export const paymentAndTerms = 'ادائیگی اور شرائط'
export const inTheFee = 'فیس میں کیا شامل ہے'
export const prices = 'اس کی قیمتیں'

export const extras = 'اضافی کام'
export const discount = 'رعایت'
export const pricedApart = 'الگ ریٹ پر'

export const none = 'کوئی نہیں'
export const notSaid = 'نہیں بتایا'

export const itemAmount = (name: string, amount: string) => `${isolated(name)}: ${signApart(amount)}`
export const perSft = (rate: string) => `کورڈ ایریا کے فی مربع فٹ ${rate}`
export const percentOfEstimate = (percent: number) => `تخمینے کا ${percent} فیصد`

export const onePrice = 'پورے مرحلے کی ایک قیمت'
export const oneHousePrice = 'پورے گھر کی ایک قیمت'

export const layingInPrice = 'لگوائی قیمت میں شامل ہے'

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

export const validTo = (isoDate: string) => `${displayDate(isoDate)} تک کارآمد`
export const ended = (isoDate: string) =>
  `${displayDate(isoDate)} کو مدت ختم ہو گئی۔ اب اسے نہیں چنا جا سکتا۔`
export const chosen = 'آپ نے یہ کوٹیشن چنی'
export const dayOrMonth = (date: string) =>
  /^\d{4}-\d{2}$/.test(date) ? displayMonth(date) : displayDate(date)

/** Companies without a column, each named in the sentence. */
export const waitingFor = <Part>(name: Part) => [name, ' نے ابھی کوٹیشن نہیں بھیجی۔']
export const declinedBy = <Part>(name: Part) => [name, ' کوٹیشن نہیں دے رہی۔']
export const withdrawnBy = <Part>(name: Part) => [name, ' نے اپنی کوٹیشن واپس لے لی۔']
export const sentNone = <Part>(name: Part) => [name, ' نے کوٹیشن نہیں بھیجی۔']
export const companyGone = `ایک کمپنی ${siteName} چھوڑ گئی ہے، اور اس کی کوٹیشن بھی۔ آپ کسی اور سے پوچھ سکتے ہیں۔`

export const reasons = {
  leavesOut: (items: string, amount: string) => `اس میں یہ شامل نہیں: ${items} (${amount})`,
  ownerBuys: (items: string, amount: string) => `اس میں میٹریل خریدنا آپ کے ذمے ہے: ${items} (${amount})`,
  lowAllowances: (items: string, amount: string) =>
    `اس میں ان کے لیے مختص رقم بہت کم ہے: ${items} (${amount})`,
  taxOnTop: (_: string, amount: string) => `اس پر ٹیکس الگ سے لگے گا (${amount})`,
  fewerExtras: (_: string, amount: string) => `دوسری کوٹیشن میں ${amount} کا اضافی کام ہے`,
}
export const both = (some: readonly string[]) => joined(some)

/** Names at most three. */
export const itemsOf = (items: readonly string[]) => listed(items.map(itemName))

export const nothingToAsk = 'اس کوٹیشن میں ہمیں کچھ عجیب نہیں ملا۔'
export const ask = 'پوچھیں'
export const askOnWhatsApp = 'واٹس ایپ پر پوچھیں'
export const askThis = 'یہ پوچھیں'
export const questionTo = (name: string) => `صرف ${apart(name)} سے سوال`
export const asked = 'آپ کا سوال بھیج دیا گیا ہے۔'
export const enterQuestion = 'براہِ کرم اپنا سوال لکھیں'

export const paperTitle = 'کوٹیشنز ساتھ ساتھ'
export const printedOn = (date: string) => `${displayDate(date)} کو پرنٹ ہوا`
/** `prices` is the ISO date of the estimate's prices; without it nothing is said of an estimate. */
export const place = (city: Named, area: string, prices?: Days) =>
  `${nameOf(city)}، ${area} مربع فٹ کورڈ ایریا${prices ? `۔ ${daysOfPrices(prices)} کی قیمتوں پر تخمینہ` : ''}`
export const inRupees = (place: string) => `${place}۔ تمام رقمیں روپے میں۔`
export const sheetName = 'کوٹیشنز'
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

/** A company's own words, which may be in Urdu, inside an English text. */
function isolated(own: string): string {
  return `\u2068${own}\u2069`
}
