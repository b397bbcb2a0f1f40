// The form in which a company answers a request.
export { itemName } from './price-book.ts'

import { apartInUrdu as apart } from '../apart.ts'
import { clockOfMoment, signApart } from '../figures.ts'

export { sending } from './actions.ts'
export { lower } from './labels.ts'
export * from './quote-terms.ts'

export const title = 'آپ کی کوٹیشن'
export const wholeHouse = 'پورا گھر'
export const estimateInShort = (amount: string) => `تخمینہ ${amount}`
export const rateASqFt = (rate: string) => `${rate} فی مربع فٹ`
export const priceSections = (count: number) =>
  count === 1 ? 'اس کے بجائے 1 حصے کی قیمت دیں' : `اس کے بجائے ${count} حصوں کی قیمتیں دیں`
export const priceLines = (count: number) =>
  count === 1 ? 'اس کے بجائے 1 سطر کی قیمت دیں' : `اس کے بجائے ${count} سطروں کی قیمتیں دیں`
export const bySections = (count: number) => (count === 1 ? '1 حصے سے' : `${count} حصوں سے`)
export const onePriceInstead = 'اس کے بجائے ایک قیمت'
export const onePriceForSection = 'اس حصے کی ایک ہی قیمت'
export const oneHousePrice = 'میرے پاس پورے گھر کی ایک قیمت ہے'
export const priceByPhase = 'حصوں میں قیمت دیں'
export const houseShared = 'ہم اسے تخمینے کے مطابق حصوں میں بانٹتے ہیں، اور گھر والوں کو یہ بتاتے ہیں۔'
export const allLeftOut = 'یہ سب آپ کی قیمت میں شامل نہیں۔'
/** Question before many prices are replaced by one. */
export const onePriceTitle = (part: string) => `ایک ہی قیمت: ${part}؟`
export const onePriceText = (count: number, sum: string) =>
  `${count === 1 ? 'نیچے لکھی ہوئی قیمت مٹ جائے گی' : `نیچے لکھی ہوئی ${count} قیمتیں مٹ جائیں گی`}۔ آپ کی ایک قیمت ان کا میزان ہو گی: ${sum}۔`
export const takeOnePrice = 'ایک قیمت رکھیں'
export const linesOf = (count: number) => (count === 1 ? '1 سطر' : `${count} سطریں`)
export const inOnePrice = 'ایک قیمت'
export const allOfSection = 'یہ پورا حصہ'
export const priceOf = (item: string) => `قیمت، روپے: ${apart(item)}`
export const priceKindOf = (item: string) => `قیمت کس چیز کی ہے: ${apart(item)}`
export const coverOf = (item: string) => `${apart(item)}: قیمت میں؟`
export const sumAsideOf = (item: string) => `مختص رقم، روپے: ${apart(item)}`
export const aUnit = (unit: string) => `فی ${unit}`
export const quantityAndEstimate = (quantity: string, rate: string, unit: string) =>
  `${quantity} · تخمینہ ${rate} فی ${unit}`
/** Above the lines of a section that is shown as a table. */
export const columns = {
  line: 'سطر',
  quantity: 'مقدار',
  estimate: 'تخمینہ',
  rate: 'آپ کا ریٹ',
  cover: 'قیمت میں شامل؟',
  amount: 'رقم',
}
/** Covers: the part of a line in a price. */
export const covers = {
  included: 'شامل',
  excluded: 'شامل نہیں',
  owner: 'گھر والے خریدیں گے',
  allowance: 'مختص رقم',
  apart: 'الگ ریٹ پر',
}

// Items outside the price, by the names that builders use.
export const notInPrice = 'آپ کی قیمت میں کیا شامل نہیں؟'
export const notInPriceHint = 'جو شامل نہیں یا جو گھر والے خریدیں گے، سب دبائیں۔'
export const anotherLine = 'کوئی اور سطر'
export const anotherLineHint = 'کوئی حصہ کھولیں اور ہر سطر کے لیے بتائیں کہ قیمت میں کیا شامل ہے۔'
export const groupLines = (count: number, items: string, estimate: string) =>
  `${count === 1 ? '1 سطر' : `${count} سطریں`}: ${items}۔ تخمینہ ${estimate}۔`
