export { saveAsDraft } from './portfolio-form.ts'

export const question = 'تصویر کے بغیر دکھائیں؟'
export const why =
  'جس پراجیکٹ کی تصویر نہ ہو اس پر لوگ نہیں رکتے۔ آپ اسے ڈرافٹ رکھ سکتے ہیں اور اگلی بار سائٹ پر جا کر تصویر لگا سکتے ہیں۔'
export const addPicture = 'تصویر لگائیں'
export const showWithout = 'تصویر کے بغیر دکھائیں'
