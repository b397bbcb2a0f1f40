// One request as an invited company sees it.
import { completeHouse } from './request-brief.ts'

export { tryAgain, whatsapp } from './actions.ts'
export { displayAmount, displayDate, displayRupees, groupDigits } from './amounts.ts'
export { aFamily, stateNames } from './quote-requests.ts'
export { nameOf, plotUnits, services, sqFeet, titleIn } from './request-brief.ts'

export const allRequests = 'کوٹیشن کی درخواستیں'
export const loading = 'درخواست لوڈ ہو رہی ہے…'
export const loadingFailed = (problem: string) => `درخواست لوڈ نہیں ہو سکی: ${problem}`
export const gone = 'ایسی کوئی درخواست نہیں، یا وہ اب آپ کے لیے نہیں۔'
/** Stage of building, by the calculator's values. */
export const works = { Complete: completeHouse, 'Grey Structure': 'گرے سٹرکچر' }
/** `10 Marla` */
export const plotOf = (size: string, unit: string) => `${size} ${unit}`
export const openUntil = (day: string) => `${day} تک کھلی`
export const openHouse = 'گھر کھولیں'
export const askQuestion = 'سوال پوچھیں'
export const state = 'حیثیت'
export const phone = 'فون'
export const phoneLead = 'گھر والوں نے اپنا نمبر آپ کو دکھایا ہے۔'
export const phoneSince = (day: string) => `گھر والوں نے ${day} سے اپنا نمبر آپ کو دکھایا ہوا ہے۔`
export const call = (number: string) => `${number} پر کال کریں`
export const noPhone = 'گھر والوں نے اپنا نمبر آپ کو نہیں دکھایا۔ آپ کی کوٹیشن پسند آئے تو وہ دکھا سکتے ہیں۔'
// Wishes of the family, folded with a summary.
export const request = 'گھر والے کیا چاہتے ہیں'
export const estimateInShort = (amount: string, lines: number) =>
  lines === 1 ? `تخمینہ ${amount}، 1 سطر` : `تخمینہ ${amount}، ${lines} سطریں`
export const pictureCount = (count: number) => (count === 1 ? '1 تصویر' : `${count} تصویریں`)
export const pictures = 'تصویریں'
export const pictureName = (place: number) => `درخواست کی تصویر ${place}`
export const ended = {
  chosen: 'گھر والوں نے آپ کی کوٹیشن چنی۔ مبارک ہو!',
  'not-chosen': 'گھر والوں نے کوئی اور کمپنی چنی، یا درخواست بند کر دی۔',
  declined: 'آپ نے اس درخواست سے معذرت کی۔',
  withdrawn: 'آپ نے اپنی کوٹیشن واپس لے لی۔ آپ یہاں دوبارہ کوٹیشن نہیں دے سکتے۔',
  expired: 'یہ درخواست کسی انتخاب کے بغیر ختم ہو گئی۔',
}
export const declinedOn = (day: string) => `آپ نے ${day} کو اس درخواست سے معذرت کی۔`
export const requestOver = 'یہ درخواست ختم ہو گئی ہے۔ اب اس پر کوٹیشن نہیں لی جاتی۔'

export const questions = 'سوال'
export const answeredCount = (count: number) => `${count} کا جواب آ گیا۔`
export const openCount = (count: number) => `${count} کا جواب ابھی نہیں آیا۔`
export const familyAsks = 'گھر والے آپ سے کچھ پوچھتے ہیں۔'
export const askInShort = 'پوچھیں: سب بلائی گئی کمپنیوں کو نظر آتا ہے، آپ کے نام کے بغیر۔'
export const questionsLead =
  'گھر والے یہاں جواب دیتے ہیں۔ آپ کا سوال اور اس کا جواب ان تمام کمپنیوں کو نظر آتا ہے جن سے انہوں نے پوچھا، آپ کے نام کے بغیر۔'
export const noQuestions = 'ابھی کوئی سوال نہیں۔'
export const asked = {
  mine: 'آپ نے پوچھا',
  other: 'ایک کمپنی نے پوچھا',
  family: 'گھر والے آپ سے پوچھتے ہیں',
}
export const answer = 'جواب'
export const notAnswered = 'ابھی جواب نہیں آیا'
export const askLabel = 'آپ کا سوال'
export const askHint =
  'زیادہ سے زیادہ 500 حروف۔ براہِ کرم کسی کا نام نہ لکھیں: جن کمپنیوں سے پوچھا گیا، سب اسے پڑھ سکتی ہیں۔'
export const ask = 'گھر والوں سے پوچھیں'
export const askedToast = 'آپ کا سوال بھیج دیا گیا'
export const answerLabel = 'آپ کا جواب'
export const sendAnswer = 'جواب دیں'
export const answeredToast = 'آپ کا جواب بھیج دیا گیا'
export const noMoreQuestions = 'آپ 10 سوال پوچھ چکے ہیں، اس سے زیادہ ممکن نہیں۔'

export const yourQuotes = 'آپ کی کوٹیشنز'
export const revision = (number: number) => `کوٹیشن ${number}`
export const newest = 'اب یہی شمار ہوتی ہے'
export const sentAndValid = (sent: string, valid: string) => `${sent} کو بھیجی، ${valid} تک کارآمد`
export const better = 'بہتر کوٹیشن بھیجیں'
export const answerPart = 'درخواست پر آپ کا جواب'
export const answerRequest = 'آپ کی کوٹیشن'
export const oneNumber = 'ایک رقم اور ٹیکس کی بات کافی ہے۔ مزید تبھی کھولیں جب چاہیں۔'
export const twoNumbers = 'دو رقمیں اور ٹیکس کی بات کافی ہے۔ مزید تبھی کھولیں جب چاہیں۔'
export const feeLead = 'آپ کی فیس اور وہ کس چیز کی ہے۔ مزید تبھی کھولیں جب چاہیں۔'
export const betterLead = 'یہ آپ کی پچھلی کوٹیشن سے شروع ہوتی ہے۔ جو پہلے بھیجا وہ ویسا ہی رہتا ہے۔'
export const sentToast = 'آپ کی کوٹیشن بھیج دی گئی'

export const decline = 'معذرت کریں'
export const declineTitle = 'کیا آپ اس درخواست سے معذرت کرنا چاہتے ہیں؟'
export const declineText =
  'گھر والوں کو وجہ نظر آتی ہے اور وہ کسی اور کمپنی سے پوچھ سکتے ہیں۔ اس کے بعد آپ یہاں کوٹیشن نہیں دے سکتے۔'
export const declineReason = 'وجہ'
export const declineWord = 'گھر والوں کے لیے چند الفاظ'
export const declineWordHint = 'اگر چاہیں، زیادہ سے زیادہ 500 حروف'
export const declining = 'معذرت کی جا رہی ہے…'
export const declinedToast = 'آپ نے درخواست سے معذرت کر لی'
export const chooseReason = 'براہِ کرم وجہ چنیں'
export const withdraw = 'کوٹیشن واپس لیں'
export const withdrawTitle = 'کیا آپ اپنی کوٹیشن واپس لینا چاہتے ہیں؟'
export const withdrawText = 'گھر والے پھر اسے نہیں چن سکتے، اور آپ یہاں دوبارہ کوٹیشن نہیں دے سکتے۔'
export const withdrawing = 'واپس لی جا رہی ہے…'
export const withdrawnToast = 'آپ کی کوٹیشن واپس لے لی گئی'
export const goBack = 'واپس جائیں'
