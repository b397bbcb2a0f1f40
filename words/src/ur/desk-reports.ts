// Reports: the desk's list, and one report.

import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

export { atDesk, elseWaits, nextOne, oneBefore, waits } from './desk-shared.ts'
export { reasons } from './report.ts'

export const title = 'شکایتیں'
export const loading = 'شکایتیں لوڈ ہو رہی ہیں…'
export const loadingFailed = (why: string) => `شکایتیں لوڈ نہیں ہو سکیں۔ ${why}`
export const filters = 'کون سی شکایتیں'
export const states = { open: 'کھلی', closed: 'بند' }
/** Label of the kind of thing. */
export const about = 'کس کے بارے میں'
export const allKinds = 'سب'
export const kindFilters = {
  profile: 'کمپنیاں',
  project: 'پراجیکٹ',
  request: 'درخواستیں',
  quote: 'کوٹیشنز',
  'house-entry': 'گھر کے ریکارڈ کے اندراج',
}
export const kinds = {
  profile: 'کمپنی',
  project: 'پراجیکٹ',
  request: 'کوٹیشن کی درخواست',
  quote: 'کوٹیشن',
  'house-entry': 'گھر کے ریکارڈ کا اندراج',
}
/** Title of an entry, by the side that wrote it: nobody is named. */
export const entryBy = {
  family: 'گھر والوں کا اندراج',
  builder: 'بلڈر کا اندراج',
  site: 'سائٹ کا اندراج',
}
export const list = 'شکایتیں'
export const none = 'کوئی شکایت منتظر نہیں۔'
export const noneClosed = 'کوئی شکایت بند نہیں ہوئی۔'
export const more = 'مزید شکایتیں'
export const end = 'اور کوئی شکایت نہیں۔'
export const untitled = 'بے نام'
/** Between reasons. */
export const comma = '، '

export const outcomes = {
  'nothing-wrong': 'کچھ غلط نہیں',
  asked: 'مالک سے پوچھا گیا',
  hidden: 'چھپا دیا گیا',
  suspended: 'معطل کر دیا گیا',
}

export const toList = 'سب شکایتیں'
export const oneFailed = (why: string) => `شکایت لوڈ نہیں ہو سکی۔ ${why}`
export const takenBy = (name: string) => `ذمے داری: ${apart(name)}`
export const byVisitor = 'ایک آنے والے نے'
export const byHomeowner = 'گھر والوں نے'
export const byHouse = 'کسی ایسے نے جو گھر کا ریکارڈ پڑھ سکتا ہے'
export const byCompany = (name: string) => `کمپنی: ${apart(name)}`

export const thing = 'شکایت کس کی ہے'
export const noTexts = 'وہاں کچھ نہیں لکھا۔'
export const pictures = 'تصویریں'
export const picture = (number: number) => `تصویر ${number}`
export const seenNow = 'جیسے آنے والوں کو اب نظر آتا ہے'
export const openPage = 'صفحہ کھولیں'
export const nextThing = 'اگلی چیز'
/** Place of a thing in the queue. */
export const placeOf = (place: number, count: number) =>
  `${count === 1 ? '1 چیز' : `${count} چیزوں`} میں سے ${place}`
/** Beside the button that hides. */
export const undo = 'کسی بھی وقت واپس لائیں'
export const projectHidden = 'ڈیسک نے یہ پراجیکٹ چھپا رکھا ہے۔'
export const requestHint =
  'درخواست صرف اس کے گھر والوں اور بلائی گئی کمپنیوں کو نظر آتی ہے۔ رابطے کی معلومات یہاں نہیں دکھائی جاتیں۔'

export const entryHint =
  'گھر کے ریکارڈ کا ایک اندراج، جسے صرف گھر والے اور بلڈر پڑھ سکتے ہیں۔ یہاں نہ کوئی نام دکھائی دیتا ہے، نہ رقم، نہ کوئی اور اندراج۔ الفاظ اور تصویریں تب تک دکھائی دیتی ہیں جب تک اس کی کوئی شکایت کھلی ہے۔'
export const entryTakenOut = `${siteName} نے یہ اندراج ہٹا دیا ہے۔`
export const houseHeld = 'ڈیسک نے اس گھر کا ریکارڈ روک رکھا ہے: اس کے لوگ اسے پڑھ سکتے ہیں، کچھ کر نہیں سکتے۔'

export const act = 'کیا کریں'
export const take = 'اپنے ذمے لیں'
export const taken = 'لکھ لیا گیا: یہ آپ کے ذمے ہے'

export const wordsMissing = 'براہِ کرم مالک کو لکھیں'

export const reportsOf = (count: number) =>
  count >= 100 ? '100 یا زیادہ شکایتیں' : count === 1 ? '1 شکایت' : `${count} شکایتیں`
/** Numbers of things and of open reports, counted among the first 100 reports. */
export const openCount = (things: number, reports: number) => {
  const named = things === 1 ? '1 چیز' : `${things} چیزیں`
  return `${named}${reports >= 100 ? ' یا زیادہ' : ''}، ${reportsOf(reports)}`
}
export const reasonCount = (reason: string, count: number) =>
  count === 1 ? reason : `${reason} (${count} بار)`

