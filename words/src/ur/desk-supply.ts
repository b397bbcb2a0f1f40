// Requests that nobody answers, at the desk.
import { apartInUrdu as apart } from '../apart.ts'
import { groupDigits } from '../figures.ts'

export { cancel, tryAgain } from './actions.ts'
export { displayAmount, groupDigits } from './amounts.ts'
export { nameOf } from './catalogue.ts'
export { waits } from './desk-shared.ts'
export { comma } from './language.ts'
export { sqFeet } from './request-brief.ts'

export const title = 'طلب اور رسد'
export const parts = {
  requests: 'درخواستیں جن کا جواب نہیں آیا',
  searches: 'تلاش جس میں کچھ نہ ملا',
  ways: 'کمپنیوں تک کا راستہ',
}
export const partsLabel = 'حصے'
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

export const searchesLead =
  'کمپنیوں کی وہ تلاشیں جن میں کوئی کمپنی نہیں ملی۔ ہر دیکھنے والا ایک تلاش کے لیے دن میں ایک بار گنا جاتا ہے؛ یہ نہیں رکھا جاتا کہ کس نے تلاش کیا۔'
export const searchesLoading = 'تلاشیں گنی جا رہی ہیں…'
export const searchesFailed = (why: string) => `تلاشیں لوڈ نہیں ہو سکیں۔ ${why}`
export const period = 'مدت'
export const days = (count: number) => `${count} دن`
export const searchesSince = (count: number, day: string) =>
  `${day} سے ${count === 1 ? '1 تلاش' : `${groupDigits(count)} تلاشیں`}`
export const noSearches = 'ان دنوں میں کوئی تلاش خالی نہیں گئی۔'
export const byCity = 'شہر کے لحاظ سے'
export const byService = 'سروس کے لحاظ سے'
export const byWords = 'الفاظ کے لحاظ سے'
export const noCity = 'کوئی شہر نہیں'
export const noService = 'کوئی سروس نہیں'
export const city = 'شہر'
export const serviceName = 'سروس'
export const wordsName = 'الفاظ'
export const searches = 'تلاشیں'
export const noWords = 'کوئی الفاظ دو بار تلاش نہیں ہوئے۔'
export const wordsHint =
  'ایک بار تلاش ہونے والے الفاظ نہیں دکھائے جاتے؛ جن میں فون نمبر یا ای میل پتہ ہو وہ نہیں رکھے جاتے۔'
export const spreadsheet = 'سپریڈ شیٹ (CSV)'
export const what = 'کس لحاظ سے'

export const waysLead =
  'شہر کے لحاظ سے گھر والے کہاں تک پہنچتے ہیں، جتنا سرور کو نظر آتا ہے۔ صرف گنتی: نہ نام، نہ پتے۔'
export const waysLoading = 'گنتی ہو رہی ہے…'
export const waysFailed = (why: string) => `گنتی لوڈ نہیں ہو سکی۔ ${why}`
export const noWays = 'ان دنوں میں کچھ نہیں گنا گیا۔'
export const waysSince = (day: string) => `${day} سے`
export const lists = 'فہرستیں'
export const profiles = 'پروفائل، پراجیکٹ'
export const contacts = 'رابطے'
export const requests = 'درخواستیں'
export const noOffice = 'شہر نہیں دیا'
export const waysTable = 'کمپنیوں تک کا راستہ، شہر کے لحاظ سے'
/** Sentences below the table. */
export const waysNotes = [
  'فہرستیں: اس شہر کی کمپنیوں کی فہرست کا پہلا صفحہ، جتنی بار دکھایا گیا۔',
  'پروفائل، پراجیکٹ اور رابطے: وہ کمپنیاں جن کا دفتر اس شہر میں ہے، ہر دیکھنے والا دن میں ایک بار۔ جو گھر والے دوسرے شہر کی کمپنی دیکھیں وہ وہاں گنے جاتے ہیں۔',
  'درخواستیں: جو اس شہر کے گھر والوں نے بھیجیں۔',
  'نظر نہیں آتا: کتنے تخمینے بنتے ہیں، کیونکہ کیلکولیٹر ڈیوائس پر اور انٹرنیٹ کے بغیر چلتا ہے؛ کون ایک قدم سے اگلے تک جاتا ہے، کیونکہ کسی کا پیچھا نہیں کیا جاتا؛ اور ان صفحوں کے دورے جو کوئی سکرپٹ نہیں چلاتے۔',
]

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
