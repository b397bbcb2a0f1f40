export { logIn, toPortfolios, tryAgain } from './auth.ts'

export const title = 'ای میل کی تبدیلی'
export const caption = 'دو میل باکس، دو لنک، ایک نیا پتہ۔'
export const question =
  'کیا آپ اپنی کمپنی کے اکاؤنٹ کے لیے دوسرا ای میل پتہ چاہتے ہیں؟ کون سا، یہ ای میل میں لکھا ہے۔'
export const agree = 'جی ہاں، تبدیل کریں'
export const stop = 'تبدیلی روکیں'
export const working = 'ایک لمحہ...'
export const changed = 'ای میل پتہ تبدیل ہو گیا ہے۔ اب سے نئے پتے سے لاگ اِن کریں۔'
export const waitsForOld =
  'آپ کے نئے میل باکس کی تصدیق ہو گئی ہے۔ اب اس ای میل کا لنک کھولیں جو ہم نے آپ کے پرانے پتے پر بھیجی ہے۔'
export const waitsForNew =
  'آپ کے پرانے میل باکس سے اجازت مل گئی ہے۔ اب اس ای میل کا لنک کھولیں جو ہم نے آپ کے نئے پتے پر بھیجی ہے۔'
export const stopped =
  'تبدیلی روک دی گئی ہے: پتہ وہی رہے گا۔ اگر یہ آپ نے نہیں مانگی تھی تو کسی کو آپ کا پاس ورڈ معلوم ہے۔ نیا پاس ورڈ چنیں۔'
export const newPassword = 'نیا پاس ورڈ چنیں'
export const linkRefused =
  'یہ لنک پرانا ہو چکا ہے یا سب سے نیا نہیں۔ آپ اپنے اکاؤنٹ کی سیٹنگز میں نئے لنک مانگ سکتے ہیں۔'
export const toSettings = 'سیٹنگز پر جائیں'
