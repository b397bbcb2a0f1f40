// Setting up an authenticator app, and keeping recovery codes.

import { siteName } from './language.ts'

export { copyFailed } from './desk-shared.ts'

export const qrLabel = 'آپ کی آتھینٹیکیٹر ایپ کے لیے کیو آر کوڈ'
export const scan = 'اسے اپنی آتھینٹیکیٹر ایپ سے سکین کریں۔'
export const onThisPhone = 'ایپ اسی ڈیوائس پر ہے؟ تو اسے یہاں سے کھولیں۔'
export const openApp = 'ایپ کھولیں'
export const byHand = 'یا یہ کلید ایپ میں لکھیں'
export const copyKey = 'کلید کاپی کریں'
export const keyCopied = 'کلید کاپی ہو گئی'

export const recoveryCodes = 'بحالی کے کوڈ'
export const recoveryLead =
  'فون کھو جائے تو ان میں سے ہر کوڈ سے ایک بار لاگ اِن ہوتا ہے۔ یہ صرف ابھی دکھائے جا رہے ہیں۔ انہیں ایسی جگہ رکھیں جہاں کوئی اور نہ پا سکے، اور فون پر نہیں۔'
export const copyCodes = 'کاپی کریں'
export const codesCopied = 'کوڈ کاپی ہو گئے'
export const saveCodes = 'فائل میں محفوظ کریں'
export const printCodes = 'پرنٹ کریں'
export const codesOf = (email: string) => `${siteName}، بحالی کے کوڈ برائے ${email}`
