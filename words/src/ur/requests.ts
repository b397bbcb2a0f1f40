import { apartInUrdu as apart } from '../apart.ts'
import { displayDay } from './amounts.ts'

export const title = 'درخواستیں'
export const lead =
  'کوٹیشن کی وہ درخواستیں جو اس ڈیوائس پر کھل سکتی ہیں۔ جس کے پاس درخواست کا لنک ہو، وہ بھی اسے کھول سکتا ہے۔'
export const none =
  'اس ڈیوائس پر ابھی کوئی درخواست نہیں۔ جب آپ کمپنیوں سے کوٹیشن مانگیں گے تو درخواست یہاں نظر آئے گی۔'
export const askForQuotes = 'کوٹیشن مانگیں'
export const readOnly = 'گھر والوں کا لنک: آپ اسے پڑھ سکتے ہیں'
export const ownRequests = 'آپ کی درخواستیں'
/** State of a request in its line. */
export const states = {
  unconfirmed: 'ابھی بھیجی نہیں گئی',
  chosen: 'کمپنی چن لی گئی',
  closed: 'بند',
  expired: 'وقت ختم',
}
export const openUntil = (isoDate: string) => `${displayDay(isoDate)} تک کھلی`
export const quotesCome = (count: number) => (count === 0 ? 'ابھی کوئی کوٹیشن نہیں' : `${count} کوٹیشن`)
export const newQuotes = (count: number) => `${count} نئی`
export const pasteTitle = 'لنک سے درخواست کھولیں'
export const pasteHint = 'ای میل یا پیغام سے لنک کاپی کریں، اور یہاں پیسٹ کریں۔'
export const link = 'لنک'
export const open = 'کھولیں'
export const noLink = 'یہ کسی درخواست کا لنک نہیں۔ پورا لنک کاپی کریں اور دوبارہ پیسٹ کریں۔'
export const forget = 'اس ڈیوائس سے ہٹائیں'
export const forgetNamed = (name: string) => `${apart(name)} اس ڈیوائس سے ہٹائیں`
export const forgetQuestion = 'کیا اسے اس ڈیوائس سے ہٹانا ہے؟'
export const forgetText =
  'درخواست خود ویسی ہی رہتی ہے۔ اس کے لنک کے بغیر آپ اسے اس ڈیوائس پر دوبارہ نہیں کھول سکتے۔'
export const forgotten = 'یہ درخواست اس ڈیوائس سے ہٹا دی گئی ہے'
export { cancel } from './actions.ts'
