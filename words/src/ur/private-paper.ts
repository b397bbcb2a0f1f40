// A private paper of a company, at the desk.
import { apartInUrdu as apart } from '../apart.ts'

export const document = 'دستاویز'
export const documentLoading = 'دستاویز آ رہی ہے…'
export const isPrivate = 'نجی: اسے صرف کمپنی اور آپریٹر دیکھتے ہیں۔'
export const savePdf = `دستاویز محفوظ کریں (${apart('PDF')})`
export const pdfHint = `${apart('PDF')} کو اپنے کسی پروگرام میں کھولیں۔`
export const larger = 'بڑا'
export const turn = 'گھمائیں'
