// The screen of the log. The texts of its lines are in `desk-log.ts`, which the server needs for its file as well.
import { apartInUrdu as apart } from '../apart.ts'

export { reasons, silent, states, withoutWords } from './desk-companies.ts'
export { byCommand, byCompany, byServer, columns, events, subjectKinds } from './desk-log.ts'
export { day, refusals, states as markStates } from './settings-marks.ts'

export const title = 'لاگ'
export const lead =
  'ڈیسک پر جو کچھ کیا گیا، سب سے نیا پہلے۔ کوئی سطر تبدیل نہیں ہو سکتی۔ اوقات پاکستان کے ہیں۔'
export const loading = 'لاگ لوڈ ہو رہا ہے…'
export const loadingFailed = (why: string) => `لاگ لوڈ نہیں ہو سکا۔ ${why}`

export const filters = 'کون سی سطریں'
export const event = 'کیا'
export const anyEvent = 'سب کچھ'
export const from = 'اس دن سے'
export const to = 'اس دن تک'
export const show = 'دکھائیں'
export const onlyPerson = (name: string) => `کرنے والا: ${apart(name)}`
export const onlySubject = (id: string) => `کس کے بارے میں: ${apart(id)}`
export const onlyThisPerson = (name: string) => `صرف ان کا کیا ہوا: ${apart(name)}`
export const onlyThisSubject = 'صرف جو اس کے ساتھ کیا گیا'
export const takeAway = (filter: string) => `ہٹائیں: ${filter}`
export const noDay = 'دن، مہینہ اور سال لکھیں، یا کچھ نہ لکھیں'
export const wrongOrder = 'پہلا دن آخری دن کے بعد ہے'

export const list = 'لاگ کی سطریں'
export const none = 'لاگ خالی ہے۔'
export const noneHere = 'ایسی کوئی سطر نہیں۔'
export const showAll = 'سب کچھ دکھائیں'
export const more = 'پرانی سطریں'
export const end = 'یہ سب سے پرانی سطر ہے۔'
export const by = 'کس نے'
export const about = 'کس کے بارے میں'
export const network = 'نیٹ ورک'
export const ownAccount = 'اپنا اکاؤنٹ'
export const arrow = '←'
export const unset = 'کچھ نہیں'
export const yes = 'ہاں'
export const no = 'نہیں'
/** Names of the facts before and after an act. */
export const factNames: Record<string, string> = {
  name: 'نام',
  month: 'مہینہ',
  lines: 'سطریں',
  role: 'کام',
  event: 'کیا',
  actorId: 'کس نے',
  subjectId: 'کس کے بارے میں',
  from: 'اس دن سے',
  until: 'اس دن تک',
  state: 'حالت',
  position: 'ترتیب میں نمبر',
  why: 'کیوں',
  reason: 'وجہ',
  project: 'پراجیکٹ',
  projects: 'پراجیکٹ',
  sessions: 'سیشن',
  category: 'سروس',
  city: 'شہر',
  without: 'کس کے بغیر',
  searched: 'تلاش کیا',
  outcome: 'نتیجہ',
  mark: 'لائسنس یا رجسٹریشن',
  validUntil: 'اس تاریخ تک مؤثر',
  kind: 'کس چیز کی',
  reports: 'شکایتیں',
  mailed: 'ای میل ہوا',
  newAddress: 'نیا پتہ',
  takenBy: 'پہلے کس کے ذمے',
  companies: 'کمپنیاں',
  again: 'دوبارہ',
  nameUr: 'اردو نام',
  refundNote: 'نوٹ کا نمبر',
  bankNumber: 'بینک کا نمبر',
  amount: 'رقم',
  way: 'طریقہ',
  answer: 'جواب',
  reference: 'حوالہ',
}

/** How money was given back. */
export const refundWays = { call: 'کال سے', hand: 'خود' }

export const save = 'فائل میں محفوظ کریں (CSV)'
export const saving = 'محفوظ ہو رہا ہے…'
export const saved = 'لاگ فائل میں محفوظ ہو گیا'
