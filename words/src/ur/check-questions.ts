// Questions to a builder about a price, and the message that asks them. A client may load both languages.

export { chips, persft, rows } from './check-parts.ts'
export const salam = (a: string, b: string, c: string, d: string, e: string) =>
  `السلام علیکم۔ ${c} میں ہمارا ${a} ${b} کا گھر، ${d} مربع فٹ، ${e}۔ براہِ کرم بتائیں:`
export const qUnsaid = (a: string) => `کیا یہ آپ کی قیمت میں ہیں: ${a}؟ اگر نہیں تو ہر ایک کتنے کا ہے؟`
export const qUnsaidW = (a: string) => `نہیں بتایا: آپ کے تخمینے میں ${a}۔`
export const qOut = (a: string) => `آپ کی قیمت میں ${a} شامل نہیں۔ اسے ملا کر کتنے ہوں گے؟`
export const qOutW = (a: string) => `شامل نہیں: ${a}۔`
export const qApart = (a: string) => `یہ الگ کتنے کا ہے: ${a}؟`
export const qApartW = (a: string) => `الگ، رقم نہیں بتائی: آپ کے تخمینے میں ${a}۔`
export const qLow = 'آپ کی قیمت ہماری توقع سے کم ہے۔ اس میں کیا کیا شامل ہے، اور آپ کون سا میٹریل لگاتے ہیں؟'
export const qLowW = (a: string) => `${a} کے تخمینے سے بہت کم: اس قیمت میں اچھا کام مشکل ہے۔`
export const qArea = (a: string, b: string) =>
  `آپ ${a} مربع فٹ گنتے ہیں، ہمارے نقشے میں ${b} ہیں۔ باقی کس چیز کا رقبہ ہے؟`
export const qAreaW = (a: string) => `صرف رقبے کے ${a} زیادہ۔`
export const qTax = 'کیا ٹیکس آپ کی قیمت میں ہے؟ اگر نہیں تو اوپر سے کتنا لگے گا؟'
export const qTaxW = 'ٹیکس: نہیں بتایا۔'
export const qBefore = (a: string) =>
  `آپ کام شروع ہونے سے پہلے ${a} فیصد مانگتے ہیں۔ کیا ہم پہلے 20 فیصد دے سکتے ہیں، اور باقی کام کے ساتھ ساتھ؟`
export const qBeforeW = (a: string) => `کام سے پہلے ${a}۔ 20 فیصد سے زیادہ آپ کے لیے خطرہ ہے۔`
export const qKept = 'کیا ہم حوالگی تک 5 فیصد روک سکتے ہیں؟'
export const qKeptW = 'حوالگی تک کچھ نہیں روکا گیا۔'
export const qPay = 'ادائیگی کیسے ہوگی: کام سے پہلے کتنی، حوالگی پر کتنی؟'
export const qPayW = 'ادائیگیاں: نہیں بتایا۔'
export const qChanges = 'کام کے دوران ہم کوئی تبدیلی چاہیں تو آپ اس کی قیمت کیسے لگاتے ہیں؟'
export const qChangesW = 'تبدیلیاں: نہیں بتایا۔'
export const qWeeks = 'کام کتنے ہفتوں میں مکمل ہوگا؟'
export const qWeeksW = 'وقت: نہیں بتایا۔'
export const qWarranty = 'آپ کتنے مہینے کی گارنٹی دیتے ہیں، اور کس چیز کی؟'
export const qWarrantyW = 'گارنٹی: نہیں بتایا۔'
export const qNowarrantyW = 'کوئی گارنٹی نہیں۔'
export const qValid = 'یہ قیمت کب تک رہے گی؟'
export const qValidW = 'کب تک کارآمد: نہیں بتایا۔'
export const qTrades = 'کیا پلمبر اور الیکٹریشن آپ کے ریٹ میں ہیں؟'
export const qTradesW = 'مزدوری کے ٹھیکے میں یہ اکثر شامل نہیں ہوتے۔'
