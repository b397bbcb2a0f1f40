// Changes of a house's price: on its page, and what both sheets of a change say alike.
import { apartInUrdu as apart } from '../apart.ts'
import { withSignInUrdu as withSign } from '../with-sign.ts'
import { displayDay, displayShortDay } from './amounts.ts'

export const changes = 'تبدیلیاں'
export const proposed = 'ایک تبدیلی تجویز ہوئی'
export const look = 'تفصیل دیکھیں'
export const agreed = 'منظور ہے'
export const notAgreed = 'منظور نہیں'
export const agreedNow = 'تبدیلی منظور ہو گئی'
export const notAgreedNow = 'تبدیلی منظور نہیں ہوئی'
/** Sum of a change with its sign: `+ 95,000`. */
export const signed = (pkr: number) => (pkr === 0 ? 'کچھ نہیں' : withSign(pkr))
/** Days of a change, and the stage with which it is paid, as in the middle of a sentence. */
export const daysPaidWith = (days: number, stage: string) => `${dayCount(days)}، ادائیگی: ${stage} کے ساتھ`
/** Why a change was made, at the beginning of a line, with its days where it has any. */
export const reasons = {
  wished: 'خواہش',
  found: 'سائٹ پر نکلا',
  rule: 'ضابطہ',
  mistake: 'غلطی',
}
export const reasonAndDays = (reason: string, days: number) =>
  days === 0 ? reason : `${reason}، ${dayCount(days)}`
export const proposedOn = (isoDate: string) => `${displayShortDay(isoDate)} کی تجویز`
export const writtenOn = (isoDate: string) => displayShortDay(isoDate)
export const until = (isoDate: string) => `${displayDay(isoDate)} تک`
export const waitsForYouUntil = (isoDate: string) => `${displayDay(isoDate)} تک آپ کے جواب کا انتظار`
export const waitsUntil = (name: string, isoDate: string) =>
  `${displayDay(isoDate)} تک ${apart(name)} کے جواب کا انتظار`
export const theFamily = 'گھر والوں'
export const familyItself = 'گھر والے'
export const byWord = 'زبانی منظور'
/** States of a change that waits no more. */
export const states = {
  agreed: 'منظور',
  declined: 'منظور نہیں',
  withdrawn: 'واپس لی گئی',
  lapsed: 'ختم: 14 دن میں جواب نہیں آیا',
}

function dayCount(days: number): string {
  const count = Math.abs(days)
  if (count === 0) return 'مزید کوئی دن نہیں'
  return `${count} دن ${days < 0 ? 'کم' : 'زیادہ'}`
}
