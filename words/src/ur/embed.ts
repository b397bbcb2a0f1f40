// The cost of a usual house in a frame on another site, and the page that gives the line for it.

export const toBill = 'اس بل کی ہر سطر'
export const by = <Part>(tameer: Part, days: string) => ['از ', tameer, `، ${days} کی قیمتیں`]

export const title = 'اپنی سائٹ پر لگائیں'
export const lead =
  'اپنے صفحے پر دکھائیں کہ گھر پر کتنا خرچ آتا ہے: عام گھر، تین معیار، ہمیشہ آج کی قیمتوں پر۔ مفت، ہمارے نام کے ساتھ۔'
export const language = 'زبان'
export const show = 'لائن دکھائیں'
export const line = 'آپ کے صفحے کے لیے لائن'
export const lineHint = 'اسے اپنے صفحے کے کوڈ میں وہاں کاپی کریں جہاں رقمیں نظر آنی چاہییں۔'
export const preview = 'دیکھ لیں'
export const rules = 'یہ جان لیں'
export const points = (message: string) => [
  'رقمیں خود بخود تازہ ترین قیمتوں پر آ جاتی ہیں۔',
  'یہ دیکھنے والے کے فون پر کچھ محفوظ نہیں کرتا، کوئی کوکی نہیں لگاتا اور کچھ اور لوڈ نہیں کرتا۔',
  `یہ اپنی اونچائی ${message} سے بتاتا ہے۔ جو صفحہ سنے، وہ فریم کو اس کے برابر کر سکتا ہے۔`,
]
