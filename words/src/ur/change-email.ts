export { logIn, toPortfolios } from './auth.ts'

export const title = 'ای میل کی تبدیلی'
export const caption = 'نیا پتہ، اور واپسی کا راستہ۔'
export const loading = 'ایک لمحہ...'
export const changeQuestion = <Part>(company: Part, email: Part) => [
  company,
  ' کے اکاؤنٹ کا نیا ای میل پتہ ہوگا: ',
  email,
  '۔ اس کے بعد اسی سے لاگ اِن ہوگا۔ باقی ڈیوائسز لاگ آؤٹ ہو جائیں گی، اور پرانے پتے پر اطلاع دی جائے گی۔',
]
export const change = 'پتہ تبدیل کریں'
export const changed = 'ای میل پتہ تبدیل ہو گیا ہے۔ اب سے نئے پتے سے لاگ اِن کریں۔'
export const undoQuestion = <Part>(company: Part, email: Part) => [
  company,
  ' کے اکاؤنٹ کو پہلے والا ای میل پتہ واپس ملے گا: ',
  email,
  '۔ سب ڈیوائسز لاگ آؤٹ ہو جائیں گی۔',
]
export const undo = 'تبدیلی واپس کریں'
export const undone =
  'تبدیلی واپس ہو گئی: پہلے والے پتے سے لاگ اِن کریں۔ اگر یہ تبدیلی آپ نے نہیں مانگی تھی تو شاید کسی کو آپ کا پاس ورڈ معلوم ہے۔ نیا پاس ورڈ چنیں۔'
export const newPassword = 'نیا پاس ورڈ چنیں'
export const linkRefused =
  'یہ لنک پرانا ہو چکا ہے یا سب سے نیا نہیں۔ پتہ تبدیل کرنے کے لیے اپنے اکاؤنٹ کی سیٹنگز میں نیا لنک مانگیں۔ جو تبدیلی آپ نے نہیں کی اسے واپس کرانے کے لیے اس ای میل کا جواب دیں جس میں اس کی اطلاع تھی۔'
export const toSettings = 'سیٹنگز پر جائیں'
