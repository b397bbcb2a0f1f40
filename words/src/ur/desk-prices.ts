// Prices of articles at the desk: read, judged and published.
import { apartInUrdu as apart } from '../apart.ts'
import { displayDate } from './amounts.ts'

export { daysOfPrices, displayAmount, displayDate, displayRupees, groupDigits } from './amounts.ts'
export { articles, articleUnits, difference, localArticles, percent } from './articles.ts'
export { cities } from './places.ts'
export { grades } from './values.ts'

export const title = 'قیمتیں'
export const lead =
  'ہر تخمینہ انہی پر بنتا ہے۔ مہینے میں ایک بار نئی قیمتیں شائع کریں: جو شائع ہو، ذریعے سمیت سب دیکھ سکتے ہیں۔'
export const loading = 'قیمتیں لوڈ ہو رہی ہیں…'
export const loadingFailed = (why: string) => `قیمتیں لوڈ نہیں ہو سکیں۔ ${why}`
export const reload = 'یہ صفحہ قیمتوں سے پرانا ہے۔ براہِ کرم اسے دوبارہ لوڈ کریں۔'
export const table = 'آج کی قیمتیں'
export const article = 'چیز'
/** Day and age of a price. */
export const dayAndAge = (date: string, days: number) =>
  `${displayDate(date)}، ${days === 0 ? 'آج' : `${days} دن`}`
export const old = (count: number, days: number) =>
  count === 1 ? `1 قیمت ${days} دن یا اس سے پرانی ہے۔` : `${count} قیمتیں ${days} دن یا اس سے پرانی ہیں۔`
export const newPriceOf = (name: string, city: string) => `نئی قیمت: ${name}، ${city}`

export const newPrices = 'نئی قیمتیں'
export const newPricesLead =
  'کسی بلیٹن، شیٹ یا صفحے کی سطریں یا کالم یہاں پیسٹ کریں، یا نیچے فہرست میں قیمت لکھیں۔ جو اس کے بعد پیسٹ کریں یا لکھیں، اس کا یہی ذریعہ ہوگا۔'
export const source = 'ذریعہ'
export const sourceHint = 'مثلاً: ادارۂ شماریات کا ہفتہ وار بلیٹن'
export const address = 'ویب پتہ'
export const day = 'قیمتوں کی تاریخ'
export const kind = 'یہ کیسے معلوم ہوئی'
export const kinds = { published: 'کسی ادارے یا دکان نے شائع کی', reported: 'خریدنے یا بیچنے والے نے بتائی' }
export const paste = 'سطریں یا کالم'
export const pasteHint =
  'شہر اور چیزیں انگریزی اور اردو دونوں میں پہچانی جاتی ہیں۔ 0 یا خالی کا مطلب ہے: قیمت نہیں ملی۔'
export const read = 'پڑھیں'
export const sourceMissing = 'براہِ کرم ذریعہ لکھیں'
export const dayMissing = 'براہِ کرم قیمتوں کی تاریخ لکھیں'
export const readCount = (prices: number, notCollected: number) =>
  `${prices === 1 ? '1 قیمت پڑھی گئی' : `${prices} قیمتیں پڑھی گئیں`}${notCollected > 0 ? `، ${notCollected} نہیں ملیں` : ''}۔`
export const unread = 'پہچانا نہیں گیا'
export const cellAt = (row: number, column: number) => `سطر ${row}، کالم ${column}`
export const why = {
  unknown: 'چیز اور شہر چنیں، یا چھوڑ دیں۔',
  notAFigure: 'یہ کوئی رقم نہیں۔',
  twoPrices: 'یہاں ایک سے زیادہ قیمتیں ہیں۔ درست قیمت فہرست میں لکھیں۔',
}
export const city = 'شہر'
export const choose = 'چنیں'
export const leave = 'چھوڑیں'

export const preview = 'کیا بدلے گا'
export const nothingNew = 'ابھی کوئی نئی قیمت نہیں۔'
export const before = 'پہلے'
export const after = 'بعد میں'
export const change = 'فرق'
export const inCity = (name: string, city: string) => `${name}، ${city}`
/** A figure before and after. */
export const fromTo = (before: string, after: string) => `${before} سے ${apart(after)}`
export const noteOf = (name: string, city: string) => `دوسرا ذریعہ یا وجہ: ${name}، ${city}`
export const noteNeeded = (pct: number) => `${pct} فیصد سے زیادہ فرق ہے: دوسرا ذریعہ یا وجہ لکھیں۔`
export const refused = 'دگنے سے زیادہ یا آدھے سے کم: شاید یونٹ کوئی اور ہے۔ یہ شائع نہیں ہو سکتی۔'
export const notAPrice = 'یہ کوئی قیمت نہیں۔'
export const remove = (name: string, city: string) => `نکال دیں: ${name}، ${city}`
export const leaveOut = 'نکال دیں'
export const houses = 'نمونے کے گھر'
export const houseOf = (plot: string, grade: string, city: string) => `${city}، ${plot}، ${grade}`
export const plots = { '5 Marla': '5 مرلہ', '10 Marla': '10 مرلہ', '1 Kanal': '1 کنال' }
export const publish = 'شائع کریں'
export const publishing = 'شائع ہو رہی ہیں…'
export const published = (version: string) => `ورژن \u2066${version}\u2069 شائع ہو گیا`
export const forOperators =
  'شائع آپریٹر کرتا ہے۔ فہرست کاپی کر کے بھیجیں: یہاں پیسٹ کرنے پر وہی قیمتیں آ جائیں گی۔'
export const copy = 'فہرست کاپی کریں'
export const copied = 'فہرست کاپی ہو گئی'
export const copyFailed = 'براؤزر کاپی نہیں کر سکا۔ براہِ کرم فہرست خود چن کر کاپی کریں'
export const version = (name: string) => `ورژن \u2066${name}\u2069`
export const takeBack = 'تازہ ترین ورژن واپس لیں'
export const takeBackHint = 'پہلے کی قیمتیں بھر دیتا ہے۔ شائع کرنے تک کچھ نہیں بدلتا۔'
export const takenBack = (name: string) => `ورژن \u2066${name}\u2069 سے پہلے کی قیمتوں پر واپسی`
export const compiledSource = (name: string) => `ریٹ لسٹ \u2066${name}\u2069`
