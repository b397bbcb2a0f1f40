// How fast screens are for visitors, on the desk's first screen.

export { groupDigits as count } from '../figures.ts'

export const title = 'صفحے کتنے تیز ہیں'
export const lead =
  '28 دن میں چار میں سے تین دورے اس حد کے اندر رہے۔ دس میں سے ایک دورہ ناپا جاتا ہے، اس صفحے کے حساب سے جس سے وہ شروع ہوا۔'
export const none = 'ابھی کوئی دورہ نہیں ناپا گیا۔'
export const screen = 'صفحے'
export const visits = 'دورے'
export const heads = { LCP: 'نظر آیا', INP: 'جواب', CLS: 'ہلا' }
export const meanings = [
  'نظر آیا: سب سے بڑا حصہ آنے تک سیکنڈ؛ 2.5 یا کم اچھا ہے۔',
  'جواب: دبانے سے تبدیلی تک ملی سیکنڈ؛ 200 یا کم اچھا ہے۔',
  'ہلا: حصے خود سے کتنا ہلے؛ 0.1 یا کم اچھا ہے۔',
]
export const all = 'سب'
export const screens = {
  home: 'ہوم',
  calculator: 'کیلکولیٹر، جانچ',
  directory: 'کمپنیاں، پراجیکٹ',
  requests: 'درخواستیں، گھر',
  account: 'کمپنی کے اپنے',
  other: 'باقی',
}
export const networks = {
  '4g': '4 جی جیسا تیز',
  '3g': '3 جی جیسا',
  '2g': '2 جی جیسا',
  'slow-2g': '2 جی سے سست',
  unknown: 'رفتار معلوم نہیں',
}
export const seconds = (count: string) => `${count} سیکنڈ`
export const milliseconds = (count: string) => `${count} ملی سیکنڈ`
