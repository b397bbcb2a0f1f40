// The account of the person signed in at the desk.
export { cancel, passwordUpdated } from './actions.ts'
export { enterCode as codeMissing } from './desk-problems.ts'
export { devices, loadingDevices, signedOut } from './sessions.ts'

export const title = 'آپ کا اکاؤنٹ'
export const name = 'نام'
export const email = 'ای میل'
export const role = 'کام'
export const madeOnServer = 'نام، پتہ اور کام سرور پر طے ہوتے ہیں۔'

export const password = 'پاس ورڈ'
export const passwordLead = 'تبدیل ہونے پر آپ کی باقی ڈیوائسز لاگ آؤٹ ہو جاتی ہیں۔'
export const changePassword = 'پاس ورڈ تبدیل کریں'
export const changingPassword = 'تبدیل ہو رہا ہے...'

export const app = 'آتھینٹیکیٹر ایپ'
export const appLead =
  'نیا فون یا کوئی اور ایپ: جب تک موجودہ ایپ آپ کے پاس ہے، اسے یہاں لگا لیں۔ آپ کی باقی ڈیوائسز لاگ آؤٹ ہو جاتی ہیں۔'
export const setUpApp = 'دوسری ایپ لگائیں'
export const settingUpApp = 'تیار ہو رہا ہے…'
export const newAppCode = 'نئی ایپ کا کوڈ'
export const newAppHint = 'وہ چھ ہندسے جو نئی ایپ اس وقت دکھا رہی ہے۔ تب تک موجودہ ایپ ہی رہتی ہے۔'
export const useNewApp = 'نئی ایپ استعمال کریں'
export const changingApp = 'تبدیل ہو رہی ہے…'
export const appChanged = 'اب نئی آتھینٹیکیٹر ایپ استعمال میں ہے'

export const recovery = 'بحالی کے کوڈ'
export const recoveryLeft = (left: number) =>
  left === 0 ? 'آپ کے پاس کوئی نہیں بچا۔' : left === 1 ? 'آپ کے پاس 1 بچا ہے۔' : `آپ کے پاس ${left} بچے ہیں۔`
export const makeCodes = 'دس نئے کوڈ بنائیں'
export const makeCodesQuestion = 'بحالی کے نئے کوڈ بنائیں؟'
export const makeCodesText = 'جو کوڈ ابھی آپ کے پاس ہیں وہ بند ہو جائیں گے۔'
export const makeThem = 'نئے کوڈ بنائیں'
export const making = 'بن رہے ہیں…'
export const codesKept = 'محفوظ کر لیے'

export const devicesLead =
  'وہ تمام براؤزر جن میں آپ یہاں لاگ اِن ہیں۔ سیشن 12 گھنٹے بعد، یا 30 منٹ استعمال نہ ہونے پر خود ختم ہو جاتا ہے۔'