export const ways = {
  excluded: 'شامل نہیں',
  owner: 'گھر والے خریدیں، میں لگاؤں',
  allowance: 'میں رقم مختص کروں',
}
export const sumAside = 'مختص رقم، روپے'
export const sumsAside = 'مختص رقمیں'
export const sumShared = (count: number) => `ہم اسے ${count} سطروں میں تخمینے کے مطابق بانٹتے ہیں۔`
export const layingQuestion = 'کیا لگوائی اس رقم میں ہے؟'
export const layingAnswers = { 'in-sum': 'ہاں، اسی رقم میں', 'in-price': 'نہیں، میری قیمت میں' }
export const markedBySection = 'اس کے پورے حصے پر نشان ہے۔ وہیں بدلیں۔'

// The quote as the family sees it.
export const familySees = 'گھر والوں کو یوں نظر آتا ہے'
export const yourPrice = 'آپ کی قیمت'
export const steps = {
  extras: 'آپ کے اضافی کام، الگ',
  allowances: 'مختص رقمیں، نکالی گئیں',
  tax: 'اوپر سے ٹیکس',
}
export const filledIn = {
  excluded: (items: string) => `${items}، شامل نہیں: جمع کیا گیا`,
  owner: (items: string) => `${items}، گھر والے خریدیں گے: جمع کیا گیا`,
  allowance: (items: string) => `${items}، مختص رقم: تخمینے کے مطابق`,
}
export const plus = (amount: string) => signApart(`+ ${amount}`)
export const minus = (amount: string) => signApart(`− ${amount}`)
export const sameHouse = 'ایک ہی گھر کے لیے'
export const youAsk = (amount: string) => `آپ ${amount} مانگتے ہیں۔ گھر والے بھی اسی کا موازنہ کرتے ہیں۔`
/** Used when the family compares another amount; `because` gives the reasons. */
export const youAskFor = (amount: string, same: string) =>
  `آپ ${amount} مانگتے ہیں۔ گھر والے ${same} کا موازنہ کرتے ہیں`
export const because = (reasons: string) => `، کیونکہ ${reasons}۔`
export const reasons = {
  excluded: (items: string) => `${items} شامل نہیں`,
  owner: (items: string) => `گھر والے یہ خریدیں گے: ${items}`,
  allowance: (items: string) => `مختص رقم کی جگہ تخمینہ گنا جاتا ہے: ${items}`,
  extras: 'آپ کے اضافی کام الگ رکھے جاتے ہیں',
  tax: 'آپ کا ٹیکس اوپر سے لگتا ہے',
}
export const putItIn = (amount: string, rate: string) =>
  `اگر آپ یہ ${amount} (${rate} فی مربع فٹ) سے کم میں کر سکتے ہیں تو اسے اپنی قیمت میں شامل کریں۔`
export const belowEstimate = (amount: string) => `تخمینے سے ${amount} کم۔`
export const aboveEstimate = (amount: string) => `تخمینے سے ${amount} زیادہ۔`
export const asEstimate = 'تخمینے کے برابر۔'
export const theyAlsoSee = (flags: string) => `انہیں یہ بھی نظر آتا ہے: ${flags}۔`
/** Points that the family is told to ask about, in short. */
export const flagsInShort = {
  taxNotIncluded: 'ٹیکس شامل نہیں',
  nothingKeptBack: 'حوالگی تک کچھ نہیں روکا گیا',
  changesNotSaid: 'تبدیلیوں کی قیمت نہیں بتائی',
  noLicence: 'کسی لائسنس کی جانچ نہیں ہوئی',
  aboveLicence: 'آپ کے لائسنس کی حد سے زیادہ',
}
export const oddAmounts = {
  lowAllowance: (part: string) => `کم مختص رقم: ${apart(part)}`,
  highAllowance: (part: string) => `زیادہ مختص رقم: ${apart(part)}`,
  lowPrice: (part: string) => `کم قیمت: ${apart(part)}`,
  highPrice: (part: string) => `زیادہ قیمت: ${apart(part)}`,
}
export const validForDays = (days: number) => (days === 1 ? '1 دن کارآمد' : `${days} دن کارآمد`)
export const noPriceYet = (parts: string) => `ابھی قیمت نہیں: ${parts}۔`
export const seenLater = 'جب سب کی قیمت ہو گی تو یہاں نظر آئے گا کہ گھر والے کس کا موازنہ کرتے ہیں۔'

