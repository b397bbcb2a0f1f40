// Filling in the prices of a quote from the estimate, from the company's last rates, or from a spreadsheet.
import { apartInUrdu as apart } from '../apart.ts'

export { itemName } from './price-book.ts'

export const fillIn = 'میرے لیے بھریں'
export const fillInContent = (known: boolean) => (known ? 'تخمینے سے یا آپ کے پچھلے ریٹ سے' : 'تخمینے سے')
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
export const takeBack = 'واپس کریں'

export const sheetTitle = 'سپریڈ شیٹ میں قیمت دیں'
export const sheetContent = 'ایکسل یا CSV، لے جائیں اور واپس لائیں'
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
