// The ways in to the check of a builder’s price.

import { clockOfMoment } from '../figures.ts'
import { siteName } from './language.ts'

export const inBill = 'ٹھیکیدار کی قیمت پہلے سے ہے؟ پرکھیں'
export const inHomeTitle = 'ٹھیکیدار کی قیمت پرکھیں'
export const inCompare = 'اپنے جاننے والے ٹھیکیدار کی قیمت ملائیں'
export const inOwner = 'کسی اور ٹھیکیدار کی قیمت ہے؟ ان کے ساتھ رکھیں'
export const faqQ = 'میرا ٹھیکیدار پہلے سے ہے۔ کیا یہ میرے لیے ہے؟'
export const faqA =
  'جی ہاں۔ جو قیمت ملی ہے وہ لکھیں: نظر آئے گا کہ کیا شامل نہیں، آپ کا گھر کتنے کا پڑے گا، اور ہاں کرنے سے پہلے کیا پوچھنا ہے۔'
export const received = `${siteName} کے ذریعے`
export const privateColumn = 'جو آپ نے لکھا وہ کمپنیاں کبھی نہیں دیکھتیں۔'
/** `iso` is the time of what is shown. */
export const sOffline = (iso: string) =>
  `انٹرنیٹ نہیں۔ پرکھ چلتی ہے؛ ${siteName} سے آئی قیمتیں ${clockOfMoment(iso)} کی ہیں۔`
export const agree = 'معاہدے کا کاغذ'
export const beginHouse = 'اپنا گھر شروع کریں'
