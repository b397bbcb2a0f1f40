// Profiles that the desk prepares for companies without an account.

import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

export { cancel } from './actions.ts'
export { copyFailed } from './desk-shared.ts'
export { companyName as name } from './labels.ts'

export const title = 'کمپنیوں کو دعوت'
export const lead =
  'پروفائل تیار کریں، پھر اس کی کمپنی کو لنک بھیجیں۔ جب تک کمپنی اسے نہ لے، پروفائل کسی اور کو نظر نہیں آتا۔ 90 دن تک کوئی تبدیلی نہ ہو تو حذف ہو جاتا ہے۔'
export const loading = 'تیار پروفائل کھل رہے ہیں…'
export const loadingFailed = (why: string) => `تیار پروفائل نہیں کھل سکے۔ ${why}`
export const list = 'تیار پروفائل'
export const none = 'کوئی پروفائل اپنی کمپنی کا انتظار نہیں کر رہا۔'
export const more = 'مزید پروفائل'
export const end = 'کوئی اور پروفائل نہیں۔'
export const prepare = 'پروفائل تیار کریں'
export const notConfirmed = 'کمپنی نے ابھی تصدیق نہیں کی'
export const preparedOn = (day: string) => `${day} کو تیار ہوا`
export const noLink = 'ابھی کوئی لنک نہیں'
export const linkUntil = (day: string) => `لنک ${day} تک کام کرتا ہے`
export const linkEnded = (day: string) => `لنک ${day} کو ختم ہو گیا`
export const mailedOn = (day: string) => `${day} کو ای میل ہوا`
export const openedOn = (day: string) => `${day} کو کھولا گیا`
export const notOpened = 'ابھی نہیں کھولا گیا'

export const phone = 'فون'
export const whatsapp = 'واٹس ایپ نمبر'
export const website = 'ویب سائٹ'
export const city = 'دفتر کا شہر'
export const about = 'کمپنی کے بارے میں'
export const source = 'یہ تفصیل کہاں سے ہے'
export const sourceIs = (from: string) => `تفصیل یہاں سے: ${apart(from)}`
export const sourceHint = 'کمپنی یہ پڑھتی ہے، مثلاً: آپ کی ویب سائٹ، جوہر ٹاؤن میں آپ کا بورڈ'
export const email = 'لنک کے لیے ای میل پتہ'
export const emailHint = 'خالی چھوڑیں تو لنک صرف واٹس ایپ پر بھیجیں'
export const language = 'لنک اور اس کی ای میل کی زبان'
export const services = 'سروسز'

export const nameMissing = 'براہِ کرم کمپنی کا نام لکھیں'
export const servicesMissing = 'براہِ کرم کم از کم ایک سروس چنیں'
export const sourceMissing = 'براہِ کرم لکھیں کہ یہ تفصیل کہاں سے ہے'

export const prepareTitle = 'پروفائل تیار کریں'
export const changeTitle = (company: string) => `پروفائل بدلیں: ${apart(company)}`
export const save = 'محفوظ کریں'
export const saving = 'محفوظ ہو رہا ہے…'
export const savedNew = 'پروفائل تیار ہے'
export const savedChange = 'پروفائل بدل گیا'
export const change = 'تبدیل کریں'
export const changeOf = (company: string) => `تبدیل کریں: ${apart(company)}`

export const makeLink = 'لنک بنائیں'
export const makeLinkAgain = 'نیا لنک بنائیں'
export const makeLinkOf = (company: string) => `لنک بنائیں: ${apart(company)}`
export const linkTitle = (company: string) => `${apart(company)} کے لیے لنک`
export const linkText = (days: number) =>
  `یہ ${days} دن تک کام کرتا ہے۔ پہلے بنایا ہوا لنک کام نہیں کرے گا۔ نیا لنک صرف ابھی نظر آئے گا۔`
export const mailIt = (address: string) => `اسے ${apart(address)} پر ای میل بھی کریں`
export const make = 'لنک بنائیں'
export const making = 'لنک بن رہا ہے…'
export const yourLink = 'لنک'
export const mailed = (address: string) => `یہ ${apart(address)} پر ای میل کیا گیا۔`
export const copy = 'لنک کاپی کریں'
export const copied = 'لنک کاپی ہو گیا'
export const sendOnWhatsApp = 'واٹس ایپ پر بھیجیں'
export const chatText = (company: string, source: string, link: string) =>
  `السلام علیکم، یہ ${siteName} ہے، جہاں پاکستان کے خاندان گھر بنانے والی کمپنیاں تلاش کرتے ہیں۔ ہم نے ${company} کا پروفائل تیار کیا ہے (تفصیل یہاں سے لی گئی: ${source})۔ جب تک آپ اسے نہ لیں، یہ کسی کو نظر نہیں آتا؛ یہ مفت ہے، اور آپ اسے بدل یا حذف کر سکتے ہیں: ${link}`
export const done = 'ہو گیا'

export const remove = 'حذف کریں'
export const removeOf = (company: string) => `حذف کریں: ${apart(company)}`
export const removeQuestion = (company: string) => `${apart(company)} کا پروفائل حذف کریں؟`
export const removeText = 'یہ ہمیشہ کے لیے حذف ہو جائے گا، اور اس کا لنک کام نہیں کرے گا۔'
export const removeIt = 'حذف کر دیں'
export const keepIt = 'رہنے دیں'
export const removed = 'پروفائل حذف ہو گیا'
