// The page on which a company takes over a profile that the desk prepared for it.

import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

export { companyName, email } from './labels.ts'

export const caption = 'آپ کا کام، ان لوگوں کے سامنے جو تعمیر شروع کرنے والے ہیں۔'
export const title = 'اپنا پروفائل لیں'
export const lead = (company: string) =>
  `${siteName} نے یہ پروفائل ${apart(company)} کے لیے تیار کیا ہے۔ کمپنی نے ابھی اس کی تصدیق نہیں کی، اور جب تک آپ اسے نہ لیں، یہ کسی کو نظر نہیں آتا۔`
export const loading = 'پروفائل کھل رہا ہے…'
export const loadingFailed = (why: string) => `پروفائل نہیں کھل سکا۔ ${why}`
export const linkEnded =
  'یہ لنک اب کام نہیں کرتا: یہ استعمال ہو چکا ہے، اس کی جگہ نیا لنک بن گیا ہے، یا اس کا وقت ختم ہو گیا ہے۔'
export const signUp = 'اس کے بغیر سائن اپ کریں'
export const prepared = 'ہم نے کیا تیار کیا ہے'
export const city = 'دفتر کا شہر'
export const phone = 'فون'
export const whatsapp = 'واٹس ایپ'
export const website = 'ویب سائٹ'
export const about = 'کمپنی کے بارے میں'
export const source = 'یہ تفصیل کہاں سے ہے'
export const until = (day: string) => `آپ کے پاس ${day} تک وقت ہے۔`
export const services = 'سروسز'
export const yourAccount = 'آپ کا اکاؤنٹ'
export const yourAccountLead =
  'اکاؤنٹ بنتے ہی آپ ساری تفصیل بدل سکتے ہیں، لوگو لگا سکتے ہیں اور اپنے پراجیکٹ دکھا سکتے ہیں۔ یہ مفت ہے۔'
export const take = 'پروفائل لیں'
export const taking = 'پروفائل لیا جا رہا ہے…'
export const taken = 'پروفائل اب آپ کا ہے'
export const notYours = 'یہ آپ کی کمپنی نہیں، یا آپ کو یہ نہیں چاہیے؟'
export const refuse = 'یہ پروفائل حذف کریں'
export const refuseQuestion = 'یہ پروفائل حذف کریں؟'
export const refuseText = 'یہ ہمیشہ کے لیے حذف ہو جائے گا، اور یہ لنک کام نہیں کرے گا۔'
export const keep = 'رہنے دیں'
export const refused = 'پروفائل حذف کر دیا گیا۔ اس کا کچھ بھی محفوظ نہیں۔'
export const toHome = 'ہوم پیج پر جائیں'
