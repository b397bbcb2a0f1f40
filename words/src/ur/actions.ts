export {
  choosePassword as newPasswordMissing,
  enterName as companyNameMissing,
  enterPassword as passwordMissing,
} from './problems.ts'

export const addPortfolio = 'پورٹ فولیو شامل کریں'
export const allContractors = 'تمام کمپنیاں'
export const cancel = 'منسوخ کریں'
export const chooseACity = 'شہر چنیں'
export const close = 'بند کریں'
export const deleteLabel = 'حذف کریں'
export const firstPage = 'پہلا صفحہ'
export const copyLink = 'لنک کاپی کریں'
export const linkCopied = 'لنک کاپی ہو گیا'
export const linkNotCopied = 'لنک کاپی نہیں ہو سکا۔ اس صفحے کا پتہ کاپی کر لیں۔'
export const next = 'اگلا'
export const passwordUpdated = 'پاس ورڈ اپ ڈیٹ ہو گیا۔'
export const previous = 'پچھلا'
export const print = 'پرنٹ کریں'
export const sending = 'بھیجا جا رہا ہے…'
export const tryAgain = 'دوبارہ کوشش کریں'
export const updateProfile = 'پروفائل اپ ڈیٹ کریں'
export const viewFullSize = 'پورے سائز میں دیکھیں'
export const whatsapp = 'واٹس ایپ'
export const toDashboard = 'اپنے ڈیش بورڈ پر واپس'
