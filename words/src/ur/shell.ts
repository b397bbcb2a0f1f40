import { about, calculator, contractors, home } from './labels.ts'
import { siteName } from './language.ts'

export { addPortfolio, tryAgain, updateProfile } from './actions.ts'
export {
  about,
  architecture,
  contractors,
  facebook,
  home,
  instagram,
  interiorDesign,
  linkedin,
  privacyPolicy,
  services,
  termsAndConditions,
  twitter,
} from './labels.ts'
export { siteName as tameer } from './language.ts'

export const homeLink = `${siteName}، ہوم پیج`
/** Links of the header's bar, by screen. */
export const bar = {
  home,
  about,
  calculator,
  contractors,
  login: 'لاگ اِن',
  signUp: 'اکاؤنٹ بنائیں',
  overview: 'ڈیش بورڈ',
}
export const requests = 'درخواستیں'
/** Last link of the bar, on a device that knows a house. */
export const yourHouse = 'آپ کا گھر'
export const shortlistCount = (count: number) => `شارٹ لسٹ (${count})`
export const reload = 'دوبارہ لوڈ کریں'
export const later = 'بعد میں'
export const overview = 'جائزہ'
export const quoteRequests = 'کوٹیشن کی درخواستیں'
export const planAndBills = 'پلان اور بل'
export const dashboard = 'ڈیش بورڈ'
export const menu = 'مینیو'
export const dashboardMenu = 'ڈیش بورڈ مینیو'
export const logout = 'لاگ آؤٹ'
export const failureName = 'ایپ میں غیر متوقع خرابی!'
export const failureText =
  'یہ صفحہ نہیں دکھایا جا سکا۔ اسے دوبارہ لوڈ کریں، یا ہوم پیج پر جائیں۔ آپ کا محفوظ کیا ہوا کام محفوظ ہے۔'
export const loadAgain = 'دوبارہ لوڈ کریں'
export const toHome = 'ہوم پیج پر جائیں'
export const failureDetails = 'تکنیکی تفصیل'
export const offlineTitle = 'آپ آف لائن ہیں'
export const offlineText =
  'یہ صفحہ اس ڈیوائس پر پہلے نہیں کھولا گیا، اس لیے انٹرنیٹ کے بغیر نہیں دکھایا جا سکتا۔ لاگت کا کیلکولیٹر پھر بھی چلتا ہے۔'
export const costCalculator = 'لاگت کا کیلکولیٹر'
export const demo = 'ڈیمو: نمونے کی کمپنیاں اور پراجیکٹ'
export const footerText = 'پاکستان میں تعمیر: صاف لاگت، اصلی بلڈر۔'
export const payments = 'ادائیگیاں'
export const paymentsText = 'کمپنیوں کی سبسکرپشن کی ادائیگی ہمارے بینک پارٹنر کے ذریعے ہوتی ہے۔'
export const paymentPartner = 'ادائیگی کے پارٹنر کا لوگو: بینک سے ادائیگی'
export const bankPayments = 'بینک سے ادائیگی'
export const mainNavigation = 'مین مینیو'
export const openMenu = 'مینیو کھولیں'
export const skip = 'مواد پر جائیں'
export const newVersion = `${siteName} کا نیا ورژن تیار ہے۔`
export const earlierVisit = (date: string | undefined) =>
  `سرور سے رابطہ نہیں ہو سکا۔ آپ وہ دیکھ رہے ہیں جو پچھلی بار ملا تھا${date ? `، ${date}` : ''}۔`
/** Title of the browser's tab. */
export const documentTitle = (title: string) => `${title} · ${siteName}`
