// The form in which a company answers a request.
export { itemName } from './price-book.ts'

import { apartInUrdu as apart } from '../apart.ts'

export { sending, tryAgain } from './actions.ts'

export const title = 'آپ کی کوٹیشن'
export const yourPrice = 'آپ کی قیمت'
export const houseQuestion = 'آپ یہ کتنے میں بنائیں گے؟'
export const houseHint =
  'ایک رقم کافی ہے، جیسے فی مربع فٹ 3,200، یا کُل 95,00,000۔ چاہیں تو حصوں میں قیمت دیں۔'
export const houseComesTo = (rupees: string, short: string) => `یہ ${rupees} (${short}) بنتے ہیں۔`
export const housePriceIs = 'یہ قیمت ہے'
export const perSft = (area: string) => `فی مربع فٹ (${area} مربع فٹ)`
export const oneSum = 'ایک رقم'
export const onePrice = 'ایک قیمت'
export const bySection = 'حصہ وار'
export const byLine = 'سطر بہ سطر'
export const howPriced = 'آپ قیمت کیسے دیتے ہیں؟'
export const priceInParts = 'حصوں میں قیمت دیں'
export const backToOne = 'سب کی ایک قیمت پر واپس'
export const parts = 'حصوں کی قیمتیں'
export const whatIsIn = 'آپ کی قیمت میں کیا شامل ہے'
export const partsLead =
  'اس فہرست کا سب کچھ آپ کی قیمت میں شامل ہے۔ اگر کچھ شامل نہیں، اگر میٹریل مالک خریدے گا، یا اگر آپ صرف رقم مختص کرتے ہیں، تو وہ حصہ کھولیں۔'
export const inThePrice = 'قیمت میں'
export const sumFor = (part: string) => `رقم (روپے): ${part}`
export const priceOf = (item: string) => `قیمت (روپے): ${apart(item)}`
export const priceKindOf = (item: string) => `قیمت کس چیز کی ہے: ${apart(item)}`
export const coverOf = (item: string) => `${apart(item)}: قیمت میں`
export const layingOf = (item: string) => `لگوائی: ${apart(item)}`
export const allowanceFor = (item: string) => `مختص رقم (روپے): ${apart(item)}`
export const perUnit = (unit: string) => `فی ${unit}`
export const forAll = 'سب کے لیے'
export const comesTo = (rupees: string) => `= ${rupees}`
export const estimated = (cost: string) => `تخمینہ ${cost}`
export const estimateOfLine = (rate: string, cost: string) => `تخمینہ ${cost} (${rate})`

interface Marks {
  included: number
  excluded: number
  owner: number
  allowance: number
  apart: number
}
/** `2 left out, 1 allowance`; '' when all is included. */
export const marks = ({ excluded, owner, allowance, apart: own }: Marks, all: number) => {
  if (excluded === all) return 'سب شامل نہیں'
  if (owner === all) return 'سارا میٹریل مالک خریدے گا'
  if (allowance === all) return 'مختص رقم'
  const parts = [
    excluded > 0 && `${excluded} شامل نہیں`,
    owner > 0 && `${owner} مالک کے میٹریل کے ساتھ`,
    own > 0 && `${own} الگ ریٹ پر`,
    allowance > 0 && (allowance === 1 ? '1 مختص رقم' : `${allowance} مختص رقمیں`),
  ]
  return parts.filter(Boolean).join('، ')
}

export const fillIn = 'میرے لیے قیمتیں بھریں'
export const ownPercent = 'اوپر آپ کا اپنا فیصد'
export const percentHint = 'مثلاً 5، یا کم کے لیے -3۔ قیمتیں ویسی ہی لینے کے لیے خالی چھوڑیں۔'
export const percentWrong = 'براہِ کرم کوئی عدد لکھیں، جیسے 5 یا -3'
export const asTheEstimate = 'تخمینے کے مطابق'
export const myLastRates = (count: number) =>
  count === 1 ? 'میرے پچھلے ریٹ (1 سطر)' : `میرے پچھلے ریٹ (${count} سطریں)`
