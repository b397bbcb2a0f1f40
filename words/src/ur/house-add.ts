// The sheet that adds pictures to a house.
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
