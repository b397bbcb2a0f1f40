// Restrictions by the desk, as the owner is told of them.

import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

/** Reasons, after `Reason:`. */
export const reasons = {
  'wrong-facts': 'معلومات درست نہیں',
  'not-own-work': 'کام یا تصویریں آپ کی اپنی نہیں',
  twice: 'ایک ہی چیز دو بار',
  'contact-misused': 'رابطے کی معلومات کسی اور کی ہیں',
  offensive: 'الفاظ یا تصویریں لوگوں کو ناگوار گزرتی ہیں',
  spam: 'اشتہار',
  fraud: 'گاہکوں کو دھوکا دینے کی ٹھوس شکایت',
  law: 'ایسی بات جس کی قانون اجازت نہیں دیتا',
  other: 'نیچے دیکھیں',
}

export const reason = (why: keyof typeof reasons) => `وجہ: ${reasons[why]}۔`
export const fromTameer = (words: string) => `ہماری طرف سے: ${apart(words)}`
export const companyHidden = 'آنے والوں کو آپ کی کمپنی نظر نہیں آتی'
export const companyHiddenText = `${siteName} نے آپ کی کمپنی اور اس کے پراجیکٹ چھپا دیے ہیں۔ آپ اب بھی لاگ اِن کر کے انہیں تبدیل کر سکتے ہیں۔`
export const projectHidden = `${siteName} نے یہ پراجیکٹ آنے والوں سے چھپا دیا ہے۔`
export const answerTo = (email: string) => writeTo(email).join('')
export const writeTo = <Part>(email: Part) => [
  'جواب دینے کے لیے، یا درست کر لینے کے بعد، ',
  email,
  ' پر لکھیں۔',
]
export const answerByMail = 'جواب دینے کے لیے، یا درست کر لینے کے بعد، ہماری بھیجی ہوئی ای میل کا جواب دیں۔'
