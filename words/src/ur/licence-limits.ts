// Licences beside the estimate of a house: in a request, and in the comparison of its quotes.

import { siteName } from './language.ts'
import { day } from './marks.ts'

export { aboveLimit, marks, marksLead, markText } from './marks.ts'

/** A sentence about a company, after its name. */
export const ofCompany = <Part>(name: Part, sentence: string) => [name, `: ${sentence}`]
export const askAllTheSame =
  'آپ پھر بھی ایسی کمپنی سے کوٹیشن مانگ سکتے ہیں۔ اس سے اس کے لائسنس کے بارے میں بات کر لیں۔'
export const familyReads = 'گھر والوں کو بھی یہ نظر آتا ہے۔ آپ پھر بھی کوٹیشن دے سکتے ہیں۔'
export const noneOfYours = `${siteName} نے اس کام کے لیے آپ کے کسی لائسنس یا رجسٹریشن کی جانچ نہیں کی۔ گھر والوں کو یہ آپ کی کوٹیشن کے ساتھ نظر آتا ہے۔ آپ پھر بھی کوٹیشن دے سکتے ہیں۔`
export const enterOne = 'سیٹنگز میں درج کریں'
/** In the column of a company that has none. */
export const noneChecked = 'کسی کی جانچ نہیں ہوئی'
/** Before the sources of the limits. */
export const limitsAsOf = (isoDate: string) =>
  `پی ای سی (پاکستان انجینئرنگ کونسل) کے لائسنس میں کتنے کام کی اجازت ہے، جیسا ${day(isoDate)} کو معلوم تھا۔ ذرائع:`
