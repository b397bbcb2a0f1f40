// A company's list of the requests to which it is invited.
import { dayOfMoment, signApart } from '../figures.ts'
import { displayDay } from './amounts.ts'

export { displayAmount, displayDate, displayDay, displayPart, groupDigits } from './amounts.ts'
export { monthOf, services, sqFeet, titleIn } from './request-brief.ts'

export const title = 'کوٹیشن کی درخواستیں'
export const filters = 'دکھائیں'
export const filterNames = {
  all: 'تمام',
  new: 'نئی',
  waiting: 'انتظار میں',
  quoted: 'کوٹیشن دی گئی',
  closed: 'بند',
  houses: 'گھر',
}
export const loading = 'درخواستیں لوڈ ہو رہی ہیں…'
export const loadingFailed = (problem: string) => `درخواستیں لوڈ نہیں ہو سکیں: ${problem}`
export const none =
  'ابھی کوئی درخواست نہیں۔ خاندان کمپنیوں کی فہرست میں آپ کے صفحے سے کوٹیشن مانگ سکتے ہیں، اس لیے اپنے پراجیکٹ تازہ رکھیں۔'
export const noneHere = {
  new: 'کوئی درخواست نئی نہیں۔',
  waiting: 'کوئی درخواست آپ کی کوٹیشن کے انتظار میں نہیں۔',
  quoted: 'کسی درخواست پر آپ کی کوٹیشن نہیں۔',
  closed: 'کوئی درخواست بند نہیں۔',
}
export const showAll = 'تمام دکھائیں'
export const list = 'درخواستیں'
export const moreRequests = 'مزید درخواستیں'
/** Number beside each filter. */
export const counted = (count: number, most: boolean) => signApart(`${count}${most ? '+' : ''}`)
export const newCount = (count: number, most: boolean) => `${counted(count, most)} نئی`
export const stateNames = {
  sent: 'نئی',
  seen: 'انتظار میں',
  quoted: 'کوٹیشن دی گئی',
  declined: 'معذرت کی گئی',
  withdrawn: 'واپس لی گئی',
  chosen: 'آپ کو چنا گیا',
  'not-chosen': 'نہیں چنا گیا',
  expired: 'مدت ختم',
}
export const aFamily = 'ایک خاندان'
export const estimateOf = (amount: string) => `تخمینہ ${amount}`
export const begins = (month: string) => `آغاز ${month}`
export const beginsNotSure = 'آغاز ابھی طے نہیں'
export const youQuoted = (amount: string) => `آپ کی کوٹیشن ${amount}`
export const youQuotedUntil = (amount: string, day: string) => `آپ کی کوٹیشن ${amount}، ${day} تک کارآمد`
export const youQuotedEnded = (amount: string, day: string) => `آپ کی کوٹیشن ${amount}، ${day} کو ختم ہو گئی`
// Next steps of a request.
export const draftBegun = 'آپ کا مسودہ ابھی نہیں بھیجا گیا۔'
/** Number of prices in a draft. */
export const draftPrices = (given: number, asked: number) => {
  if (given === 0) return 'آپ کا مسودہ شروع ہے، اس میں ابھی کوئی قیمت نہیں۔'
  if (given >= asked) return 'آپ کے مسودے میں سب قیمتیں ہیں، ابھی نہیں بھیجا گیا۔'
  return `آپ کا مسودہ ادھورا ہے: ${asked} میں سے ${given} قیمتیں۔`
}
export const answered = 'جواب آ گیا:'
/** The question itself, and the number of other answered questions. */
export const answeredQuestion = (question: string, more: number) =>
  more === 0 ? ` “${question}”` : ` “${question}” اور ${more} مزید`
export const familyAsks = (count: number) =>
  count === 1 ? 'گھر والے آپ سے کچھ پوچھتے ہیں۔' : `گھر والے آپ سے ${count} باتیں پوچھتے ہیں۔`
/** Time at which a request came. */
export const justNow = 'ابھی ابھی'
export const hoursAgo = (hours: number) => (hours === 1 ? '1 گھنٹہ پہلے' : `${hours} گھنٹے پہلے`)
export const yesterday = 'کل'
export const onDay = (iso: string) => displayDay(dayOfMoment(iso))
export const daysLeft = (days: number) =>
  days < 1 ? 'آج ختم ہو رہی ہے' : days === 1 ? '1 دن باقی' : `${days} دن باقی`
export const thatIsAll = (count: number) =>
  count === 1 ? '1 درخواست۔ بس یہی ہے۔' : `${count} درخواستیں۔ بس یہی ہیں۔`
/** Used when there are more than were counted. */
export const thatIsAllOfThem = 'بس یہی ہیں۔'
