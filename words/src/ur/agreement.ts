// The sheet of what a family and its builder agreed. A client has it in both languages.

import { siteName } from './language.ts'

export { displayDate, groupDigits } from './amounts.ts'
export { apart, changes, chips, hows, inPrice, payduring, rows, tax, taxTop } from './check-parts.ts'
export { lower } from './labels.ts'
export { comma } from './language.ts'
export { cities } from './places.ts'
export { displayQuantity } from './quantities.ts'
export { changesInWords } from './quote-changes.ts'
export { joined } from './quote-terms.ts'
export { dues, paymentStages, taxes } from './quote-values.ts'
export { sumInWords } from './sum-in-words.ts'
export { grades, plotUnits } from './values.ts'

export const title = 'ہمارے درمیان جو طے ہوا'
export const sub = 'مکان کی تعمیر: طے شدہ باتوں کی تحریر'
export const print = 'پرنٹ کریں یا PDF محفوظ کریں'
export const open = 'ابھی طے نہیں'
export const left = (a: string) => `${a} باتیں ابھی طے نہیں`
export const next = 'اگلی'
export const tail = `یہ دونوں فریقوں کی طے شدہ باتوں کی تحریر ہے، قانونی مشورہ نہیں۔ ${siteName} اس میں فریق نہیں۔`
export const lead = 'یہ دو صفحوں پر چھپتا ہے، اردو اور انگریزی ساتھ ساتھ۔ کسی بھی عبارت کو دبا کر بدلیں۔'
export const hand = 'خالی چھوڑ کر ہاتھ سے بھی لکھا جا سکتا ہے۔'
/** The twelve clauses, in their order. */
export const clauses = [
  'فریقین',
  'گھر',
  'کام',
  'قیمت میں شامل نہیں',
  'قیمت',
  'ادائیگیاں',
  'وقت',
  'کون کیا خریدے گا، کس معیار کا',
  'تبدیلیاں',
  'گارنٹی',
  'تاخیر',
  'کس بات پر ختم',
]
export const family = 'گھر والے: نام، شناختی کارڈ، فون'
export const builder = 'ٹھیکیدار: نام، شناختی کارڈ، فون'
export const plot = 'پلاٹ: نمبر، گلی، سوسائٹی، شہر'
export { roomsInShort as rooms } from './house-words.ts'
/** Size of a Marla after a plot in that unit. */
export const each = (sft: string) => ` (${sft} مربع فٹ فی مرلہ)`
export const houseText = (a: string, b: string, c: string, d: string, storeys: number, f: string) =>
  `${c} میں ${a}${b}۔ کورڈ ایریا ${d} مربع فٹ، ${storeys === 1 ? '1 منزل' : `${storeys} منزلیں`}: ${f}۔ تعمیر ____ کے نقشوں کے مطابق، جن پر دونوں کے دستخط ہیں۔`
export const workComplete = 'مکمل گھر، رہنے کے لیے تیار، مزدوری اور میٹریل سمیت (8)۔'
export const workGrey = 'گرے سٹرکچر، مزدوری اور میٹریل سمیت (8): دیواریں، چھتیں، پلستر، چھپے پائپ اور تاریں۔'
export const workLabour = (a: string) => `صرف مزدوری، ${a} کی۔ سارا میٹریل گھر والے خریدیں گے (8)۔`
export const scopes = { grey: 'گرے سٹرکچر', complete: 'پورے گھر' }
export const also = (a: string) => `یہ بھی شامل: ${a}۔`
export const nothingNamed = 'کچھ نہیں بتایا گیا۔'
export const rate = (a: string, b: string, c: string) => `${a} فی مربع فٹ × ${b} مربع فٹ = ${c}`
export const inAll = 'کُل، روپے'
export const areaChanges = 'کورڈ ایریا بدلے تو'
export const priceStays = 'قیمت وہی'
export const atRate = 'ریٹ پر'
export const lumpDrawn = 'یہ رقم نقشے والے گھر کی ہے۔'
export const paymentsText = 'ہر ادائیگی تب، جب اس کا کام ہو جائے اور دونوں دیکھ لیں۔'
export const keptNothing = 'حوالگی پر: کچھ نہیں روکا گیا'
/** First payment, as the sheet names it. */
export const advance = 'پیشگی رقم، کام سے پہلے'
/** Blanks of payments that were not said. */
export const paymentsOpen = ['کام سے پہلے', 'بیچ میں', 'حوالگی پر']
export const timeText = (a: string) =>
  `آغاز کے ${a} ہفتے بعد مکمل۔ بارش، ہڑتال، بند بازار، دیر سے ادائیگی اور طے شدہ تبدیلیاں تاریخ کو اتنے ہی دن آگے کرتی ہیں۔`
