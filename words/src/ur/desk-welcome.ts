// The first-time link for a person at the desk.
import { apartInUrdu as apart } from '../apart.ts'
import { roles } from './desk.ts'

export { newPasswordMissing } from './actions.ts'
export { enterCode as codeMissing } from './desk-problems.ts'
export { passwordHint, passwordTooShort } from './passwords.ts'

export const title = 'ڈیسک پر خوش آمدید'
export const loading = 'آپ کا لنک پڑھا جا رہا ہے…'
export const loadingFailed = (why: string) => `آپ کا لنک نہیں پڑھا جا سکا۔ ${why}`
export const linkUsed =
  'یہ لنک پرانا ہو چکا ہے، استعمال ہو چکا ہے، یا پورا نہیں ہے۔ اکاؤنٹ تیار ہو چکا ہے تو لاگ اِن کریں۔ ورنہ جو سرور چلاتا ہے اس سے نیا لنک مانگیں۔'
export const logIn = 'لاگ اِن کریں'
export const lead = (name: string, role: keyof typeof roles) =>
  `${apart(name)}، یہاں آپ کا کام: ${roles[role]}۔ تین قدم، اور آپ کا اکاؤنٹ تیار ہے۔`
export const passwordStep = '1. پاس ورڈ'
export const password = 'پاس ورڈ'
export const appStep = '2. آتھینٹیکیٹر ایپ'
export const appLead =
  'ہر بار لاگ اِن کرتے وقت آپ کے فون کی ایک ایپ کوڈ دکھاتی ہے۔ کوئی بھی آتھینٹیکیٹر ایپ چلے گی۔'
export const codeStep = '3. ایپ کا کوڈ'
export const code = 'کوڈ'
export const codeHint = 'وہ چھ ہندسے جو ایپ اس وقت دکھا رہی ہے۔'
export const ready = 'اکاؤنٹ تیار کریں'
export const settingUp = 'تیار ہو رہا ہے…'

export const keepTitle = 'یہ کوڈ محفوظ رکھیں'
export const kept = 'محفوظ کر لیے: ڈیسک پر جائیں'
