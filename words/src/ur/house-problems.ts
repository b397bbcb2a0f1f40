// Reasons for which a call of a house file is refused, by the keys of the contract (contract/src/houses/house-refusals.ts).
import { apartInUrdu as apart } from '../apart.ts'
import { groupDigits } from '../figures.ts'
import { houseStages } from './house-stages.ts'

export const familyDecides = 'یہ صرف گھر والے کر سکتے ہیں۔'
export const linkAddsOnly = 'یہ لنک تصویریں لگاتا ہے؛ یہ کام نہیں کر سکتا۔'
export const houseHeld = 'ایک رپورٹ کی جانچ تک یہ ریکارڈ رکا ہوا ہے۔ آپ اسے پڑھ سکتے ہیں۔'
export const newerClaim = 'نئی تصویر یا جواب آ چکا ہے۔ پہلے اسے دیکھیں۔'
export const answeredAlready = 'اس کا جواب دیا جا چکا ہے۔'
export const houseClosed = 'یہ ریکارڈ بند ہو چکا ہے۔'
export const houseExists = 'اس کوٹیشن کا ریکارڈ پہلے سے موجود ہے۔'
export const sameIdOtherBody = 'یہ پہلے کسی اور مواد کے ساتھ بھیجا جا چکا ہے۔ صفحہ دوبارہ کھولیں۔'
export const stageAgreed = ({ stage }: { stage: string }) =>
  `${stageName(stage)} پہلے ہی منظور ہے۔ بعد کا مرحلہ چنیں۔`
export const belowNothing = ({ pkr }: { pkr: number }) =>
  `اس مرحلے میں ${groupDigits(pkr)} روپے ہیں، اس سے زیادہ کم نہیں ہو سکتے۔`
export const changeLapsed = '14 دن گزر گئے۔ تبدیلی دوبارہ بھیجیں۔'
export const tooLateToTakeBack = 'صرف 24 گھنٹے تک واپس لے سکتے ہیں۔'
export const notAllAgreed = 'سب مراحل منظور نہیں، یا کوئی خرابی باقی ہے۔'
export const noAgreedPrice = 'اس گھر کی طے شدہ قیمت نہیں، اس لیے کوئی لنک رقم نہیں دیکھ سکتا۔'
export const houseFull = '1,000 اندراج پورے ہو گئے۔ ریکارڈ محفوظ کر لیں۔'
export const tooManyLinks = 'زیادہ سے زیادہ 5 سائٹ لنک۔ پہلے ایک واپس لیں۔'
export const tooManyWaiting = '10 تبدیلیاں باقی ہیں۔ کسی کا جواب دیں یا واپس لیں۔'
export const threePictures = 'تینوں تصویریں بھیجیں۔'
export const pictureNotHere = 'ایک تصویر نہیں پہنچی۔ دوبارہ بھیجی جا رہی ہے۔'
export const textOrPicture = 'تصویر یا ایک جملہ شامل کریں۔'
export const wholeRupees = 'پورے روپے لکھیں، جیسے 95,000۔'
export const dayNotPossible = 'آج تک کا کوئی دن چنیں۔'
export const wrongCode = ({ left }: { left: number }) =>
  left === 1 ? 'کوڈ درست نہیں۔ 1 کوشش باقی ہے۔' : `کوڈ درست نہیں۔ ${left} کوششیں باقی ہیں۔`

// Not told apart by the client.
export const noHouseKey = 'گھر کے ریکارڈ کی کنجی میں 43 حروف، ہندسے، - یا _ ہوتے ہیں'
export const enterBuilder = 'براہِ کرم بلڈر کا نام لکھیں'
export const listedPlan = 'یہ منصوبہ کوٹیشن یا تخمینے سے آتا ہے: صرف اس کے دن بدلے جا سکتے ہیں'
export const stageDueMissing = 'براہِ کرم بتائیں کہ آپ کے اپنے لفظوں والا مرحلہ کب دینا ہے'
export const percentNotHundred = ({ sum }: { sum: number }) =>
  `مرحلوں کا مجموعہ 100 فیصد ہونا چاہیے؛ یہ ${sum} فیصد ہے`
export const noHouseOfQuote = 'براہِ کرم پہلے اس درخواست کے لیے کوئی کوٹیشن چنیں'
export const entryTooOld = 'اندراج صرف ایک گھنٹے تک واپس لیا جا سکتا ہے۔'
export const pictureNeeded = 'براہِ کرم تصویر لگائیں'
export const wholeQuantity = 'براہِ کرم 1 سے 1,000,000 تک کوئی پورا عدد لکھیں'
export const chooseDay = 'براہِ کرم کوئی دن چنیں'
export const pdfBeingMade = 'اس گھر کی ایک PDF بن رہی ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔'
export const plannedTooFar = 'براہِ کرم شروع سے دس سال کے اندر کے دن چنیں'
export const startTooFar = 'براہِ کرم آج سے تین سال کے اندر کا کوئی دن چنیں'

function stageName(stage: string): string {
  return Object.hasOwn(houseStages, stage) ? houseStages[stage as keyof typeof houseStages] : apart(stage)
}