export const start = 'آغاز کی تاریخ'
export const weeks = 'ہفتے'
export const buysText = (a: string, b: string) =>
  `گھر والے ${a} خریدیں گے (تخمینے میں ${b})۔ باقی سب ٹھیکیدار: یہی برانڈ، یا اسی معیار کے۔`
export const buysAll = 'سب کچھ ٹھیکیدار خریدے گا: یہی برانڈ، یا اسی معیار کے۔'
/** With labour only. */
export const familyBuysAll = 'سارا میٹریل گھر والے خریدیں گے: یہی برانڈ، یا اسی معیار کے۔'
export const source = (_a: string, _b: string) => 'گھر والوں کے تخمینے سے۔ جو طے نہیں وہ کاٹ دیں۔'
/** By the line of the price book that names the make. */
export const makes = {
  bricks: 'اینٹ',
  cement: 'سیمنٹ',
  steel: 'سریا',
  pprc: 'پانی کا پائپ',
  wire_15: 'تاریں',
  floor_tile: 'فرش کی ٹائلیں',
  doors: 'دروازے',
  windows: 'کھڑکیاں',
  wc: 'کموڈ',
  mixers: 'نل، مکسچر',
  paint_int: 'پینٹ، اندر',
}
export const changesText =
  'کوئی تبدیلی تب تک نہ بنے گی نہ اس کی ادائیگی ہوگی جب تک دونوں لکھ کر طے نہ کر لیں: کیا، کتنے روپے، کتنے دن۔ واٹس ایپ کا وہ پیغام کافی ہے جس کا دونوں نے جواب دیا ہو۔'
export const warrantyText = 'اس مدت میں ٹھیکیدار اپنے کام اور اپنے میٹریل کی خرابی مفت ٹھیک کرے گا۔'
export const months = 'حوالگی سے مہینے'
export const delayText = 'جس کی وجہ سے تاخیر ہو وہ اس کی رقم دے گا۔'
/** Blanks of the price of a delay. */
export const delayRow = ['فی ہفتہ روپے', 'کس ہفتے سے']
export const endText =
  'اگر دوسرا فریق اس سے زیادہ دن کام یا ادائیگی روک دے، یا یہاں لکھے کے مطابق نہ کرے، تو کوئی بھی لکھ کر ختم کر سکتا ہے۔ پھر دونوں بنا ہوا کام اور سائٹ کا سامان ناپیں گے، یہی قیمتیں لگائیں گے، اور جو دیا جا چکا وہ گنیں گے۔'
export const endDays = 'کام یا ادائیگی رکے دن'
export const sides = ['گھر والے', 'ٹھیکیدار', 'گواہ 1', 'گواہ 2']
export const signed = ['نام', 'شناختی کارڈ', 'تاریخ']
export const initials = 'مختصر دستخط'
export const twin = 'صرف اردو بدلی گئی۔ انگریزی بھی بدلیں۔'
export const sums = (a: string, b: string) => `ادائیگیاں ${a} بنتی ہیں، قیمت ${b} ہے۔`
export const reset = 'قیمت والی عبارت پر واپس'
export const resetText = 'اس کاغذ پر جو آپ نے بدلا یا بھرا، وہ مٹ جائے گا۔'
export const printOpen = 'کھلی باتوں کے ساتھ پرنٹ کریں؟ وہ خالی لکیریں رہیں گی۔'
export const percent = ' فیصد'
export const rupees = 'روپے'
/** Steel with the line that is always bought with it. */
export const steelAndWire = 'سریا اور بائنڈنگ تار'
