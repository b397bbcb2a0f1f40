import { apartInUrdu as apart } from '../apart.ts'

export { linkCopied } from './actions.ts'
export { address } from './labels.ts'

export const shareFailed = 'یہ شیئر نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔'
export const share = 'شیئر کریں'
export const copyHint = 'شیئر کرنے کے لیے یہ پتہ کاپی کریں۔'
export const close = 'بند کریں'
export const qrCode = 'کیو آر کوڈ'
export const qrTitle = 'آپ کے صفحے کا کیو آر کوڈ'
export const qrLead = 'اسے اپنے وزٹنگ کارڈ پر چھپوائیں۔ فون کا کیمرہ اس سے آپ کا صفحہ کھولتا ہے۔'
export const qrFile = 'tameer-qr-code'
export const qrFailed = 'کیو آر کوڈ نہیں بن سکا۔ براہِ کرم دوبارہ کوشش کریں۔'
export const saveSvg = 'چھپائی کے لیے محفوظ کریں (SVG)'
export const savePng = 'تصویر کے طور پر محفوظ کریں (PNG)'
export const qrOf = (company: string) => `${apart(company)} کے صفحے کا کیو آر کوڈ`
