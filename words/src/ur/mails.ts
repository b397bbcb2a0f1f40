import { apartInUrdu as apart } from '../apart.ts'
import { displayDate } from './amounts.ts'
import { siteName } from './language.ts'

export { siteName as sender } from './language.ts'

export const hello = 'السلام علیکم،'
export const helloTo = (name: string) => `السلام علیکم ${apart(name)}،`
/** Signature of a mail. */

export const resetSubject = `${siteName} کا آپ کا ری سیٹ کوڈ`
export const resetAsked = `کسی نے ${siteName} پر آپ کی کمپنی کے اکاؤنٹ کا نیا پاس ورڈ مانگا ہے۔`
export const resetCode = 'آپ کا ری سیٹ کوڈ'
export const chooseNewPassword = 'نیا پاس ورڈ چنیں'
export const resetCodeLife = (minutes: number) =>
  `یہ کوڈ ایک بار، ${minutes} منٹ کے اندر کام کرتا ہے۔ اگر آپ نے نہیں مانگا تو کچھ کرنے کی ضرورت نہیں: آپ کا پاس ورڈ ویسا ہی رہے گا۔`

export const changedSubject = `${siteName} پر آپ کا پاس ورڈ تبدیل ہو گیا`
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Karachi',
})
/** `12 مئی 2025، 14:05`, in Pakistan's time. */
function time(at: number): string {
  const [day = '', hours = ''] = clock.format(at).split(' ')
  return `${displayDate(day)}، ${hours}`
}
/** `at` in ms. */
export const passwordChangedAt = (at: number) =>
  `${siteName} پر آپ کی کمپنی کے اکاؤنٹ کا پاس ورڈ ${time(at)} (پاکستانی وقت) کو تبدیل ہوا۔ باقی ڈیوائسز لاگ آؤٹ کر دی گئیں۔`
export const ifItWasNotYou = 'اگر یہ آپ تھے تو سب ٹھیک ہے۔ اگر نہیں، تو فوراً نیا پاس ورڈ چنیں:'

export const confirmSubject = 'براہِ کرم اپنے ای میل پتے کی تصدیق کریں'
export const confirmAsked = `${siteName} پر آپ کی کمپنی کا اکاؤنٹ بن گیا ہے۔ براہِ کرم تصدیق کریں کہ یہ ای میل آپ کی ہے:`
export const confirmEmail = 'ای میل پتے کی تصدیق کریں'
export const confirmLife = (days: number) =>
  `یہ لنک ${days} دن کام کرے گا۔ اگر آپ نے اکاؤنٹ نہیں بنایا تو کچھ کرنے کی ضرورت نہیں۔`

export const newAddressSubject = 'براہِ کرم اپنے نئے ای میل پتے کی تصدیق کریں'
export const newAddressAsked = `کوئی شخص ${siteName} پر ایک کمپنی کے اکاؤنٹ میں لاگ اِن کے لیے یہ پتہ استعمال کرنا چاہتا ہے۔ براہِ کرم تصدیق کریں کہ یہ میل باکس آپ کا ہے:`
export const newAddressByDesk = `ہمیں کہا گیا ہے کہ ${siteName} پر آپ کی کمپنی کے اکاؤنٹ کے لیے یہ پتہ استعمال کریں، کیونکہ وہ اپنا پرانا میل باکس اب نہیں کھول سکتی۔ براہِ کرم تصدیق کریں کہ یہ میل باکس آپ کا ہے۔ تصدیق کرتے ہی پتہ بدل جائے گا؛ پھر “پاس ورڈ بھول گئے؟” سے نیا پاس ورڈ بنائیں۔`
export const newAddressLife = (hours: number) =>
  `یہ لنک ${hours} گھنٹے کام کرے گا۔ اگر آپ کو اس کا علم نہیں تو کچھ کرنے کی ضرورت نہیں۔`
export const addressChangedSubject = `${siteName} پر آپ کا ای میل پتہ تبدیل ہو گیا`
/** `at` in ms. */
export const addressChangedAt = (newEmail: string, at: number) =>
  `${siteName} پر آپ کی کمپنی کے اکاؤنٹ کا ای میل پتہ ${time(at)} (پاکستانی وقت) کو بدل کر ${newEmail} کر دیا گیا۔ یہ پتہ اب لاگ اِن نہیں کر سکتا، اور اسے ہماری طرف سے مزید ای میل نہیں آئے گی۔ باقی ڈیوائسز لاگ آؤٹ کر دی گئیں۔`
export const undoWithin = (days: number) =>
  `اگر یہ آپ نہیں تھے، یا غلطی سے ہوا، تو آپ ${days} دن کے اندر اسے واپس لے سکتے ہیں:`
export const undoChange = 'تبدیلی واپس کریں'
export const ifNotYouWrite = (helpEmail: string) =>
  `اگر یہ آپ تھے تو سب ٹھیک ہے۔ اگر نہیں تو ہمیں فوراً لکھیں: ${helpEmail}`

export const outboxTitle = 'ڈیمو کی بھیجی جانے والی ای میلز'
export const outboxText =
  'ڈیمو کوئی ای میل نہیں بھیجتا۔ جو بھیجتا وہ یہاں ہے، سب سے نئی پہلے؛ ای میل میں چند سیکنڈ لگتے ہیں۔ مزید دیکھنے کے لیے صفحہ دوبارہ لوڈ کریں۔'
export const backToTameer = `${siteName} پر واپس`
export const noMail = 'ابھی کوئی ای میل نہیں۔'
export const sentTo = (address: string) => `بنام ${address}`
