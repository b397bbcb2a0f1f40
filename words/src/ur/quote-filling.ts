// Filling in the prices of a quote from the estimate, from the company's last rates, or from a spreadsheet.
import { apartInUrdu as apart } from '../apart.ts'
import { sheetHeads } from '../sheet-heads.ts'

export { itemName } from './price-book.ts'

export const fillIn = 'میرے لیے بھریں'
export const fillInContent = 'تخمینے سے، آپ کے پچھلے ریٹ سے، یا سپریڈ شیٹ سے'
export const ownPercent = 'پھر اتنے فیصد بدلیں'
export const percentHint = 'مثلاً 5، یا کم کے لیے \u2066-3\u2069۔ قیمتیں ویسی ہی لینے کے لیے خالی چھوڑیں۔'
export const percentWrong = 'براہِ کرم کوئی عدد لکھیں، جیسے 5 یا \u2066-3\u2069'
export const asTheEstimate = 'تخمینے کے مطابق'
export const myLastRates = (count: number) =>
  count === 1 ? 'میرے پچھلے ریٹ (1 سطر)' : `میرے پچھلے ریٹ (${count} سطریں)`
export const openEveryLine = 'ہر سطر کی قیمت دیں'
export const pasteHint =
  'آپ سپریڈ شیٹ سے قیمتوں کا کالم کاپی کر کے کسی سطر کی قیمت میں پیسٹ بھی کر سکتے ہیں: وہ نیچے کی سطروں میں آ جائے گا۔'
export const filledCount = (count: number) =>
  count === 1 ? '1 قیمت بھر دی گئی ہے۔' : `${count} قیمتیں بھر دی گئی ہیں۔`
const mostNamed = 3
export const pastedWrong = (cells: readonly string[]) => {
  const named = cells.slice(0, mostNamed).map((cell) => `“${cell.trim().slice(0, 20)}”`)
  const more = cells.length > mostNamed ? ` اور ${cells.length - mostNamed} مزید` : ''
  return cells.length === 1
    ? `${named.join('')} قیمت نہیں ہے۔ براہِ کرم درست کریں۔`
    : `${named.join('، ')}${more} قیمتیں نہیں ہیں۔ براہِ کرم درست کریں۔`
}
export const pastedRounded = (count: number) =>
  `${count === 1 ? '1 قیمت گول کی گئی' : `${count} قیمتیں گول کی گئیں`}: ریٹ چار اعشاریوں تک، رقم پورے روپوں میں۔`
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
export const toFillIn = 'کیا بھرا جائے گا'
export const wouldFill = (count: number) =>
  count === 1 ? '1 قیمت بھری جائے گی۔' : `${count} قیمتیں بھری جائیں گی۔`
/** Number of prices that a file holds. */
export const pricesFound = <Part>(file: Part, count: number) => [
  file,
  count === 0 ? ' میں کوئی قیمت نہیں' : count === 1 ? ' میں 1 قیمت ہے' : ` میں ${count} قیمتیں ہیں`,
]
export const rowsNotRead = (count: number) =>
  count === 1 ? '1 سطر نہیں پڑھی جا سکی:' : `${count} سطریں نہیں پڑھی جا سکیں:`
export const lookAtPrices = 'قیمتیں دیکھیں'
export const takePrices = (count: number) => (count === 1 ? 'یہ قیمت لے لیں' : `یہ ${count} قیمتیں لے لیں`)
export const discard = 'چھوڑ دیں'
export const sheetId = sheetHeads.id[1]
export const sheetSection = 'حصہ'
export const sheetItem = 'آئٹم'
export const sheetQuantity = 'مقدار'
export const sheetUnit = 'یونٹ'
export const sheetEstimateRate = 'تخمینے کا ریٹ (روپے)'
export const sheetEstimateCost = 'تخمینے کی لاگت (روپے)'
export const sheetRate = sheetHeads.rate[1]
export const sheetSum = sheetHeads.sum[1]
export const sheetHeadsMissing = `کسی نظر آنے والی شیٹ میں “${sheetId}” اور “${sheetRate}” کے کالم نہیں۔ براہِ کرم یہیں کی فائل استعمال کریں۔`
export const sheetOldWorkbook =
  'یہ پرانے ایکسل کی فائل (\u2066.xls\u2069) ہے، یا اس پر پاس ورڈ ہے۔ براہِ کرم اسے ایکسل میں کھولیں، پاس ورڈ کے بغیر XLSX میں محفوظ کریں، اور دوبارہ چنیں۔'
