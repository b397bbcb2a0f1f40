// Licences and registrations in the settings of a company.

import { siteName } from './language.ts'

export { kinds, refusals } from './mark-mails.ts'
export { day } from './marks.ts'

export const lead = `جو آپ کے پاس ہے درج کریں۔ ${siteName} کا آپریٹر اس کی جانچ کرتا ہے؛ آنے والوں کو وہ اسی کے بعد، جانچ کی تاریخ کے ساتھ نظر آتا ہے۔ نمبر اور دستاویزات کوئی اور نہیں دیکھتا۔`
export const loading = 'لائسنس اور رجسٹریشن آ رہے ہیں…'
export const forWhom = {
  pec: 'تعمیراتی کام کے لیے',
  pcatp: 'آرکیٹیکٹس کے لیے',
  registration: 'ایس ای سی پی یا فرم',
  ntn: 'ہر کمپنی کے لیے',
}
export const notEntered = 'درج نہیں'
export const states = {
  entered: 'جانچ کا منتظر',
  checked: 'جانچ ہو گئی، دکھایا جا رہا ہے',
  refused: 'قبول نہیں ہوا',
  expired: 'میعاد ختم، اب نہیں دکھایا جاتا',
}
/** Said of a checked one that ends soon; 0 on its last day. */
export const daysLeft = (days: number) => (days < 1 ? 'جانچ ہو گئی، آج ختم' : `جانچ ہو گئی، ${days} دن باقی`)
export const validUntil = (day: string) => `${day} تک مؤثر`
export const checkedOn = (day: string) => `${day} کو جانچ ہوئی`
export const renamed = 'دوبارہ جانچ ہوگی، کیونکہ آپ کی کمپنی کا نام بدل گیا ہے۔'
export const why = (reason: string) => `وجہ: ${reason}۔`
export const openDocument = 'دستاویز ڈاؤن لوڈ کریں'
export const withdraw = 'واپس لیں'
export const withdrawn = 'واپس لے لیا گیا'
export const enter = 'درج کریں'
export const enterAgain = 'دوبارہ درج کریں'
export const renew = 'تجدید شدہ درج کریں'
export const change = 'تبدیل کریں'
/** Distinguishes buttons of several kinds. */
export const ofKind = (label: string, kind: string) => `${label}: ${kind}`
/** Distinguishes buttons of several entries of one kind. */
export const actOn = (act: string, kind: string, state: string) => `${act}: ${kind}، ${state}`
export const number = 'نمبر'
export const numberHints = {
  pec: 'لائسنس کے مطابق، مثلاً C-4/12345',
  pcatp: 'سرٹیفکیٹ کے مطابق',
  registration: 'سرٹیفکیٹ کے مطابق',
  ntn: 'مثلاً \u20661234567-8\u2069',
}
export const holder = 'رجسٹرڈ نام'
export const lastDay = 'اس تاریخ تک مؤثر'
export const lastDayHint = 'آخری دن، جیسے دستاویز پر ہے'
export const document = 'دستاویز'
export const documentHint = (megabytes: number) =>
  `PDF یا JPEG یا PNG فائل، زیادہ سے زیادہ \u2066${megabytes}\u00a0MB\u2069`
export const documentMissing = 'براہِ کرم دستاویز چنیں'
export const numberMissing = 'براہِ کرم نمبر لکھیں'
export const holderMissing = 'براہِ کرم نام لکھیں'
export const dayMissing = 'براہِ کرم آخری دن لکھیں'
export const send = 'جانچ کے لیے بھیجیں'
export const sending = 'بھیجا جا رہا ہے…'
export const sent = 'بھیج دیا گیا۔ جانچ ہونے پر ہم ای میل کریں گے'
