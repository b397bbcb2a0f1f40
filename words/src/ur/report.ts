// The form for reporting something to the desk.

import { siteName } from './language.ts'

export const titles = {
  profile: 'اس کمپنی کی شکایت کریں',
  project: 'اس پراجیکٹ کی شکایت کریں',
  request: 'اس درخواست کی شکایت کریں',
  quote: 'اس کوٹیشن کی شکایت کریں',
  'house-entry': 'اس اندراج کی رپورٹ کریں',
}
export const lead = `آپ جو لکھیں گے اسے ${siteName} میں کوئی پڑھے گا اور دیکھے گا۔ جس کی شکایت ہے اسے ہم نہیں بتاتے کہ شکایت کس نے کی۔`
/** For an entry of a house file. */
export const entryLead = `آپ جو لکھیں گے اسے ${siteName} میں کوئی پڑھے گا، اور یہ اندراج اس کی تصویروں کے ساتھ دیکھے گا: نہ کوئی نام، نہ رقم، نہ گھر کا کوئی اور اندراج۔ جس کا یہ اندراج ہے اسے ہم نہیں بتاتے کہ رپورٹ کس نے کی۔`
export const reason = 'کیا غلط ہے'
export const chooseReason = 'چنیں کہ کیا غلط ہے'
export const reasonMissing = 'براہِ کرم چنیں کہ کیا غلط ہے'
export const reasons = {
  'wrong-facts': 'معلومات درست نہیں',
  'not-own-work': 'کام یا تصویریں کسی اور کی ہیں',
  twice: 'ایک ہی چیز دو بار',
  'contact-misused': 'رابطے کی معلومات کسی اور کی ہیں',
  offensive: 'الفاظ یا تصویریں لوگوں کو ناگوار گزرتی ہیں',
  spam: 'اشتہار',
  fraud: 'فراڈ، یا کسی کو دھوکا دیا گیا',
  law: 'ایسی بات جس کی قانون اجازت نہیں دیتا',
  other: 'کچھ اور',
}
export const words = 'اپنے الفاظ میں'
export const wordsHint = 'ہم کیا دیکھیں، اور آپ کو کیسے معلوم ہوا۔'
export const wordsMissing = 'براہِ کرم لکھیں کہ کیا غلط ہے'
export const email = 'آپ کا ای میل'
export const emailHint =
  'صرف اگر آپ نتیجہ جاننا چاہیں۔ ہم آپ کو ایک بار لکھتے ہیں اور پھر پتہ شکایت سے حذف کر دیتے ہیں۔'
export const send = 'شکایت بھیجیں'
export const sending = 'بھیجی جا رہی ہے…'
export const sent = 'شکریہ۔ ہم اسے دیکھیں گے'
export const sentAndTold = 'شکریہ۔ ہم اسے دیکھیں گے اور آپ کو لکھیں گے'