export const openEveryLine = 'ہر سطر کی قیمت دیں'
export const pasteHint =
  'آپ سپریڈ شیٹ سے قیمتوں کا کالم کاپی کر کے کسی سطر کی قیمت میں پیسٹ بھی کر سکتے ہیں: وہ نیچے کی سطروں میں آ جائے گا۔'
export const filledIn = (count: number) =>
  count === 1 ? '1 قیمت بھر دی گئی ہے۔' : `${count} قیمتیں بھر دی گئی ہیں۔`
const mostNamed = 3
export const pastedWrong = (cells: readonly string[]) => {
  const named = cells.slice(0, mostNamed).map((cell) => `“${cell.trim().slice(0, 20)}”`)
  const more = cells.length > mostNamed ? ` اور ${cells.length - mostNamed} مزید` : ''
  return cells.length === 1
    ? `${named.join('')} قیمت نہیں ہے۔ براہِ کرم درست کریں۔`
    : `${named.join('، ')}${more} قیمتیں نہیں ہیں۔ براہِ کرم درست کریں۔`
}
export const takeBack = 'واپس کریں'

export const sheetTitle = 'سپریڈ شیٹ میں قیمت دیں'
export const sheetLead =
  'بل ڈاؤن لوڈ کریں، سطروں میں “آپ کا ریٹ” یا “آپ کی رقم” بھریں، اور فائل واپس پڑھوائیں۔ جب تک آپ دیکھ نہ لیں، کچھ نہیں بدلتا۔'
export const saveXlsx = 'ایکسل کے لیے ڈاؤن لوڈ کریں'
export const saveCsv = 'CSV ڈاؤن لوڈ کریں'
export const readSheet = 'فائل واپس پڑھوائیں'
export const sheetName = 'کوٹیشن'
export const sheetFile = 'bill-to-price'
export const sheetNotMade = 'فائل نہیں بن سکی۔ براہِ کرم دوبارہ کوشش کریں۔'
export const sheetNotRead =
  'یہ فائل نہیں پڑھی جا سکی۔ براہِ کرم اسے XLSX یا CSV میں محفوظ کریں اور دوبارہ چنیں۔'
export const sheetFound = 'فائل میں کیا ہے'
export const pricesFound = (count: number) =>
  count === 0 ? 'میں کوئی قیمت نہیں' : count === 1 ? 'میں 1 قیمت ہے' : `میں ${count} قیمتیں ہیں`
export const rowsNotRead = (count: number) =>
  count === 1 ? '1 سطر نہیں پڑھی جا سکی:' : `${count} سطریں نہیں پڑھی جا سکیں:`
export const lookAtPrices = 'قیمتیں دیکھیں'
export const takePrices = (count: number) => (count === 1 ? 'یہ قیمت لے لیں' : `یہ ${count} قیمتیں لے لیں`)
export const discard = 'چھوڑ دیں'
export const sheetId = 'سطر کا کوڈ'
export const sheetSection = 'حصہ'
export const sheetItem = 'آئٹم'
export const sheetQuantity = 'مقدار'
export const sheetUnit = 'یونٹ'
export const sheetEstimateRate = 'تخمینے کا ریٹ (روپے)'
export const sheetEstimateCost = 'تخمینے کی لاگت (روپے)'
export const sheetRate = 'آپ کا ریٹ (روپے)'
export const sheetSum = 'آپ کی رقم (روپے)'
export const sheetHeadsMissing = `“${sheetId}” اور “${sheetRate}” کے کالم نہیں ملے۔ براہِ کرم یہیں کی فائل استعمال کریں۔`
export const sheetUnknownLine = (row: number, id: string) =>
  id ? `سطر ${row}: “${id}” اس بل کی سطر نہیں` : `سطر ${row} میں قیمت ہے مگر سطر کا کوڈ نہیں`
