// The desk's screen of the order of companies.
import { apartInUrdu as apart } from '../apart.ts'

export { tryAgain } from './actions.ts'
export { states } from './desk-companies.ts'
export { sayWhyOrder } from './desk-problems.ts'
export { semicolon } from './language.ts'

export const title = 'کمپنیوں کی ترتیب'
export const lead =
  'یہ کمپنیاں ہر فہرست میں اسی ترتیب سے سب سے پہلے آتی ہیں۔ باقی سب ان کے بعد، شامل ہونے کی ترتیب سے آتی ہیں۔'
export const loading = 'ترتیب لوڈ ہو رہی ہے…'
export const loadingFailed = (why: string) => `ترتیب لوڈ نہیں ہو سکی۔ ${why}`
export const list = 'ترتیب میں کمپنیاں'
export const none = 'ابھی کسی کمپنی کو ترتیب نہیں دی گئی۔ کوئی کمپنی تلاش کر کے شامل کریں۔'
export const more = (count: number) =>
  `${count} سے زیادہ کمپنیوں کو ترتیب دی گئی ہے۔ باقی ان کے بعد آتی ہیں اور ان کی ترتیب قائم رہتی ہے۔`
export const how = 'کمپنی کو گھسیٹیں، تیر دبائیں، یا اس کا نمبر لکھیں۔'
export const positionOf = (name: string) => `${apart(name)} کا نمبر`
export const wrongPosition = (count: number) => `براہِ کرم 1 سے ${count} تک پورا عدد لکھیں`
export const takeOut = (name: string) => `${apart(name)} کو ترتیب سے نکالیں`
export const takenOut = (name: string) => `${apart(name)}: ترتیب سے نکال دی گئی`

export const addTitle = 'کمپنی شامل کریں'
export const search = 'کمپنی تلاش کریں'
export const searchHint = 'نام، سروس یا عنوان؛ یا پورا ای میل پتہ، فون نمبر یا شناخت'
export const find = 'تلاش کریں'
export const finding = 'تلاش ہو رہی ہے…'
export const found = 'ملنے والی کمپنیاں'
export const noneFound = 'ایسی کوئی کمپنی نہیں۔'
export const onlyFirst = 'یہ پہلی چند کمپنیاں ہیں۔ کسی اور کے لیے مزید لکھیں۔'
export const add = 'شامل کریں'
export const addNamed = (name: string) => `${apart(name)} کو آخر میں شامل کریں`
export const added = (name: string, place: number) => `${apart(name)}: نمبر ${place} پر شامل`
export const standsAt = (place: number) => `نمبر ${place} پر ہے`
export const full = (most: number) =>
  `زیادہ سے زیادہ ${most} کمپنیوں کو ترتیب دی جا سکتی ہے۔ پہلے کوئی ایک نکالیں۔`

export const notSaved = (count: number) =>
  count === 1 ? '1 تبدیلی ابھی محفوظ نہیں ہوئی' : `${count} تبدیلیاں ابھی محفوظ نہیں ہوئیں`
export const undoAll = 'سب واپس کریں'
export const look = 'تبدیلیاں دیکھیں اور محفوظ کریں'
export const saveQuestion = 'یہ ترتیب محفوظ کریں؟'
export const saveLead =
  'آنے والوں کو یہ فوراً نظر آئے گی۔ جو کمپنیاں صرف دوسروں کے ساتھ سرکتی ہیں وہ یہاں نہیں لکھیں۔'
export const changes = 'تبدیلیاں'
export const was = (place: number) => `پہلے نمبر ${place}`
export const isNew = 'نئی'
export const before = 'ابھی'
export const after = 'بعد میں'
export const why = 'کیوں'
export const whyHint = 'جس کمپنی کی جگہ بدلے اس کے ساتھ لاگ میں رہتا ہے۔ دیکھنے والوں کو نظر نہیں آتا۔'
export const moved = (name: string, from: number, to: number) =>
  `${apart(name)}: نمبر ${from} سے نمبر ${to} پر`
export const putIn = (name: string, to: number) => `${apart(name)}: نمبر ${to} پر نئی`
export const leaves = (name: string, from: number) =>
  `${apart(name)}: اب کوئی نمبر نہیں، پہلے نمبر ${from} تھا`
export const save = 'محفوظ کریں'
export const saved = 'ترتیب محفوظ ہو گئی'
export const changedMeanwhile =
  'اس دوران ڈیسک پر کسی نے دوسری ترتیب محفوظ کر دی ہے۔ آپ کی ترتیب نیچے موجود ہے: تبدیلیاں دیکھیں، پھر محفوظ کریں یا سب واپس کریں۔'
export const changedBy = (actor: string, time: string) =>
  `${apart(actor)} نے ${time} کو دوسری ترتیب محفوظ کی۔ آپ کی ترتیب نیچے موجود ہے: تبدیلیاں دیکھیں، پھر محفوظ کریں یا سب واپس کریں۔`
