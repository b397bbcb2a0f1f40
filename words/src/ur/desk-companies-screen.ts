// The desk's list of companies.
import { signApart } from '../figures.ts'

export { silent, states, withoutWords } from './desk-companies.ts'

export const title = 'کمپنیاں'
export const lead = 'نئی کمپنیاں پہلے۔ جنہیں ترتیب دی گئی ہے وہ آخر میں۔'
export const loading = 'کمپنیاں لوڈ ہو رہی ہیں…'
export const loadingFailed = (why: string) => `کمپنیاں لوڈ نہیں ہو سکیں۔ ${why}`
export const filters = 'کون سی کمپنیاں'
export const search = 'تلاش'
export const searchHint = 'نام، سروس یا عنوان؛ یا پورا ای میل پتہ، فون نمبر یا شناخت'
export const state = 'حالت'
export const anyState = 'کوئی بھی'
export const service = 'سروس'
export const anyService = 'کوئی بھی'
export const city = 'شہر'
export const anyCity = 'کوئی بھی'
export const without = 'کس کے بغیر'
export const nothingMissing = 'کوئی فرق نہیں'
export const show = 'دکھائیں'
export const showAll = 'سب دکھائیں'
export const none = 'ایسی کوئی کمپنی نہیں۔'
export const noneYet = 'فہرست کے اس حصے میں کوئی نہیں۔ آگے تلاش جاری رکھیں۔'
export const more = 'مزید کمپنیاں'
export const end = 'بس یہی ہیں۔'
export const list = 'کمپنیاں'
export const projects = (count: number) =>
  count === 1 ? '1 پراجیکٹ' : signApart(`${count}${count >= 100 ? '+' : ''} پراجیکٹ`)
export const signedUp = (day: string) => `${day} کو شامل ہوئی`
export const position = (place: number) => `ترتیب میں نمبر ${place}`
export const mailboxOpen = 'میل باکس کی تصدیق نہیں ہوئی'
export const save = 'فائل محفوظ کریں (CSV)'
export const saving = 'محفوظ ہو رہی ہے…'
export const saved = 'کمپنیاں فائل میں محفوظ ہو گئیں'