export const sheetTwice = (row: number, item: string) =>
  `سطر ${row}: “${item}” پہلے ہی اوپر کی ایک سطر میں ہے`
export const sheetBoth = (row: number, item: string) =>
  `سطر ${row}: “${item}” کا ریٹ بھی ہے اور رقم بھی۔ ان میں سے ایک رکھیں`
export const sheetNoFigure = (row: number, text: string) => `سطر ${row}: “${apart(text)}” قیمت نہیں ہے`

export const more = 'اضافی کام، متبادل، رعایت'
export const extras = 'اضافی کام'
/** One of them, counted from 1. */
export const extra = (number: number) => `اضافی کام ${number}`
export const extrasLead = 'وہ کام جو بل میں نہیں۔ یہ آپ کی کُل رقم میں شامل ہے، اور اس کا موازنہ الگ ہوتا ہے۔'
export const addExtra = 'اضافی کام شامل کریں'
export const alternates = 'متبادل'
/** One of them, counted from 1. */
export const alternate = (number: number) => `متبادل ${number}`
export const alternatesLead =
  'کسی اور انتخاب سے کتنا فرق پڑے گا۔ یہ آپ کی کوٹیشن کے ساتھ دکھایا جاتا ہے اور کسی کُل رقم میں شامل نہیں۔'
export const addAlternate = 'متبادل شامل کریں'
export const plusOrMinus = 'کم خرچ ہو تو منفی کے ساتھ'
export const removeItem = (item: string) => `${item} ہٹائیں`
export const amountPkr = 'رقم (روپے)'
export const discount = 'رعایت'
export const discountWord = 'کس بات کی'
export const discountLead =
  'رعایت پہلے آپ کے اضافی کاموں اور مختص رقموں سے نکالی جاتی ہے۔ موازنے میں صرف بچی ہوئی رعایت آپ کی قیمتیں کم کرتی ہے۔'

export const terms = 'شرائط'
export const tax = 'ٹیکس'
export const taxSum = 'اوپر سے ٹیکس (روپے)'
export const taxSumHint = 'اگر معلوم ہو۔ پھر موازنہ اس کے ساتھ ہوتا ہے۔'
export const payments = 'ادائیگیاں'
export const paymentsLead =
  'قیمت کے فیصد میں۔ خاندان چاہتے ہیں کہ کام سے پہلے کم دینا پڑے، اور کچھ حوالگی تک روکا جائے۔'
export const stageNumber = (number: number) => `ادائیگی ${number}`
export const removeStage = (number: number) => `ادائیگی ${number} ہٹائیں`
export const chooseStage = 'چنیں'
export const ownStage = 'اپنے الفاظ'
export const stageOwn = 'کس بات کی، اپنے الفاظ میں'
export const stageDue = 'کب دینی ہے'
export const percent = 'فیصد'
export const paymentsSum = (sum: number) => `100 فیصد میں سے ${sum} فیصد`
export const addStage = 'ادائیگی شامل کریں'
export const usualSchedule = 'عام شیڈول لے لیں'
export const durationWeeks = 'تعمیر کے ہفتے'
export const durationWeeksFee = 'سب کے ہفتے'
export const earliestStart = 'جلد از جلد آغاز'
export const warrantyMonths = 'گارنٹی (مہینے)'
export const validUntil = 'کب تک کارآمد'
export const validHint = 'آج سے 7 سے 90 دن'
export const changes = 'تبدیلیوں کی قیمت کیسے لگے گی'
export const notSaid = 'نہیں بتایا'
export const changesPercent = 'اوپر فیصد'
export const changesOwn = 'اپنے الفاظ میں'
export const notes = 'گھر والوں کے لیے نوٹ'
export const notesHint = 'آپ کی قیمت کے بارے میں اور کیا ہے، جیسے برانڈ یا شرطیں۔'

