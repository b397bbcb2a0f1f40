// The times when the money of a bill is needed, on the screen and on paper.
export { cost, total } from './labels.ts'

export const stagesTitle = 'مرحلہ وار رقم'
export const stagesHint =
  'تعمیر کی ترتیب سے۔ سب مراحل مل کر کُل رقم بنتے ہیں۔ اینٹ، سیمنٹ، سریا اور مزدوری کس مرحلے پر کتنی لگتی ہے، یہ ہمارا اپنا اندازہ ہے: ادائیگیاں ٹھیکیدار سے طے کریں۔'
export const stagesInShort =
  'تعمیر کی ترتیب سے۔ اینٹ، سیمنٹ، سریا اور مزدوری کس مرحلے پر کتنی لگتی ہے، یہ ہمارا اپنا اندازہ ہے: ادائیگیاں ٹھیکیدار سے طے کریں۔'
export const stagesWithoutOnTop = 'اضافی فیصد اس میں شامل نہیں۔'
export const stage = 'مرحلہ'
export const soFar = 'اب تک'
export const soFarIs = 'اب تک'
export const stages = {
  start: 'کام شروع ہونے سے پہلے',
  foundation: 'بنیاد',
  structure: 'کالم، بیم اور لینٹر',
  walls: 'دیواریں، پلستر اور چھت کی تہیں',
  services: 'پائپ، تاریں اور ٹینکیاں',
  finishing: 'ٹائلیں، دروازے، کھڑکیاں، پینٹ',
  end: 'فٹنگز اور کنکشن',
}
