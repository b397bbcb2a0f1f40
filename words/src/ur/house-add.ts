// The sheet that adds pictures to a house, and the strip that says what is being sent.
import { apartInUrdu as apart } from '../apart.ts'

export { whatsapp } from './actions.ts'

export const pictures = (count: number) => (count === 1 ? '1 تصویر' : `${count} تصویریں`)
export const more = 'اور'
export const aWord = 'ایک جملہ (اختیاری)'
export const theseShow = 'ان میں ہے'
export const work = 'کام'
export const stageIsDone = 'مرحلہ مکمل'
export const stage = 'مرحلہ'
export const send = (count: number) => (count === 1 ? '1 تصویر بھیجیں' : `${count} تصویریں بھیجیں`)
export const sendText = 'بھیجیں'
export const became = (beforeMb: string, afterMb: string) =>
  `${apart(`${beforeMb} MB`)} اس فون پر ${apart(`${afterMb} MB`)} ہو گئیں۔`
export const whileOffline = 'انٹرنیٹ نہ ہو تو یہیں رہیں گی اور بعد میں جائیں گی، ہر ایک صرف ایک بار۔'
export const removePicture = (number: number) => `تصویر ${number} ہٹائیں`
export const notReadable = (name: string) =>
  `“${apart(name)}” تصویر کے طور پر نہیں کھلتی، اس لیے چھوڑ دی گئی۔`
export const tooMany = 'ایک بار میں زیادہ سے زیادہ 10 تصویریں جاتی ہیں۔ باقی چھوڑ دی گئیں۔'
export const nothingYet = 'تصویر یا ایک جملہ شامل کریں۔'
export const addPictures = 'تصویریں لگائیں'

// Sending.
export const sentOf = (sent: number, all: number) =>
  all === 1 ? `1 میں سے ${sent} تصویر چلی گئی` : `${all} میں سے ${sent} تصویریں چلی گئیں`
export const megabytesOf = (sentMb: string, allMb: string) => `${allMb} میں سے ${apart(`${sentMb} MB`)}`
export const slowLine = 'انٹرنیٹ سست ہے۔ جو نہیں گئیں وہ اسی فون پر ہیں اور جلد چلی جائیں گی۔'
export const waitHere = (count: number) =>
  count === 1 ? 'انٹرنیٹ نہیں۔ 1 تصویر اس فون پر ہے۔' : `انٹرنیٹ نہیں۔ ${count} تصویریں اس فون پر ہیں۔`
export const goByThemselves = 'انٹرنیٹ آنے اور یہ صفحہ کھلا ہونے پر خود چلی جائیں گی۔ کچھ دو بار نہیں جاتا۔'
export const sent = 'بھیج دی گئیں'
export const tellFamily = 'گھر والوں کو واٹس ایپ پر بتائیں'
