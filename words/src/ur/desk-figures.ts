// Figures of the marketplace, on the desk's first screen.

export { groupDigits as count } from '../figures.ts'

export const title = 'اعداد و شمار'
export const loading = 'گنتی ہو رہی ہے…'
export const loadingFailed = (why: string) => `اعداد و شمار لوڈ نہیں ہو سکے۔ ${why}`
export const period = 'مدت'
export const days = { 7: '7 دن', 30: '30 دن', 365: '365 دن' }
export const until = (date: string) => `${date} تک`
export const now = 'اب'
export const daysBefore = (days: number) => `${days} دن پہلے`

export const names = {
  companies: 'فہرست میں کمپنیاں',
  projects: 'پراجیکٹ',
  requestsSent: 'بھیجی گئی درخواستیں',
  requestsAnswered: 'جن درخواستوں کا جواب آیا',
  requestsChosen: 'چنی گئی کمپنی',
  houseActs: 'گھر کے ریکارڈ میں کام',
  stagesAgreed: 'منظور شدہ مرحلے',
}
export const newOnes = (count: string) => `نئے: ${count}`
export const firstAnswer = 'پہلے جواب تک گھنٹے'
export const halfSooner = 'آدھے جواب اس سے پہلے آئے'
export const aWeek = (count: string) => `ہفتے میں ${count}`
export const claimAnswer = 'مرحلہ بتانے سے جواب تک دن'
/** Numbers of open house files by how they began, and of those that the desk holds. */
export const openHouses = (quote: string, ownPrice: string, estimate: string) =>
  `اب کھلے گھر کے ریکارڈ: کوٹیشن سے ${quote}، اپنی قیمت سے ${ownPrice}، تخمینے سے ${estimate}۔`
export const heldHouses = (count: string) => `ڈیسک نے ان سب میں سے ${count} روک رکھے ہیں۔`
export const none = 'کوئی نہیں'

export const countsOnly = 'صرف گنتی: نہ نام، نہ پتے۔'
export const spreadsheet = 'سپریڈ شیٹ (CSV)'
export const whatIsCounted = 'کیا گنا جاتا ہے'
export const from = 'شروع'
export const to = 'آخر'
export const countedAt = (moment: string) => `گنتی کا وقت: ${moment}، اور دوبارہ کم از کم پانچ منٹ بعد۔`
export const meanings = [
  'دن پاکستان کے وقت سے ہیں، اور آج کا دن اب تک گنا گیا ہے۔ پہلے کے دن اسی وقت پر ختم ہوتے ہیں۔',
  'کمپنیاں وہ ہیں جو اب فہرست میں ہیں، اور پراجیکٹ وہ جو اب چھپے ہوئے نہیں۔ جو حذف ہو چکا وہ کسی عدد میں نہیں۔',
  'درخواست اس وقت بھیجی گئی مانی جاتی ہے جب گھر والے اس کی تصدیق کر دیں۔ اس کا جواب پہلی کمپنی کی کوٹیشن یا معذرت سے آتا ہے: گھنٹے وہیں ختم ہوتے ہیں۔',
  'کام سے مراد گھر کے ریکارڈ کی ایک سطر ہے۔ مرحلہ تب منظور ہوتا ہے جب گھر والے کہیں، اور جب تک منظور رہے گنا جاتا ہے۔ مرحلہ بتانے کا جواب گھر والوں کی منظوری یا سوال ہے۔',
]
