// The strip that says what of a house is being sent, and what waits on the device.
import { apartInUrdu as apart } from '../apart.ts'
import { displayDay } from './amounts.ts'

export { sending, tryAgain } from './actions.ts'
export { displayDay } from './amounts.ts'

export const sentOf = (sent: number, all: number) =>
  all === 1 ? `1 میں سے ${sent} تصویر چلی گئی` : `${all} میں سے ${sent} تصویریں چلی گئیں`
export const megabytesOf = (sentMb: string, allMb: string) => `${allMb} میں سے ${apart(`${sentMb} MB`)}`
export const slowLine = 'انٹرنیٹ سست ہے۔ جو نہیں گئیں وہ اسی فون پر ہیں اور جلد چلی جائیں گی۔'
/** `count` 0: no pictures, but words or a payment. */
export const waitHere = (count: number) => {
  if (count === 0) return 'انٹرنیٹ نہیں۔ آپ کا لکھا ہوا اس فون پر ہے۔'
  return count === 1 ? 'انٹرنیٹ نہیں۔ 1 تصویر اس فون پر ہے۔' : `انٹرنیٹ نہیں۔ ${count} تصویریں اس فون پر ہیں۔`
}
export const goByThemselves = 'انٹرنیٹ آنے اور یہ صفحہ کھلا ہونے پر خود چلی جائیں گی۔ کچھ دو بار نہیں جاتا۔'
export const sent = 'بھیج دی گئیں'
export const tellFamily = 'گھر والوں کو واٹس ایپ پر بتائیں'

// For what waits long, and what cannot go.
export const waitSinceYesterday = (count: number) => {
  if (count === 0) return 'آپ کا لکھا ہوا کل سے باقی ہے۔'
  return count === 1 ? '1 تصویر کل سے باقی ہے۔' : `${count} تصویریں کل سے باقی ہیں۔`
}
export const waitSince = (count: number, isoDate: string) => {
  const day = displayDay(isoDate)
  if (count === 0) return `آپ کا لکھا ہوا ${day} سے باقی ہے۔`
  return count === 1 ? `1 تصویر ${day} سے باقی ہے۔` : `${count} تصویریں ${day} سے باقی ہیں۔`
}
export const mayBeLost = 'تب تک اس براؤزر کا ڈیٹا صاف نہ کریں، ورنہ یہ مٹ جائیں گی۔'
export const full = 'پہلے وہ بھیجیں جو باقی ہے۔'
export const fullText = (pictures: number, megabytes: number) =>
  `ایک فون پر زیادہ سے زیادہ ${pictures} تصویریں یا ${apart(`${megabytes} MB`)} رکھی جاتی ہیں۔`
export const nothingKept = 'یہ براؤزر کچھ محفوظ نہیں رکھتا۔ سب چلے جانے تک اسی صفحے پر رہیں۔'
export const notSent = (what: string) => `نہیں بھیجا گیا: ${apart(what)}۔`
export const leaveOut = 'چھوڑ دیں'
export const leaveOutText = 'یہ نہیں بھیجا جائے گا، اور اس فون سے ہٹ جائے گا۔'
export const back = 'واپس'
export const pictureLost = 'یہ تصویر اب اس فون پر نہیں۔'
/** On forgetting the house. */
export const waitingIsLost = (count: number) => {
  if (count === 0) return 'جو یہاں باقی ہے وہ نہیں بھیجا جائے گا۔'
  return count === 1 ? 'یہاں باقی 1 تصویر نہیں جائے گی۔' : `یہاں باقی ${count} تصویریں نہیں جائیں گی۔`
}
