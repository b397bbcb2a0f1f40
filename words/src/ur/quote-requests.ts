// A company's list of the requests it is invited to.
import { apartInUrdu as apart } from '../apart.ts'

export { tryAgain } from './actions.ts'
export { displayAmount, displayPart } from './amounts.ts'
export { monthOf, services, sqFeet, titleIn } from './request-brief.ts'

export const title = 'کوٹیشن کی درخواستیں'
export const lead =
  'خاندان آپ سے قیمت پوچھتے ہیں۔ کون کسے کال کر سکتا ہے، یہ وہی طے کرتے ہیں، اور کوئی اس کے پیسے نہیں دیتا۔'
export const filters = 'دکھائیں'
export const filterNames = {
  all: 'تمام',
  new: 'نئی',
  waiting: 'انتظار میں',
  quoted: 'کوٹیشن دی گئی',
  closed: 'بند',
}
export const loading = 'درخواستیں لوڈ ہو رہی ہیں…'
export const loadingFailed = (problem: string) => `درخواستیں لوڈ نہیں ہو سکیں: ${problem}`
export const none =
  'ابھی کوئی درخواست نہیں۔ خاندان کمپنیوں کی فہرست میں آپ کے صفحے سے کوٹیشن مانگ سکتے ہیں، اس لیے اپنے پراجیکٹ تازہ رکھیں۔'
export const noneHere = 'یہاں کوئی درخواست نہیں۔'
export const showAll = 'تمام دکھائیں'
export const list = 'درخواستیں'
export const moreRequests = 'مزید درخواستیں'
export const newCount = (count: number, most: boolean) =>
  count === 1 ? '1 نئی درخواست' : `${count}${most ? '+' : ''} نئی درخواستیں`
export const stateNames = {
  sent: 'نئی',
  seen: 'آپ کی کوٹیشن کا انتظار ہے',
  quoted: 'کوٹیشن دی گئی',
  declined: 'معذرت کی گئی',
  withdrawn: 'واپس لی گئی',
  chosen: 'آپ کو چنا گیا',
  'not-chosen': 'نہیں چنا گیا',
  expired: 'مدت ختم',
}
export const from = (name: string) => `از ${apart(name)}`
export const area = 'کورڈ ایریا'
export const estimate = 'تخمینہ'
export const begins = 'کب شروع کرنا ہے'
export const yourQuote = 'آپ کی کوٹیشن'
export const received = 'موصول ہوئی'
export const daysLeft = (days: number) =>
  days < 1 ? 'آج ختم ہو رہی ہے' : days === 1 ? '1 دن باقی' : `${days} دن باقی`
