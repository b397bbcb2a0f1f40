// Mail with the link to a profile that the desk prepared for a company.

import { siteName } from './language.ts'

export const subject = `${siteName} پر آپ کی کمپنی کا پروفائل`
export const prepared = `پاکستان میں گھر بنانے والے ${siteName} پر کمپنیاں تلاش کرتے ہیں۔ ہم نے آپ کی کمپنی کا پروفائل تیار کیا ہے۔ جب تک آپ اسے نہ لیں، یہ کسی کو نظر نہیں آتا۔`
export const source = (from: string) => `اس کی تفصیل یہاں سے لی گئی: ${from}`
export const free = 'اسے لینا مفت ہے۔ بعد میں آپ سب کچھ بدل یا حذف کر سکتے ہیں۔'
export const open = 'پروفائل دیکھیں'
export const validFor = (days: number) => `یہ لنک ${days} دن تک کام کرتا ہے۔`
export const notWanted =
  'آپ کو یہ نہیں چاہیے، یا یہ آپ کی کمپنی نہیں؟ لنک والا صفحہ اسے ہمیشہ کے لیے حذف کر دیتا ہے۔ آپ کچھ نہ کریں تو ہم خود اسے حذف کر دیں گے۔'
