// The code of an authenticator app, after the password and before sensitive acts.

import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

export { passwordMissing, sending } from './actions.ts'
export { enterCode as codeMissing } from './desk-problems.ts'
export { password } from './labels.ts'

export const title = 'کوڈ لکھیں'
export const lead = `پاس ورڈ درست ہے۔ اب اپنی آتھینٹیکیٹر ایپ کھولیں اور وہ چھ ہندسے لکھیں جو وہ ${siteName} کے لیے دکھا رہی ہے۔`
export const code = 'کوڈ'
export const codeHint = 'چھ ہندسے۔ ہر آدھے منٹ بعد نیا کوڈ آتا ہے۔'
export const codeHintSent = 'چھ ہندسے، آخری ہندسے کے ساتھ بھیج دیے جاتے ہیں۔ ہر آدھے منٹ بعد نیا کوڈ آتا ہے۔'
export const recoveryCode = 'بحالی کا کوڈ'
export const recoveryCodeHint =
  'ان دس میں سے ایک جو اکاؤنٹ تیار کرتے وقت محفوظ کیے گئے تھے۔ ہر کوڈ ایک بار چلتا ہے۔'
export const useRecoveryCode = 'بحالی کا کوڈ استعمال کریں'
export const useApp = 'آتھینٹیکیٹر ایپ استعمال کریں'
export const logIn = 'لاگ اِن کریں'
export const loggingIn = 'لاگ اِن ہو رہا ہے…'
export const somebodyElse = 'کسی اور اکاؤنٹ سے لاگ اِن کریں'
export const noApp = 'نہ فون ہے نہ بحالی کا کوڈ؟ جو سرور چلاتا ہے وہ آپ کا اکاؤنٹ دوبارہ تیار کر سکتا ہے۔'

export const again = 'براہِ کرم کوڈ لکھیں'
export const againLead = 'یہ کام حساس ہے، اور آپ کا پچھلا کوڈ چند منٹ پرانا ہے۔ جو آپ نے لکھا وہ محفوظ ہے۔'
export const goOn = 'آگے بڑھیں'

export const ended = 'آپ کا سیشن ختم ہو گیا'
export const endedLead = (email: string) =>
  `جو آپ نے لکھا وہ محفوظ ہے۔ وہیں سے آگے بڑھنے کے لیے اس پتے سے دوبارہ لاگ اِن کریں: ${apart(email)}۔`
