// Mails about requests and quotes. No mail contains a key, a name or a number of another person.

import { apartInUrdu as apart } from '../apart.ts'
import { displayDate } from './amounts.ts'
import { siteName } from './language.ts'

export const confirmSubject = 'براہِ کرم کوٹیشن کی اپنی درخواست کی تصدیق کریں'
export const confirmAsked = `آپ نے ${siteName} پر کوٹیشن کی درخواست لکھی ہے۔ یہ ابھی نہیں بھیجی گئی: یہاں تصدیق کرنے پر کمپنیوں کو نظر آئے گی:`
export const confirmAndSend = 'تصدیق کریں اور بھیجیں'
export const confirmLife = (hours: number) =>
  `اس کے لیے آپ کے پاس ${hours} گھنٹے ہیں؛ پھر درخواست حذف ہو جاتی ہے۔ یہ ای میل سنبھال کر رکھیں: بعد میں اس کا لنک کسی بھی ڈیوائس پر آپ کی درخواست کھولتا ہے۔ جس کے پاس یہ لنک ہو وہ آپ کی طرف سے سب کچھ کر سکتا ہے، اس لیے کسی اور کو نہ دیں۔`
export const notYou = 'اگر آپ نے کوئی درخواست نہیں لکھی تو کچھ کرنے کی ضرورت نہیں۔'

/** Names a request for its company; `place` is a city. */
export const invitedSubject = (place: string) => `${place} سے کوٹیشن کی درخواست`
export const invited = (service: string, place: string) =>
  `ایک خاندان آپ کی کمپنی سے کوٹیشن مانگ رہا ہے: ${place} میں ${service}۔`

const many = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`)

export const companyQuestions = (count: number) =>
  `آپ کی کوٹیشن کے بارے میں ${many(count, 'ایک سوال', 'سوال')} آپ کے جواب کے انتظار میں ${count === 1 ? 'ہے' : 'ہیں'}۔`
export const familyAnswers = (count: number) =>
  `گھر والوں نے ${many(count, 'ایک سوال', 'سوالوں')} کا جواب دے دیا ہے۔ جن کمپنیوں سے پوچھا گیا، سب کو جواب نظر آتا ہے۔`
export const quoteChosen = (hasNumber: boolean) =>
  `خوش خبری: گھر والوں نے آپ کی کوٹیشن چنی ہے۔ ${hasNumber ? 'ان کا فون نمبر درخواست کے صفحے پر ہے۔' : 'وہ درخواست کے صفحے پر آپ کو اپنا فون نمبر دکھا سکتے ہیں۔'}`
export const notChosen = 'گھر والوں نے کوئی اور کوٹیشن چنی ہے۔ آپ کی کوٹیشن کا شکریہ۔'
/** For a company that sent no quote. */
export const otherChosen = 'گھر والوں نے کوئی اور کمپنی چنی ہے۔'
export const closed = 'گھر والوں نے کوئی کوٹیشن چنے بغیر درخواست بند کر دی ہے۔'
export const companyNewsSubject = 'کوٹیشن کی ایک درخواست کی خبر'
export const chosenSubject = 'آپ کی کوٹیشن چنی گئی'
export const seeRequest = 'درخواست کھولیں'

export const quotes = (count: number) =>
  `آپ کی درخواست پر ${many(count, 'ایک کوٹیشن', 'کوٹیشنز')} آئی ${count === 1 ? 'ہے' : 'ہیں'}۔`
export const questions = (count: number) =>
  `آپ کی درخواست کے بارے میں ${many(count, 'ایک سوال', 'سوال')} آپ کے جواب کے انتظار میں ${count === 1 ? 'ہے' : 'ہیں'}۔`
export const answers = (count: number) =>
  count === 1 ? 'ایک کمپنی نے آپ کے سوال کا جواب دیا ہے۔' : `کمپنیوں نے آپ کے ${count} سوالوں کا جواب دیا ہے۔`
/** Parts of one line about a request and about a quote. */
export const estimateOf = (amount: string) => `تخمینہ ${amount}`
export const openUntil = (isoDate: string) => `${displayDate(isoDate)} تک کھلی`
export const quoteOf = (company: string, amount: string) => `${apart(company)}: ${amount}`
export const aCompany = 'ایک کمپنی'

export const quotesSubject = 'آپ کی درخواست پر ایک کوٹیشن'
export const newsSubject = 'کوٹیشن کی آپ کی درخواست کی خبر'
export const openYours = 'اپنی درخواست کھولیں'
export const openWhere =
  'یہ لنک اسی ڈیوائس پر کام کرتا ہے جس سے آپ نے درخواست بھیجی تھی۔ دوسری ڈیوائس پر ہماری پہلی ای میل کا لنک استعمال کریں۔'

export const suggestedSubject = 'اور کمپنیاں جن سے آپ کوٹیشن مانگ سکتے ہیں'
export const noAnswerYet = (place: string) =>
  `${place} میں کوٹیشن کی آپ کی درخواست کا ابھی کسی کمپنی نے جواب نہیں دیا۔ ہمیں اس پر افسوس ہے۔`
export const suggested = (companies: readonly string[]) => {
  if (companies.length === 0) {
    return 'وہاں یہ کام دوسری کمپنیاں بھی کرتی ہیں۔ ان کے نام آپ کی درخواست کے صفحے پر ہیں۔'
  }
  return companies.length === 1
    ? `وہاں یہ کام یہ کمپنی بھی کرتی ہے: ${apart(companies[0] ?? '')}۔`
    : `وہاں یہ کام یہ کمپنیاں بھی کرتی ہیں: ${companies.map(apart).join('، ')}۔`
}
export const youDecide =
  'انہیں آپ کی درخواست کا علم نہیں۔ کس سے پوچھنا ہے یہ آپ اپنی درخواست کے صفحے پر خود طے کرتے ہیں۔'

export const reminderCompanySubject = 'کوٹیشن کی ایک درخواست ابھی آپ کے انتظار میں ہے'
export const reminderCompany = (days: number) =>
  `ایک خاندان نے ${days} دن پہلے آپ کی کمپنی سے کوٹیشن مانگی، اور ابھی تک کسی نے اسے نہیں دیکھا۔ اگر یہ آپ کے لیے نہیں تو براہِ کرم معذرت کر دیں: پھر وہ کسی اور کمپنی سے پوچھ سکتے ہیں۔`
export const reminderFamilySubject = 'آپ کی کچھ کوٹیشنز ابھی پڑھی نہیں گئیں'
export const reminderFamily = (days: number) =>
  `آپ کی درخواست پر ${days} دن یا اس سے پہلے کوٹیشنز آئیں، اور آپ نے انہیں ابھی نہیں دیکھا۔`
export const stopReminders = 'مزید یاد دہانیاں نہ لینے کے لیے یہ لنک کھول کر بٹن دبائیں:'
export const stop = 'مزید یاد دہانیاں نہیں'
