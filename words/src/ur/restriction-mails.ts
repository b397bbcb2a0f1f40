// Mails to companies about restrictions by the desk.

import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

export const hiddenSubject = `آپ کی کمپنی ${siteName} پر چھپا دی گئی ہے`
export const hidden = `${siteName} پر آنے والوں کو اب آپ کی کمپنی اور اس کے پراجیکٹ نظر نہیں آتے۔ آپ اب بھی لاگ اِن کر کے انہیں تبدیل کر سکتے ہیں؛ کچھ حذف نہیں ہوا۔`
export const suspendedSubject = `${siteName} پر آپ کا اکاؤنٹ معطل ہے`
export const suspended = `${siteName} پر آنے والوں کو اب آپ کی کمپنی اور اس کے پراجیکٹ نظر نہیں آتے، اور کوئی اس کے اکاؤنٹ میں لاگ اِن نہیں کر سکتا۔ کچھ حذف نہیں ہوا۔`
export const projectHiddenSubject = `آپ کا ایک پراجیکٹ ${siteName} پر چھپا دیا گیا ہے`
export const projectHidden = (title: string) =>
  `${siteName} پر آنے والوں کو اب آپ کا پراجیکٹ “${apart(title)}” نظر نہیں آتا۔ آپ اسے اپنے اکاؤنٹ میں اب بھی دیکھ اور تبدیل کر سکتے ہیں؛ کچھ حذف نہیں ہوا۔`
export const restoredSubject = `آپ کی کمپنی ${siteName} پر واپس آ گئی ہے`
export const restored = `آپ کی کمپنی اب ${siteName} کی طرف سے چھپی ہوئی یا معطل نہیں ہے۔`
export const restoredUnconfirmed = 'ای میل پتے کی تصدیق کے بعد وہ آنے والوں کو نظر آئے گی۔'
export const projectRestoredSubject = `آپ کا پراجیکٹ ${siteName} پر واپس آ گیا ہے`
export const projectRestored = (title: string) =>
  `آپ کا پراجیکٹ “${apart(title)}” اب ${siteName} کی طرف سے چھپا ہوا نہیں ہے۔`
export const openAccount = 'اپنا اکاؤنٹ کھولیں'
