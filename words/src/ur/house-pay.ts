// The sheet that writes a payment down, or corrects one. Sums are whole rupees.

import { apartInUrdu as apart } from '../apart.ts'
import { displayDay, groupDigits } from './amounts.ts'
import { siteName } from './language.ts'

export { sending } from './actions.ts'
export { displayDay, groupDigits } from './amounts.ts'

export const title = 'میں نے ادا کر دیا'
/** For the builder's side. */
export const titleCame = 'رقم مل گئی'
export const titleCorrect = 'ادائیگی درست کریں'
export const agreedToday = (stage: string) => `${stage}، آج منظور`
export const agreedOn = (stage: string, isoDate: string) => `${stage}، ${displayDay(isoDate)} کو منظور`
export const insteadOf = (pkr: number) => `${groupDigits(pkr)} کی جگہ`
export const sum = 'رقم'
export const rupeesSign = 'روپے'
export const whatIsDue = (agreedPkr: number, paidPkr: number) =>
  `واجب: ${groupDigits(agreedPkr)} منظور، ${groupDigits(paidPkr)} ادا`
export const sumHint = 'روپوں میں، جیسے 95 لاکھ۔'
export const rupees = (pkr: number) => `${groupDigits(pkr)} روپے`
export const how = 'کیسے؟'
export const ways = { bank: 'بینک', cash: 'نقد', cheque: 'چیک', other: 'کچھ اور' }
export const today = 'آج'
export const dayFor = (day: string, stage: string) => (stage ? `${day}، ${stage} کے لیے` : day)
export const change = 'بدلیں'
export const day = 'دن'
export const stage = 'مرحلہ'
export const noStage = 'کوئی مرحلہ نہیں'
export const aWord = 'ایک جملہ (اختیاری)'
export const slip = 'رسید کی تصویر'
export const optional = '(اختیاری)'
export const anotherSlip = 'دوسری تصویر'
export const movesNoMoney = (name: string) =>
  `${siteName} کوئی رقم نہیں لیتا دیتا۔ ${apart(name)} کے تصدیق کرنے پر ہی یہاں ادا شدہ لکھی جائے گی۔`
export const movesNoMoneyCame = `${siteName} کوئی رقم نہیں لیتا دیتا۔ گھر والوں کے تصدیق کرنے پر ہی یہاں ادا شدہ لکھی جائے گی۔`
export const movesNoMoneyAlone = `${siteName} کوئی رقم نہیں لیتا دیتا۔ یہ صرف آپ کا لکھا ہوا رہے گا۔`
export const countsUntil = 'اس کی تصدیق ہونے تک پرانی رقم شمار ہو گی۔'
export const submit = 'میں نے ادا کر دیا'
export const submitSum = (pkr: number) => `${groupDigits(pkr)} ادا کر دیے`
export const submitCame = 'رقم مل گئی'
export const submitCameSum = (pkr: number) => `${groupDigits(pkr)} مل گئے`
export const submitCorrect = 'درست کریں'
export const written = 'لکھ لیا گیا'
export const wholeRupees = 'پورے روپے لکھیں، جیسے 95,000۔'
export const dayNotPossible = 'آج تک کا کوئی دن چنیں۔'
