// Mails to companies about their licences and registrations.

import { siteName } from './language.ts'

/** Reasons why a mark was not accepted, after `Reason:`. */
export const refusals = {
  unreadable: 'دستاویز پڑھی نہیں جا سکتی',
  'not-found': 'سرکاری فہرست میں موجود نہیں',
  'other-name': 'رجسٹریشن کسی اور نام سے ہے',
  'other-number': 'نمبر دستاویز والا نہیں ہے',
  expired: 'میعاد ختم ہو چکی ہے',
  other: 'نیچے دیکھیں',
}

export const kinds = {
  pec: 'پی ای سی لائسنس',
  pcatp: 'پی سی اے ٹی پی رجسٹریشن',
  registration: 'کمپنی کی رجسٹریشن',
  ntn: 'ٹیکس نمبر (این ٹی این)',
}

export const checkedSubject = 'ہم نے آپ کا لائسنس یا رجسٹریشن جانچ لی ہے'
export const checked = (kind: keyof typeof kinds) =>
  `${kinds[kind]}: ہم نے جانچ کر لی ہے۔ ${siteName} پر آنے والوں کو اب یہ بات اور جانچ کی تاریخ نظر آتی ہے۔`
export const shownUntil = (day: string) =>
  `یہ اپنے آخری دن، ${day}، تک دکھائی جائے گی۔ اس سے پہلے ہم یاد دلائیں گے۔`
export const refusedSubject = `آپ کا لائسنس یا رجسٹریشن ${siteName} پر نہیں دکھائی جا رہی`
export const refused = (kind: keyof typeof kinds) =>
  `${kinds[kind]}: ہم اس کی تصدیق نہیں کر سکے، اس لیے آنے والوں کو نظر نہیں آتی۔ دستاویز ہم نے حذف کر دی ہے۔`
export const reason = (why: keyof typeof refusals) => `وجہ: ${refusals[why]}۔`
export const fromTameer = (words: string) => `ہم مزید کہتے ہیں: ${words}`
export const enterAgain = 'آپ اسے اپنی سیٹنگز میں دوبارہ درج کر سکتے ہیں۔'
export const endsSubject = 'آپ کے ایک لائسنس یا رجسٹریشن کی میعاد جلد ختم ہو رہی ہے'
export const ends = (kind: keyof typeof kinds, day: string) =>
  `${kinds[kind]}: اس کا آخری دن ${day} ہے۔ اس کے بعد آنے والوں کو نظر نہیں آئے گی۔`
export const enterRenewed =
  'تجدید کے بعد اسے اپنی سیٹنگز میں درج کریں۔ جب تک ہم نئی کی جانچ نہ کر لیں، پرانی دکھائی جاتی رہے گی۔'
export const checkTakes = (days: number) =>
  days === 1 ? 'ہماری جانچ میں عموماً ایک دن لگتا ہے۔' : `ہماری جانچ میں عموماً ${days} دن لگتے ہیں۔`
export const openSettings = 'اپنی سیٹنگز کھولیں'
