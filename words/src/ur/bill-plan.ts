// Below a bill: the grades side by side, what could be saved, when the money is needed, and another currency.
import { signApart } from '../figures.ts'
import { options } from './values.ts'

export { inCurrency } from '../currency.ts'

export const gradesTitle = 'یہی گھر ہر معیار پر'
export const yourGrade = 'یہ بل'
export const less = (amount: string) => `${amount} کم`
/** Texts before and after the amount of a saving. */
export const lessAround = ['', 'کم']
export const plus = (amount: string) => signApart(`+ ${amount}`)
export const minus = (amount: string) => signApart(`− ${amount}`)
export const gradesOwnPrices = 'آپ کی اپنی قیمتیں ہر معیار پر وہی رہتی ہیں۔'
export const more = (amount: string) => `${amount} زیادہ`
export const savingsTitle = 'بچت کہاں ہو سکتی ہے'
export const savingsHint = 'آزمانے کے لیے ایک دبائیں۔ آپ اسے واپس لے سکتے ہیں۔'
export const showMore = (count: number) => `${count} اور دکھائیں`
export const noSavings = 'ہمیں کوئی ایسی چیز معلوم نہیں جس سے یہ گھر سستا ہو۔'
export const working = 'حساب ہو رہا ہے…'
export const undo = 'واپس کریں'
export const tried = (change: string, total: string, difference: string) =>
  `${change}: کُل رقم اب ${total} ہے، ${difference}۔`
/** A tried change with the difference that it made. */
export const triedRow = (change: string, difference: string) => `${change} (${difference})`
export const undone = (total: string) => `واپس ہو گیا: کُل رقم پھر ${total} ہے۔`
export const smallerArea = (sft: string) => `کورڈ ایریا 10 فیصد کم: ${sft} مربع فٹ`
export const fewerBathrooms = (left: number) =>
  left === 1 ? 'ایک باتھ روم کم: 1 باقی' : `ایک باتھ روم کم: ${left} باقی`
export const fewerStoreys = (left: number, sft: string) =>
  left === 1 ? `آدھا گھر، صرف گراؤنڈ فلور: ${sft} مربع فٹ` : `ایک منزل کم: ${left} منزلیں، ${sft} مربع فٹ`
export const withoutOption = (option: keyof typeof options) => `${options[option]} کے بغیر`

/** Includes the rate of the chosen currency, if there is one. */
export const amountsAndCurrency = (currency?: string, rate?: string) =>
  currency === undefined ? 'رقمیں اور کرنسی' : `رقمیں اور کرنسی: 1 ${currency} = ${rate} روپے`
export const currencyHint =
  'ہمارے پاس ریٹ نہیں ہیں: وہ لکھیں جو آپ کا بینک دیتا ہے۔ یہ اسی ڈیوائس پر رہتا ہے، اور بل کی تصویر مانگنے پر ساتھ جاتا ہے۔'
export const currencyName = 'کرنسی'
export const currencyNameHint = 'اس کا نام یا علامت، جیسے GBP یا AED۔'
export const rupeesForOne = 'ایک کے کتنے روپے'
export const rupeesForOneHint = 'جیسے 355۔'
export const showAmounts = 'رقمیں دکھائیں'
export const forgetCurrency = 'صرف روپے'
export const currencyProblems = {
  currencyMissing: 'کرنسی کا نام یا علامت لکھیں، جیسے GBP۔',
  currencyWrong: 'زیادہ سے زیادہ 8 حروف یا ایک علامت لکھیں، ہندسوں اور خالی جگہ کے بغیر۔',
  rateMissing: 'لکھیں کہ ایک کے کتنے روپے ہیں، جیسے 355۔',
  rateWrong: 'ریٹ ہندسوں میں لکھیں، 0.001 سے 1,00,000 تک، جیسے 355 یا 76.5۔',
}