export const yourFee = 'آپ کی فیس'
export const feeQuestion = 'آپ کی فیس کیا ہے؟'
export const feeHint = 'نیچے جن پر “شامل” کا نشان ہے، ان سب کے لیے۔'
export const feeIs = 'یہ فیس ہے'
export const percentOfEstimate = 'تخمینے کا فیصد'
export const deliverables = 'یہ کس چیز کی ہے'
export const deliverablesLead = 'نشان لگائیں کہ فیس میں کیا شامل ہے، اور کیا آپ الگ قیمت پر کرتے ہیں۔'
export const onTopOf = (deliverable: string) => `${deliverable}: الگ قیمت (روپے)`
export const howManyVisits = 'کتنے دورے'
export const revisions = 'نقشے میں کتنی تبدیلیاں شامل'
export const weeksToSubmission = 'منظوری کے نقشوں تک ہفتے'

export const notAFigure = 'براہِ کرم کوئی رقم لکھیں، جیسے 1,250 یا 12,50,000'
export const priceMissing = 'براہِ کرم قیمت لکھیں'
export const feeMissing = 'براہِ کرم اپنی فیس لکھیں'
export const chooseOne = 'براہِ کرم ایک چنیں'
export const sayWhat = 'براہِ کرم لکھیں کہ یہ کیا ہے'
export const sayAmount = 'براہِ کرم رقم لکھیں'
export const wholeBetween = (min: number, max: number) => `براہِ کرم ${min} سے ${max} تک پورا عدد لکھیں`
export const percentBetween = 'براہِ کرم 0 سے 100 تک فیصد لکھیں'

export const yourTotal = 'آپ کی کُل رقم'
export const noTotal = 'ابھی کوئی نہیں'
export const noPriceYet = (count: number) =>
  count === 1 ? '1 سطر کی ابھی قیمت نہیں' : `${count} سطروں کی ابھی قیمت نہیں`
export const besideEstimate = (estimate: string) => `تخمینہ ${estimate} ہے`
export const likeForLike = (amount: string, estimate: string) =>
  `یکساں کام پر ${amount}، تخمینہ ${estimate} ہے`
const savingStates = {
  untouched: 'لکھتے ہی محفوظ ہوتا ہے',
  saved: 'مسودہ محفوظ ہو گیا',
  waiting: 'ابھی محفوظ نہیں ہوا',
  saving: 'محفوظ ہو رہا ہے…',
  offline: 'محفوظ نہیں ہوا: انٹرنیٹ نہیں',
  conflict: 'محفوظ نہیں ہوا: کہیں اور تبدیل ہوا',
  refused: 'محفوظ نہیں ہوا',
}
export const savingState = (state: keyof typeof savingStates) => savingStates[state]
export const toMend = (count: number) => (count === 1 ? '1 بات درست کرنی ہے' : `${count} باتیں درست کرنی ہیں`)
export const checkAndSend = 'دیکھیں اور بھیجیں'
export const savedLater =
  'آپ کے کھولنے کے بعد کسی اور ٹیب یا کسی اور شخص نے یہ مسودہ محفوظ کیا ہے۔ آپ کا لکھا ہوا محفوظ نہیں ہوا۔ آپ کون سا رکھنا چاہتے ہیں؟'
export const sentElsewhere =
  'آپ کے یہ فارم کھولنے کے بعد کوٹیشن کسی اور ٹیب سے، یا کسی اور شخص نے، بھیج دی ہے۔ آپ کا لکھا ہوا محفوظ نہیں ہوا۔'
export const showSent = 'بھیجی ہوئی دکھائیں'
export const takeTheirs = 'دوسرا لے لیں'
export const keepMine = 'میرا رکھیں'
export const notSavedOffline =
  'آپ کا مسودہ محفوظ نہیں ہوا: سرور سے رابطہ نہیں ہو سکا۔ آپ کا لکھا ہوا اسی صفحے پر ہے، اور ہم خود دوبارہ کوشش کر رہے ہیں۔ براہِ کرم صفحہ بند نہ کریں۔'
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