interface Marks {
  included: number
  excluded: number
  owner: number
  allowance: number
  apart: number
}
/** `2 left out, 1 set aside`; '' when all is included. */
export const marks = ({ excluded, owner, allowance, apart: own }: Marks, all: number) => {
  if (excluded === all) return 'سب شامل نہیں'
  if (owner === all) return 'سارا میٹریل گھر والے خریدیں گے'
  if (allowance === all) return 'مختص رقم'
  const parts = [
    excluded > 0 && `${excluded} شامل نہیں`,
    owner > 0 && `${owner} گھر والے خریدیں گے`,
    own > 0 && `${own} الگ ریٹ پر`,
    allowance > 0 && `${allowance} مختص رقم`,
  ]
  return parts.filter(Boolean).join('، ')
}

// Other parts of a quote, each folded with a summary of its content.
export const none = 'کوئی نہیں'
export const moreTitle = 'اضافی کام، دوسرے انتخاب، رعایت'

export const tax = 'ٹیکس'
export const taxSum = 'اوپر سے ٹیکس، روپے'
export const taxSumHint = 'اگر معلوم ہو۔ پھر موازنہ اس کے ساتھ ہوتا ہے۔'
export const timeAndChanges = 'وقت، گارنٹی، تبدیلیاں'
export const timeAndChangesFee = 'وقت اور تبدیلیاں'
export const durationWeeks = 'تعمیر کے ہفتے'
export const durationWeeksFee = 'سب کے ہفتے'
export const earliestStart = 'جلد از جلد آغاز'
export const warrantyMonths = 'گارنٹی (مہینے)'
export const validHint = 'آج سے 7 سے 90 دن'
export const changes = 'تبدیلیوں کی قیمت کیسے لگے گی'
export const notSaid = 'نہیں بتایا'
export const notes = 'گھر والوں کے لیے نوٹ'
export const notesHint = 'آپ کی قیمت کے بارے میں اور کیا ہے، جیسے برانڈ یا شرطیں۔'

export const priceMissing = 'براہِ کرم قیمت لکھیں'
export const notTheSum = 'یہ حصوں کا میزان نہیں'
export const sayAmount = 'براہِ کرم رقم لکھیں'

// The total and the sending.
export const theTotal = 'آپ کی کُل رقم'
export const yourTotal = 'آپ کی کُل رقم، روپے'
export const totalHint = (sum: string) =>
  `جیسے آپ کاغذ پر لکھتے ہیں۔ یہ حصوں کے برابر ہونی چاہیے: ان کا میزان ${sum} ہے۔`
export const totalMore = (difference: string) => `حصوں سے ${difference} زیادہ۔`
export const totalLess = (difference: string) => `حصوں سے ${difference} کم۔`
export const theyAddUp = (sum: string) => `ان کا میزان ${sum} ہے۔`
export const theParts = 'حصوں کا میزان'
export const partByRate = (part: string, rate: string, area: string) => `${part}، ${rate} × ${area}`
export const youWrote = 'آپ نے لکھا'
export const difference = 'فرق'
export const sumWithDifference = 'آپ کی کُل رقم اور اس کے حصوں کا میزان'
export const takeSum = (sum: string) => `${sum} رکھیں`
export const lookAtParts = 'حصے دیکھیں'
export const sameHouseInShort = (amount: string) => `ایک ہی گھر ${amount}`
export const noTotal = 'ابھی کوئی نہیں'
export const totalsNow = (price: string, same: string) => `آپ کی قیمت ${price}۔ ایک ہی گھر کے لیے ${same}۔`
export const priceNow = (price: string) => `آپ کی قیمت ${price}۔`
const savingStates = {
  untouched: 'لکھتے ہی محفوظ ہوتا ہے',
  saved: 'مسودہ محفوظ ہو گیا۔ آپ بعد میں جاری رکھ سکتے ہیں۔',
  waiting: 'ابھی محفوظ نہیں ہوا',
  saving: 'محفوظ ہو رہا ہے…',
  conflict: 'محفوظ نہیں ہوا: کسی اور ونڈو میں محفوظ ہوا',
  refused: 'محفوظ نہیں ہوا',
}
export const savingState = (state: keyof typeof savingStates) => savingStates[state]
export const savedAt = (iso: string) =>
  `مسودہ ${clockOfMoment(iso)} بجے محفوظ ہوا۔ آپ بعد میں جاری رکھ سکتے ہیں۔`