/** Before the thing is known. */
export const report = 'ایک چیز کی شکایتیں'
export const aboutIt = (count: number) => `اس کی ${reportsOf(count)}`
export const mostShown = 'یہاں سب سے پرانی 100 ہیں۔ آپ جو کریں گے وہ سب کے ساتھ ہو گا۔'
export const isTold = 'پتہ دیا ہے: بتایا جائے گا کہ آپ نے کیا کیا'
export const isNotTold = 'پتہ نہیں دیا'
export const facts = { taken: 'کس کے ذمے', outcome: 'نتیجہ', closed: 'کب بند ہوئیں' }
export const othersWait = 'اس کے بعد اس کی اور شکایتیں آئی ہیں'

export const hide = {
  profile: 'کمپنی چھپائیں',
  project: 'پراجیکٹ چھپائیں',
  quote: 'کمپنی چھپائیں',
  'house-entry': 'اندراج ہٹائیں',
}
export const hideQuestion = {
  profile: 'کمپنی چھپائیں؟',
  project: 'پراجیکٹ چھپائیں؟',
  quote: 'کمپنی چھپائیں؟',
  'house-entry': 'یہ اندراج ہمیشہ کے لیے ہٹائیں؟',
}
export const hideNote =
  'چھپانے سے آنے والوں کو نظر نہیں آتا۔ مالک کو وجہ اور جواب دینے کا طریقہ بتایا جاتا ہے۔ اسے کسی بھی وقت واپس لایا جا سکتا ہے۔'
export const hideLead =
  'آنے والوں کو نظر نہیں آئے گا۔ مالک کو وجہ، آپ کے الفاظ اور جواب دینے کا طریقہ ای میل کیا جاتا ہے۔ جنہوں نے شکایت کے ساتھ پتہ دیا انہیں بتایا جاتا ہے کہ یہ چھپا دیا گیا، آپ کے الفاظ نہیں۔ اس کی سب شکایتیں بند ہو جاتی ہیں۔'
export const entryNote = `ہٹانے پر ایک سطر رہ جاتی ہے: “${siteName} نے ہٹا دیا”۔ الفاظ مٹ جاتے ہیں، تصویریں کسی کو نہیں دکھائی جاتیں، اور ان کی فائلیں 90 دن بعد حذف ہو جاتی ہیں۔ یہ واپس نہیں لایا جا سکتا۔`
export const hidden = 'چھپا دیا گیا۔ شکایتیں بند ہو گئیں'
export const hold = 'گھر کا ریکارڈ روکیں'
export const holdQuestion = 'اس گھر کا ریکارڈ روکیں؟'
export const holdLead =
  'جب تک آپ اسے نہ چھوڑیں، اس میں کوئی کچھ نہیں کر سکتا: نہ اضافہ، نہ منظوری، نہ ادائیگی، نہ حذف۔ اس کے لوگ اسے پڑھ سکتے ہیں اور وجہ دیکھتے ہیں۔ تازہ کوڈ چاہیے۔'
export const held = 'گھر کا ریکارڈ روک دیا گیا'
export const release = 'گھر کا ریکارڈ چھوڑ دیں'
export const released = 'گھر کا ریکارڈ چھوڑ دیا گیا'
export const closeAs = {
  hidden: 'بند کریں: یہ پہلے سے چھپا ہوا ہے',
  suspended: 'بند کریں: کمپنی پہلے سے معطل ہے',
}
export const write = {
  company: 'کمپنی کو لکھیں',
  homeowner: 'گھر والوں کو لکھیں',
  family: 'گھر والوں سے پوچھیں',
}
export const noMailbox = 'اس گھر والوں کا کوئی تصدیق شدہ ای میل نہیں، اس لیے ان سے نہیں پوچھا جا سکتا۔'
export const writeLead = 'اس کی سب شکایتیں “مالک سے پوچھا گیا” کے ساتھ بند ہو جاتی ہیں۔'
export const wordsTo = 'آپ کے الفاظ'
export const wordsHint = 'جوں کے توں، جواب دینے کے طریقے سمیت، ای میل کیے جاتے ہیں۔'
export const send = 'بھیجیں اور بند کریں'
export const sending = 'بھیجا جا رہا ہے…'
export const dismiss = (count: number) => (count === 1 ? 'شکایت رد کریں' : `سب ${count} رد کریں`)
export const dismissQuestion = 'کیا اس میں کچھ غلط نہیں؟'
export const dismissLead = 'جنہوں نے پتہ دیا انہیں یہ بتایا جاتا ہے۔ بند کی ہوئی شکایت دوبارہ نہیں کھل سکتی۔'
export const history = {
  profile: 'اس کمپنی کی تاریخ',
  project: 'اس پراجیکٹ کی تاریخ',
  request: 'اس درخواست کی تاریخ',
  quote: 'اس کوٹیشن کی تاریخ',
  'house-entry': 'اس اندراج اور اس کے گھر کی تاریخ',
}
/** `more`: there are others behind these. */
export const historyCount = (acts: number, more: boolean) => {
  if (more) return `${acts} سے زیادہ کام`
  return acts === 0 ? 'ابھی کچھ نہیں' : acts === 1 ? '1 کام' : `${acts} کام`
}
export const historyLoading = 'تاریخ آ رہی ہے…'
export const historyFailed = (why: string) => `تاریخ نہیں آ سکی۔ ${why}`
export const noHistory = 'ڈیسک پر ابھی کسی نے اس کے ساتھ کچھ نہیں کیا۔'
export const earlier = 'اس سے پہلے کے کام'

/** Acts of the keys A and R. */
export const keyActs = { hide: 'چھپائیں', write: 'لکھیں', close: 'بند کریں', dismiss: 'رد کریں' }
export const closed = 'شکایتیں بند ہو گئیں'
