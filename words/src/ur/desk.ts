// The desk: its frame, its first screen, and the texts of a session.

import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

export { cancel, tryAgain } from './actions.ts'
export { homeLink, logout, menu } from './shell.ts'

export const desk = 'ڈیسک'
export const navigation = 'ڈیسک'
export const companies = 'کمپنیاں'
export const invite = 'کمپنیوں کو دعوت'
export const catalogue = 'شہر، سروسز، قسمیں'
export const reports = 'شکایتیں'
export const log = 'لاگ'
export const marks = 'لائسنس اور رجسٹریشن'
export const waitingMarks = 'لائسنس اور رجسٹریشن جانچ کے لیے'
export const requests = 'بے جواب درخواستیں'
export const payments = 'ادائیگیاں'
export const prices = 'قیمتیں'
export const oldPrices = (days: number) => `${days} دن یا اس سے پرانی قیمتیں`
/** Age in days of the oldest price. */
export const oldestPrice = (days: number) => `سب سے پرانی ${days} دن کی · اس مہینے کی شائع کریں`
export const waitingTransfers = 'ٹرانسفر جن کا انتظار ہے'
export const refundsDue = 'رقمیں جو واپس کرنی ہیں'
export const account = 'آپ کا اکاؤنٹ'
export const roles = { Operator: 'آپریٹر', Editor: 'ایڈیٹر' }
export const sessionEnds = (time: string) => `سیشن ${time} پر ختم`
export const endsUnused = (time: string) =>
  `آپ کا سیشن ${time} پر ختم ہو جائے گا، کیونکہ کچھ دیر سے سرور سے کچھ نہیں مانگا گیا۔ جو آپ نے لکھا وہ محفوظ ہے۔`
export const endsForGood = (time: string) =>
  `آپ کا سیشن ${time} پر ختم ہو جائے گا، لاگ اِن کے 12 گھنٹے بعد۔ جو آپ نے لکھا وہ محفوظ ہے: تب دوبارہ لاگ اِن کریں اور آگے بڑھیں۔`
export const stay = 'جاری رکھیں'
export const forOperators = 'ڈیسک کا یہ حصہ آپریٹرز کے لیے ہے۔'
export const toStart = 'آغاز پر جائیں'
export const loading = 'ڈیسک کھل رہا ہے…'
export const loadingFailed = (why: string) => `ڈیسک نہیں کھل سکا۔ ${why}`

export const notForCompanies = 'ڈیسک'
export const signedInAsCompany = (company: string) =>
  `آپ اس نام سے لاگ اِن ہیں: ${apart(company)}۔ ڈیسک ان لوگوں کے لیے ہے جو ${siteName} چلاتے ہیں۔`
export const toDashboard = 'اپنے ڈیش بورڈ پر واپس'
export const logInAtDesk = 'ڈیسک پر لاگ اِن کریں'

export const waits = 'کیا منتظر ہے'
/** Read after a number. */
export const waiting = 'منتظر'
export const openReports = 'جن کی شکایت ہوئی'
export const reportCount = (count: number) => (count === 1 ? '1 شکایت' : `${count} شکایتیں`)
export const unanswered = (days: number) => `درخواستیں جن کا ${days} دن بعد بھی جواب نہیں آیا`
/** Age of the oldest in days. */
export const oldest = (days: number) => (days === 0 ? 'سب سے پرانی آج کی' : `سب سے پرانی ${days} دن کی`)
export const nothingWaits = 'کوئی کام منتظر نہیں۔'
export const whatIsHere = {
  Operator:
    'ہر شکایت بند ہے، ہر لائسنس کی جانچ ہو چکی ہے، ہر درخواست کا جواب آ چکا ہے، اور کوئی ادائیگی منتظر نہیں۔',
  Editor: 'ہر شکایت بند ہے۔',
}
export const fewRecoveryCodes = (left: number) =>
  left === 0
    ? 'آپ کے پاس بحالی کا کوئی کوڈ نہیں بچا۔ اس کے بغیر فون کھو جانے پر لاگ اِن نہیں ہو سکے گا۔'
    : left === 1
      ? 'آپ کے پاس بحالی کا 1 کوڈ بچا ہے۔'
      : `آپ کے پاس بحالی کے ${left} کوڈ بچے ہیں۔`
export const makeNewCodes = 'نئے بنائیں'
export const latest = 'لاگ میں تازہ ترین'
export const wholeLog = 'پورا لاگ'
