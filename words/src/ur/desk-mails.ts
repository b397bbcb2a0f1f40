// Mails that wait, and the jobs that the servers run by themselves.
import { apartInUrdu as apart } from '../apart.ts'

export { cancel, tryAgain } from './actions.ts'

export const title = 'ای میلز اور خودکار کام'
export const lead =
  'جو ابھی بھیجنا ہے، اور جو سرور خود کرتے ہیں۔ بھیجی ہوئی ای میلز نہیں رکھی جاتیں۔ اوقات پاکستان کے ہیں۔'
export const loading = 'ای میلز لوڈ ہو رہی ہیں…'
export const loadingFailed = (why: string) => `ای میلز لوڈ نہیں ہو سکیں۔ ${why}`

export const waitingCount = (waiting: number, failed: number) =>
  `منتظر: ${waiting}، ابھی قبول نہ ہونے والی: ${failed}`
export const filters = 'کون سی ای میلز'
export const all = 'تمام منتظر'
export const failed = 'قبول نہیں ہوئیں'
export const list = 'منتظر ای میلز'
export const none = 'کوئی ای میل منتظر نہیں۔'
export const noneFailed = 'ہر ای میل قبول ہو گئی۔'
export const more = 'مزید ای میلز'
export const end = 'اور کوئی ای میل منتظر نہیں۔'

export const to = 'کس کو'
export const written = 'لکھی گئی'
export const next = 'اگلی کوشش'
export const until = 'بھیجنے کے قابل، اس وقت تک'
export const why = 'کیوں'
export const tried = (attempts: number) =>
  attempts === 1 ? 'ایک بار کوشش ہوئی' : `${attempts} بار کوشش ہوئی`
export const notTried = 'ابھی کوشش نہیں ہوئی'
export const sending = 'اسی وقت بھیجی جا رہی ہے'
export const sendNow = 'ابھی دوبارہ کوشش کریں'
export const sendNowOf = (subject: string, recipient: string) =>
  `ابھی دوبارہ کوشش کریں: ${apart(subject)}، بنام ${apart(recipient)}`
export const willBeSent = 'چند سیکنڈ میں ای میل دوبارہ آزمائی جائے گی'
export const stop = 'روکیں'
export const stopOf = (subject: string, recipient: string) =>
  `روکیں: ${apart(subject)}، بنام ${apart(recipient)}`
export const stopQuestion = 'یہ ای میل روک دیں؟'
export const stopText = (subject: string, recipient: string) =>
  `پھر “${apart(subject)}” بنام ${apart(recipient)} کبھی نہیں بھیجی جائے گی۔ یہ واپس نہیں آ سکتی۔`
export const stopped = 'ای میل روک دی گئی'
export const keepIt = 'رہنے دیں'
export const stopIt = 'روک دیں'

export const jobs = 'خودکار کام'
export const jobsTable = 'خودکار کام اور ان کے اوقات'
export const jobsLead = 'ان میں سے ہر ایک کو ایک سرور سب کے لیے کرتا ہے۔'
export const job = 'کام'
export const lastRun = 'آخری بار ہوا'
export const nextRun = 'اگلی بار'
export const state = 'حالت'
export const never = 'کبھی نہیں'
export const notAgain = 'دوبارہ نہیں'
export const running = 'چل رہا ہے'
export const late = 'دیر سے'
export const resting = 'رکا ہوا'
export const noJobs = 'ابھی کوئی کام نہیں چلا۔'
/** Jobs by their names on the server; a job without a text here shows its own name. */
export const jobNames: Record<string, string> = {
  sweep: 'اپ لوڈ کی بچی ہوئی تصویریں',
  'sweep-all': 'تصویریں جن کا کہیں ذکر نہیں',
  sessions: 'ختم شدہ سیشن',
  'email-changes': 'پتے کی تبدیلیاں جن کی تصدیق نہیں ہوئی',
  'visit-marks': 'کون بطور دیکھنے والا گنا گیا',
  visits: 'پرانے ہفتوں کے دورے',
  'rate-limits': 'حدوں کی گنتی',
  'idempotency-keys': 'دہرائے گئے فارموں کی کلیدیں',
  'keyed-calls': 'دہرائی گئی کالوں کے جواب',
  removals: 'حذف شدہ اکاؤنٹس کے نشان',
  reports: 'سال بھر پہلے بند ہوئی شکایتیں',
  'request-mails': 'درخواستوں کے بارے میں ای میلز',
  'request-reminders': 'درخواستوں کی یاد دہانی',
  'requests-unconfirmed': 'درخواستیں جن کی تصدیق نہیں ہوئی',
  'requests-expired': 'درخواستیں جن کا وقت ختم ہوا',
  'requests-erased': 'ختم شدہ درخواستیں، مٹائی گئیں',
  'mark-reminders': 'لائسنس اور رجسٹریشن کی یاد دہانیاں',
  'rate-reminders': 'نرخوں کی یاد دہانیاں',
  'mark-papers': 'لائسنس اور رجسٹریشن کے کاغذات',
  payments: 'ادائیگیوں کے بارے میں بینک سے سوال',
  'plan-reminders': 'ختم ہونے والے پلانوں کی یاد دہانی',
  'prepared-profiles': 'پروفائل جو کسی کمپنی نے نہیں لیے',
  'desk-log': 'لاگ کی تین سال سے پرانی سطریں',
}
