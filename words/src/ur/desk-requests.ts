// Requests that nobody answers, at the desk.
import { apartInUrdu as apart } from '../apart.ts'

export { displayAmount, groupDigits } from './amounts.ts'
export { nameOf } from './catalogue.ts'
export { waits } from './desk-shared.ts'
export { comma } from './language.ts'
export { sqFeet } from './request-brief.ts'

export const title = 'درخواستیں جن کا جواب نہیں آیا'
export const lead =
  'کوٹیشن کی وہ درخواستیں جن کا کسی کمپنی نے جواب نہیں دیا۔ آپ گھر اور وہ کمپنیاں دیکھتے ہیں جن سے پوچھا گیا؛ یہ کبھی نہیں کہ گھر والے کون ہیں۔'
export const loading = 'درخواستیں لوڈ ہو رہی ہیں…'
export const loadingFailed = (why: string) => `درخواستیں لوڈ نہیں ہو سکیں۔ ${why}`
export const filters = 'کون سی درخواستیں'
export const daysTab = (days: number, count: number) => `${days} دن بعد (${count})`
export const list = 'درخواستیں جن کا جواب نہیں آیا'
export const none = (days: number) => `کوئی درخواست ${days} دن سے جواب کی منتظر نہیں۔`
export const more = 'مزید درخواستیں'
export const end = 'کوئی اور درخواست منتظر نہیں۔'

export const estimate = (amount: string) => `تخمینہ ${amount}`
export const openUntil = (day: string) => `${day} تک کھلی`
export const asked = (count: number) =>
  count === 1 ? '1 کمپنی سے پوچھا گیا' : `${count} کمپنیوں سے پوچھا گیا`
export const gone = 'ایک کمپنی جو اب نہیں ہے'
export const askedOn = (day: string) => `${day} کو پوچھا گیا`
export const openedOn = (day: string) => `${day} کو کھولی`
export const notOpened = 'نہیں کھولی'
export const cannotAnswer = 'چھپی ہوئی، جواب نہیں دے سکتی'
export const suggestedOn = (day: string) => `گھر والوں کو ${day} کو کمپنیاں تجویز کی گئیں۔`
export const notAskedYet = 'ابھی نہیں پوچھا گیا: '

export const offer = 'کوئی اور کمپنی تجویز کریں'
export const offerFor = (request: string) => `${offer}: ${request}`
export const noRoom = 'گھر والے چھ کمپنیوں سے پوچھ چکے ہیں، اس سے زیادہ ممکن نہیں۔'
export const wantsNoMails = 'گھر والے یاد دہانیاں نہیں چاہتے، اس لیے انہیں نہیں لکھا جا سکتا۔'

export const dialogTitle = 'اور کمپنیاں تجویز کریں؟'
export const dialogLead =
  'گھر والوں کو ان کے نام ای میل ہوتے ہیں اور وہ چاہیں تو خود ان سے پوچھتے ہیں۔ کمپنیوں کو کچھ نہیں بھیجا جاتا۔'
export const find = 'ڈھونڈیں'
export const finding = 'تلاش ہو رہی ہے…'
export const search = 'نام سے تلاش کریں'
export const fitting = (service: string, city: string) => `${city} میں ${service}، ابھی نہیں پوچھا گیا`
export const projects = (count: number) => `${count} پراجیکٹ`
export const silent = 'ایک اور درخواست کا جواب نہیں دیا'
export const noneFits = 'کوئی اور کمپنی موزوں نہیں۔'
export const noneFitsSearch = 'ایسی کوئی اور کمپنی نہیں۔'
export const furtherCompanies = 'مزید کمپنیاں'
export const chosenOf = (count: number, most: number) => `${most} میں سے ${count} چنی`
export const chooseOne = 'براہِ کرم کم از کم ایک کمپنی چنیں'
export const chooseFewer = (most: number) =>
  most === 1 ? 'گھر والے 1 اور کمپنی سے پوچھ سکتے ہیں' : `براہِ کرم زیادہ سے زیادہ ${most} کمپنیاں چنیں`
export const lately = (day: string) =>
  `ان گھر والوں کو ${day} کو کمپنیاں تجویز کی گئی تھیں، ایک ہفتے سے کم پہلے۔`
export const again = 'پھر بھی دوبارہ لکھیں'
export const confirmAgain = 'براہِ کرم تصدیق کریں کہ آپ دوبارہ لکھنا چاہتے ہیں'
export const send = 'گھر والوں کو بھیجیں'
export const sending = 'بھیجا جا رہا ہے…'
export const sent = (names: readonly string[]) =>
  `گھر والوں کو ای میل ہو گئی: ${names.map((name) => apart(name)).join('، ')}`
