// Reports: the desk's list, and one report.
import { apartInUrdu as apart } from '../apart.ts'

export { cancel, tryAgain } from './actions.ts'
export { reasons } from './report.ts'

export const title = 'شکایتیں'
export const lead =
  'آنے والوں، کمپنیوں اور گھر والوں نے جن چیزوں کی شکایت کی ہے۔ اسے دیکھیں، ضرورت ہو تو قدم اٹھائیں، پھر شکایت بند کریں۔'
export const loading = 'شکایتیں لوڈ ہو رہی ہیں…'
export const loadingFailed = (why: string) => `شکایتیں لوڈ نہیں ہو سکیں۔ ${why}`
export const openCount = (count: number) =>
  count >= 100 ? '100 یا زیادہ کھلی ہیں' : count === 1 ? '1 کھلی ہے' : `${count} کھلی ہیں`
export const filters = 'کون سی شکایتیں'
export const states = { open: 'کھلی', closed: 'بند' }
export const allKinds = 'سب'
export const kindFilters = {
  profile: 'کمپنیاں',
  project: 'پراجیکٹ',
  request: 'درخواستیں',
  quote: 'کوٹیشنز',
}
export const kinds = {
  profile: 'کمپنی',
  project: 'پراجیکٹ',
  request: 'کوٹیشن کی درخواست',
  quote: 'کوٹیشن',
}
export const list = 'شکایتیں'
export const none = 'کوئی شکایت منتظر نہیں۔'
export const noneClosed = 'کوئی شکایت بند نہیں ہوئی۔'
export const more = 'مزید شکایتیں'
export const end = 'اور کوئی شکایت نہیں۔'
export const untitled = 'بے نام'

export const outcomes = {
  'nothing-wrong': 'کچھ غلط نہیں',
  asked: 'مالک سے پوچھا گیا',
  hidden: 'چھپا دیا گیا',
  suspended: 'معطل کر دیا گیا',
}

export const report = 'شکایت'
export const toList = 'سب شکایتیں'
export const oneFailed = (why: string) => `شکایت لوڈ نہیں ہو سکی۔ ${why}`
export const takenBy = (name: string) => `ذمے داری: ${apart(name)}`
export const facts = {
  reported: 'شکایت کب ہوئی',
  reason: 'وجہ',
  by: 'کس نے کی',
  told: 'جواب',
  taken: 'کس کے ذمے',
  closed: 'کب بند ہوئی',
  outcome: 'نتیجہ',
}
export const byVisitor = 'ایک آنے والے نے'
export const byHomeowner = 'گھر والوں نے'
export const byCompany = (name: string) => `کمپنی: ${apart(name)}`
export const isTold = 'شکایت بند ہونے پر ای میل بھیجی جائے گی'
export const isNotTold = 'کوئی پتا نہیں دیا گیا'
export const reporterWrote = 'شکایت میں کیا لکھا گیا'
export const wroteNothing = 'وجہ کے سوا کچھ نہیں۔'

export const thing = 'شکایت کس کی ہے'
export const texts = 'وہاں کیا لکھا ہے'
export const noTexts = 'وہاں کچھ نہیں لکھا۔'
export const pictures = 'تصویریں'
export const picture = (number: number) => `تصویر ${number}`
export const openCompany = 'ڈیسک پر کمپنی'
export const asVisitors = 'جیسے آنے والوں کو نظر آتا ہے'
export const projectHidden = 'ڈیسک نے یہ پراجیکٹ چھپا رکھا ہے۔'
export const hideHint =
  'چھپانے یا معطل کرنے کے لیے ڈیسک پر کمپنی کھولیں۔ مالک کو وجہ اور جواب دینے کا طریقہ ای میل کیا جاتا ہے۔ پھر واپس آ کر شکایت بند کریں۔'
export const requestHint =
  'درخواست صرف اس کے گھر والوں اور بلائی گئی کمپنیوں کو نظر آتی ہے۔ رابطے کی معلومات یہاں نہیں دکھائی جاتیں۔'

export const others = (count: number) =>
  count === 1 ? 'اسی کی ایک اور کھلی شکایت' : `اسی کی ${count} اور کھلی شکایتیں`

export const act = 'کیا کریں'
export const take = 'اپنے ذمے لیں'
export const taken = 'لکھ لیا گیا: یہ آپ کے ذمے ہے'
export const close = 'شکایت بند کریں'
export const outcome = 'کیا نتیجہ نکلا'
export const chooseOutcome = 'نتیجہ چنیں'
export const outcomeMissing = 'براہِ کرم نتیجہ چنیں'
export const wordsTo = 'مالک کے نام'
export const wordsHint =
  'صرف ”مالک سے پوچھا گیا“ کے ساتھ: جوں کا توں، جواب دینے کے طریقے سمیت، ای میل کیا جاتا ہے۔'
export const wordsMissing = 'براہِ کرم مالک کو لکھیں'
export const closeOthers = (count: number) =>
  count === 1 ? 'دوسری شکایت بھی اسی طرح بند کریں' : `باقی ${count} شکایتیں بھی اسی طرح بند کریں`
export const closing = 'بند ہو رہی ہے…'
export const closed = 'شکایت بند ہو گئی'
export const changed = 'کسی اور نے پہل کر لی۔ اب صورتِ حال یہ ہے۔'
