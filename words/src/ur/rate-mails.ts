// Mails to companies about their own rates.

import { siteName } from './language.ts'
import { day, fromRate } from './rates.ts'

const kinds = { complete: 'مکمل گھر', grey: 'گرے سٹرکچر میٹریل سمیت' }

export const endedSubject = 'کیا آپ کے ریٹ اب بھی درست ہیں؟'
export const ended = (days: number) =>
  `${siteName} پر آنے والوں کو ریٹ دیے جانے کے بعد ${days} دن تک نظر آتا ہے۔ یہ ریٹ اب انہیں نظر نہیں آتا:`
export const endedBoth = (days: number) =>
  `${siteName} پر آنے والوں کو ریٹ دیے جانے کے بعد ${days} دن تک نظر آتا ہے۔ یہ ریٹ اب انہیں نظر نہیں آتے:`
export const rate = (kind: keyof typeof kinds, pkr: number, givenOn: string) =>
  `${kinds[kind]}: ${fromRate(pkr)}، ${day(givenOn)} کو دیا گیا۔`
export const saveAgain =
  'اگر ریٹ اب بھی درست ہے تو اسے اپنی سیٹنگز میں دوبارہ محفوظ کریں، آنے والوں کو پھر نظر آئے گا۔ اگر بدل گیا ہے تو نیا درج کریں۔'
export const openSettings = 'اپنی سیٹنگز کھولیں'