export const sheetWebPage =
  'نام جو بھی ہو، یہ فائل ایک ویب پیج ہے۔ براہِ کرم اسے ایکسل میں کھولیں، XLSX میں محفوظ کریں، اور دوبارہ چنیں۔'
export const sheetUnknownLine = (row: number, id: string) =>
  id ? `سطر ${row}: “${apart(id)}” اس بل کی سطر نہیں` : `سطر ${row} میں قیمت ہے مگر سطر کا کوڈ نہیں`
export const sheetTwice = (row: number, item: string) =>
  `سطر ${row}: “${item}” پہلے ہی اوپر کی ایک سطر میں ہے`
export const sheetBothDiffer = (row: number, item: string) =>
  `سطر ${row}: “${item}” کا ریٹ بھی ہے، اور رقم بھی جو ریٹ ضرب مقدار نہیں۔ ان میں سے ایک رکھیں`
export const sheetNoValue = (row: number, item: string) =>
  `سطر ${row}: “${item}” کے فارمولے کا نتیجہ فائل میں نہیں۔ فائل ایکسل میں کھول کر محفوظ کریں، اور دوبارہ چنیں`
export const sheetNoFigure = (row: number, text: string) => `سطر ${row}: “${apart(text)}” قیمت نہیں ہے`
export const sheetWrongGroups = (row: number, text: string) =>
  `سطر ${row}: “${apart(text)}” کے کوما دیکھیں۔ آخری کوما کے بعد تین ہندسے ہوتے ہیں، جیسے 1,25,000`
export const sheetTwoWays = (row: number, text: string) =>
  `سطر ${row}: “${apart(text)}” دو طرح پڑھا جا سکتا ہے۔ ہزار کسی نشان کے بغیر لکھیں، جیسے 1234`

/** Name of the sheet that was read, and of others that were not. */
export const sheetWasRead = (name: string, others: readonly string[]) =>
  others.length === 0
    ? `شیٹ “${apart(name)}” پڑھی گئی۔`
    : `شیٹ “${apart(name)}” پڑھی گئی۔ قیمتیں ان میں بھی ہیں، مگر پڑھی نہیں گئیں: ${others.map((other) => `“${apart(other)}”`).join('، ')}۔`
export const howItWasRead = 'یہ دیکھ لیں:'
const mostRows = 10
const rowsNamed = (rows: readonly number[]) => {
  const more = rows.length > mostRows ? ` اور ${rows.length - mostRows} مزید` : ''
  return `${rows.length === 1 ? 'سطر' : 'سطریں'} ${rows.slice(0, mostRows).join('، ')}${more}`
}
export const roundedRates = (rows: readonly number[]) => `${rowsNamed(rows)}: ریٹ چار اعشاریوں تک گول کیا گیا`
export const roundedSums = (rows: readonly number[]) => `${rowsNamed(rows)}: رقم پورے روپوں میں گول کی گئی`
export const sumsOfRates = (rows: readonly number[]) =>
  `${rowsNamed(rows)}: رقم ریٹ ضرب مقدار ہے، اس لیے صرف ریٹ لیا گیا`
export const emptyFormulas = (rows: readonly number[]) =>
  `${rowsNamed(rows)}: قیمت کے ساتھ والے فارمولے کا نتیجہ فائل میں نہیں، اسے چھوڑ دیا گیا`
export const zeroFormulas = (rows: readonly number[]) =>
  `${rowsNamed(rows)}: فارمولے کا نتیجہ 0 ہے، اسے چھوڑ دیا گیا`
export const dates = (rows: readonly number[]) =>
  `${rowsNamed(rows)}: خانہ تاریخ کی شکل میں ہے۔ اس کا عدد لیا گیا، براہِ کرم دیکھ لیں`
export const linesLeftOut = (count: number) =>
  count === 1
    ? '1 سطر آپ کی قیمت میں شامل نہیں، اس لیے اس کی رقم چھوڑ دی گئی'
    : `${count} سطریں آپ کی قیمت میں شامل نہیں، اس لیے ان کی رقمیں چھوڑ دی گئیں`
