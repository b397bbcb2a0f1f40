// Mails about a house file. No mail holds a key, a name of somebody else, or what was written into the file.
import { apartInUrdu as apart } from '../apart.ts'
import { groupDigits } from '../figures.ts'
import { displayDate, displayDay } from './amounts.ts'
import { houseStages } from './house-stages.ts'

export { plotIn } from './house-page.ts'

export const waitsSubject = 'آپ کے گھر کی ایک بات آپ کے جواب کی منتظر ہے'
export const newsSubject = 'آپ کے گھر کی خبر'
export const openHouse = 'گھر کھولیں'

export const begun =
  'گھر والوں نے آپ کی کوٹیشن پر گھر کا ریکارڈ شروع کیا ہے۔ کام کے ساتھ ساتھ تصویریں لگائیں، اور ہر مرحلہ مکمل ہونے پر بتائیں۔'
/** `stage` as it is named in a letter. */
export const claim = (stage: string) => `بلڈر نے بتایا: ${stage}۔ تین تصویریں دیکھ کر جواب دیں۔`
export const claimWaits = (days: number) =>
  `${days} دن سے آپ کے جواب کا انتظار ہے۔ آپ کے کہے بغیر کچھ منظور نہیں ہوتا۔`
export const agreed = (stage: string) => `گھر والوں نے منظور کیا: ${stage}۔`
export const questioned = (stage: string) => `گھر والوں کا سوال ہے: ${stage}۔`
export const changeProposed = (isoDate: string) =>
  `ایک تبدیلی ${displayDay(isoDate)} تک آپ کے جواب کی منتظر ہے۔`
export const changeAgreed = 'آپ کی تبدیلی منظور ہو گئی۔'
export const changeDeclined = 'آپ کی تبدیلی منظور نہیں ہوئی۔'
export const paymentNoted = (pkr: number) =>
  `${groupDigits(pkr)} روپے کی ادائیگی لکھی گئی ہے۔ کیا رقم مل گئی؟`
export const paymentConfirmed = (pkr: number) => `${groupDigits(pkr)} روپے مل گئے۔`
export const paymentDenied = (pkr: number) => `بتایا گیا ہے کہ ${groupDigits(pkr)} روپے نہیں ملے۔`
export const closed = 'گھر والوں نے گھر کا ریکارڈ بند کر دیا۔'
export const deleted = 'گھر والوں نے گھر کا ریکارڈ اور اس میں موجود سب کچھ حذف کر دیا۔'

export const code = (digits: string) => `آپ کا کوڈ: ${digits}۔ اسے اپنے کھلے ہوئے صفحے پر لکھیں۔`
export const wayBack = 'اس فون پر اپنا گھر کھولیں۔ لنک ایک گھنٹے تک، ایک بار چلے گا۔'
export const erasedSoon = (isoDate: string) =>
  `${displayDate(isoDate)} کو آپ کے گھر کی تصویریں اور تحریریں مٹا دی جائیں گی۔ پہلے محفوظ کر لیں۔`
/** To the mailbox that was there before. */
export const mailboxChanged = (isoDate: string) =>
  `آپ کے گھر کا ای میل پتہ بدل دیا گیا ہے۔ اگر یہ آپ نے نہیں کیا: ${displayDate(isoDate)} تک اس پتے پر آپ کے گھر کا لنک مل سکتا ہے۔`
export const closedSoon = (isoDate: string) =>
  `گھر کے اس ریکارڈ میں کافی عرصے سے کچھ شامل نہیں ہوا۔ ${displayDate(isoDate)} کو یہ بند ہو جائے گا، اگر اس سے پہلے کچھ شامل نہ ہوا۔`

/** A stage of a list by its short name; `own` are words that may stand in a letter. */
export const stageNamed = (stage: string, own: boolean) => {
  if (Object.hasOwn(houseStages, stage)) return houseStages[stage as keyof typeof houseStages]
  return own ? apart(stage) : 'اپنے الفاظ والا ایک مرحلہ'
}
