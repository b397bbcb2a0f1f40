// Things that companies share: a number, a name, a picture.
import { apartInUrdu as apart } from '../apart.ts'

export { close } from './actions.ts'
export { comma } from './language.ts'

export const signedUp = (day: string) => `${day} کو رجسٹر ہوئی`
export const sharedPhone = 'ایک ہی نمبر'
export const sharedName = 'ایک ہی نام'
export const sharedPicture = 'ایک ہی تصویر'
export const asLogo = 'یہاں لوگو کے طور پر'
export const onProject = 'یہاں اس پراجیکٹ پر: '
export const theirLogo = 'لوگو کے طور پر'
export const onTheirProject = 'اس پراجیکٹ پر: '
export const pictureOf = (company: string) => `${apart(company)} کی تصویر`
export const sideBySide = 'ساتھ ساتھ دکھائیں'
export const sideBySideWith = (company: string) => `ساتھ ساتھ دکھائیں: ${apart(company)}`
export const sideTitle = 'ساتھ ساتھ'
export const sideLead =
  'دونوں ایک ہی فائل ہیں۔ اس سے یہ معلوم نہیں ہوتا کہ تصویر کس کی ہے۔ پوری دیکھنے کے لیے تصویر دبائیں۔'
/** Link to the page of a company at the desk. */
export const atDesk = (company: string) => `${apart(company)} ڈیسک پر`
export const alsoAt = 'یہ بھی'
export const further = 'اور مزید کمپنیاں'
/** Place of a picture of a reported project. */
export const herePicture = (number: number) => `یہاں تصویر ${number}`
export const foundByUs = 'ہمیں خود ملا'
export const foundMore = 'اور بھی کچھ ایک جیسا ہے۔'
export const wasPutAside = 'ڈیسک نے الگ رکھا ہے: یہ الگ الگ کمپنیاں ہیں۔'
