// The button that saves a house as a PDF.
export { tryAgain } from './actions.ts'

export const saveAsPdf = 'سب کچھ PDF میں محفوظ کریں'
export const beingMade = 'PDF بن رہی ہے۔ یہ صفحہ کھلا رکھیں۔'
export const saved = 'PDF محفوظ ہو گئی'