export const keptHere = { device: 'اس فون پر رکھا ہے', page: 'اس صفحے پر رکھا ہے' }
export const notSavedSince = (iso: string, where: keyof typeof keptHere) =>
  `${clockOfMoment(iso)} کے بعد سے محفوظ نہیں ہوا؛ ${keptHere[where]}`
export const notSavedAtAll = (where: keyof typeof keptHere) =>
  `محفوظ نہیں ہوا: انٹرنیٹ نہیں؛ ${keptHere[where]}`
export const toCorrect = (count: number) =>
  count === 1 ? 'نہیں بھیجی گئی۔ 1 بات درست کرنی ہے:' : `نہیں بھیجی گئی۔ ${count} باتیں درست کرنی ہیں:`
export const problemAt = (place: string, problem: string) => `${place}: ${problem}`
export const checkAndSend = 'دیکھیں اور بھیجیں'
export const savedLater =
  'آپ کے یہاں کھولنے کے بعد یہ مسودہ کسی اور ونڈو میں محفوظ ہوا۔ آپ کا یہاں لکھا ہوا محفوظ نہیں۔ آپ کون سا رکھنا چاہتے ہیں؟'
export const sentElsewhere =
  'آپ کے یہ فارم کھولنے کے بعد کوٹیشن کسی اور ٹیب سے، یا کسی اور شخص نے، بھیج دی ہے۔ آپ کا لکھا ہوا محفوظ نہیں ہوا۔'
export const showSent = 'بھیجی ہوئی دکھائیں'
export const notSavedOffline = {
  device:
    'آپ کا مسودہ محفوظ نہیں ہوا: انٹرنیٹ نہیں۔ آپ کا لکھا ہوا اس فون پر رکھا ہے۔ ہم خود دوبارہ کوشش کر رہے ہیں۔',
  page: 'آپ کا مسودہ محفوظ نہیں ہوا: انٹرنیٹ نہیں۔ آپ کا لکھا ہوا اسی صفحے پر ہے۔ براہِ کرم اسے بند نہ کریں۔ ہم خود دوبارہ کوشش کر رہے ہیں۔',
}
export const seeWhy = 'دیکھیں کیا کرنا ہے'
export const showNow = 'درخواست کی موجودہ صورت دکھائیں'
export const notSaved = (problem: string) => `آپ کا مسودہ محفوظ نہیں ہوا۔ ${problem}`

export const sendTitle = 'کیا یہ کوٹیشن بھیجنی ہے؟'
export const validTo = (day: string) => `${day} تک کارآمد`
export const leavesOut = (count: number) => (count === 1 ? '1 سطر شامل نہیں' : `${count} سطریں شامل نہیں`)
export const farAbove = (estimate: string) =>
  `یہ ${estimate} کے تخمینے کے تین گنا سے زیادہ ہے۔ براہِ کرم اپنی رقمیں دوبارہ دیکھ لیں۔`
export const farBelow = (estimate: string) =>
  `یہ ${estimate} کے تخمینے کے ایک تہائی سے کم ہے۔ براہِ کرم اپنی رقمیں دوبارہ دیکھ لیں۔`
export const sendText =
  'گھر والوں کو یہ فوراً نظر آتی ہے۔ آپ بعد میں بہتر کوٹیشن بھیج سکتے ہیں؛ جو پہلے بھیجی وہ ویسی ہی رہتی ہے۔'
export const goBack = 'واپس جائیں'
export const sendQuote = 'کوٹیشن بھیجیں'
