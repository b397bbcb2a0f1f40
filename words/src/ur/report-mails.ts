// Mails about reports: to the reporter, and to the owner of the reported thing.

import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

export const closedSubject = `${siteName} کو بھیجی ہوئی آپ کی شکایت کا نتیجہ`
export const reported = {
  profile: `آپ نے ${siteName} پر ایک کمپنی کے پروفائل کی شکایت کی تھی۔ شکریہ: ہم نے اسے دیکھ لیا ہے۔`,
  project: `آپ نے ${siteName} پر ایک پراجیکٹ کی شکایت کی تھی۔ شکریہ: ہم نے اسے دیکھ لیا ہے۔`,
  request: `آپ نے ${siteName} پر ملنے والی ایک درخواست کی شکایت کی تھی۔ شکریہ: ہم نے اسے دیکھ لیا ہے۔`,
  quote: `آپ نے ${siteName} پر ملنے والی ایک کوٹیشن کی شکایت کی تھی۔ شکریہ: ہم نے اسے دیکھ لیا ہے۔`,
  'house-entry': `آپ نے ${siteName} پر گھر کے ریکارڈ کے ایک اندراج کی رپورٹ کی تھی۔ شکریہ: ہم نے اسے دیکھ لیا ہے۔`,
}

const outcomes = {
  'nothing-wrong': 'ہمیں اپنے اصولوں کے خلاف کچھ نہیں ملا، اس لیے یہ جوں کا توں رہے گا۔',
  asked: 'ہم نے اس کے مالک کو اس بارے میں لکھا ہے۔',
  hidden: `${siteName} پر آنے والوں کو یہ اب نظر نہیں آتا۔`,
  suspended: `کمپنی کا اکاؤنٹ معطل ہے، اور ${siteName} پر آنے والوں کو وہ اب نظر نہیں آتی۔`,
}
const ofEntry = {
  ...outcomes,
  asked: 'ہم نے اس گھر والوں کو اس بارے میں لکھا ہے۔',
  hidden: 'ہم نے اسے گھر کے ریکارڈ سے ہٹا دیا ہے۔',
}
export const cameOfIt = (kind: keyof typeof reported, outcome: keyof typeof outcomes) => {
  if (kind === 'house-entry') return ofEntry[outcome]
  return kind === 'quote' && outcome === 'hidden'
    ? `${siteName} پر آنے والوں کو اسے بھیجنے والی کمپنی اب نظر نہیں آتی۔`
    : outcomes[outcome]
}
export const addressDeleted =
  'اس ای میل کے ساتھ ہم نے آپ کا پتہ شکایت سے حذف کر دیا ہے۔ اس بارے میں آپ کو دوبارہ نہیں لکھیں گے۔'

export const askedSubject = {
  profile: `${siteName} پر آپ کے پروفائل کے بارے میں ایک سوال`,
  project: `${siteName} پر آپ کے ایک پراجیکٹ کے بارے میں ایک سوال`,
  request: `${siteName} پر آپ کی درخواست کے بارے میں ایک سوال`,
  quote: `${siteName} پر آپ کی ایک کوٹیشن کے بارے میں ایک سوال`,
  'house-entry': `${siteName} پر آپ کے گھر کے ریکارڈ کے بارے میں ایک سوال`,
}
export const about = {
  profile: 'کسی نے ہمیں بتایا ہے کہ آپ کے پروفائل میں شاید کچھ غلط ہے۔ ابھی کچھ تبدیل نہیں ہوا۔',
  request: 'ایک کمپنی نے ہمیں بتایا ہے کہ آپ کی درخواست میں شاید کچھ غلط ہے۔ ابھی کچھ تبدیل نہیں ہوا۔',
  quote: 'کسی نے ہمیں بتایا ہے کہ آپ کی بھیجی ہوئی ایک کوٹیشن میں شاید کچھ غلط ہے۔ ابھی کچھ تبدیل نہیں ہوا۔',
  'house-entry':
    'کسی نے ہمیں بتایا ہے کہ آپ کے گھر کے ریکارڈ کے ایک اندراج میں شاید کچھ غلط ہے۔ ابھی کچھ تبدیل نہیں ہوا۔',
}
export const aboutProject = (title: string) =>
  `کسی نے ہمیں بتایا ہے کہ آپ کے پراجیکٹ “${apart(title)}” میں شاید کچھ غلط ہے۔ ابھی کچھ تبدیل نہیں ہوا۔`
export const weAsk = (question: string) => `${siteName} کا سوال: ${question}`
