import { groupDigits } from './amounts.ts'
import { planName } from './plan-names.ts'

export { addPortfolio, cancel, tryAgain } from './actions.ts'
export {
  cityHint,
  facebookLink,
  instagramLink,
  linkedinLink,
  loadingCities,
  tiktokLink,
  twitterLink,
} from './contact.ts'
export { filledIn } from './forms.ts'
export { address, chosenCity, city, email, phone, price, website } from './labels.ts'
export { beingBuilt, builtName, complete, greyStructure, plotName, yearName } from './project-facts.ts'
export { publication, specializations } from './project-labels.ts'

export const projectGoesOut = 'آپ کا پراجیکٹ بھیجا جا رہا ہے…'
export const changedElsewhere = 'کہیں اور تبدیل ہو گیا'
export const changedElsewhereText =
  'آپ کے کھولنے کے بعد یہ پورٹ فولیو کہیں اور تبدیل ہو گیا۔ دوبارہ محفوظ کرنے پر آپ کا لکھا ہوا رہے گا؛ اس وقت اس میں یہ لکھا ہے۔'
export const nothing = 'کچھ نہیں'
export const takeStored = 'یہ رکھیں'
export const sendingImages = 'تصویریں بھیجی جا رہی ہیں'
export const sending = 'کام جاری ہے...'
export const chooseImagesAgain = 'پہلے چنی ہوئی تصویریں دوبارہ چننی ہوں گی۔'
export const images = 'تصویریں'
export const noSpecializationsAvailable = 'مہارت کا کوئی شعبہ دستیاب نہیں'
export const loadingSpecializations = 'مہارت کے شعبے لوڈ ہو رہے ہیں…'
export const title = 'عنوان'
export const content = 'تفصیل'
export const magazineLink = 'میگزین لنک'
export const noPrice = 'قیمت نہیں'
/** Price tiers with their figures, by their values. */
export const priceChips = {
  '100-120': 'کم (\u2066100-120\u2069)',
  '120-250': 'درمیانی (\u2066120-250\u2069)',
  '250-above': 'زیادہ (250 سے اوپر)',
}
export const addSteps = '1 تصویریں · 2 گھر · 3 الفاظ'
export const editPortfolio = 'پورٹ فولیو میں ترمیم'
export const loadingPortfolio = 'پورٹ فولیو لوڈ ہو رہا ہے...'
export const loadingForm = 'فارم لوڈ ہو رہا ہے…'
export const notYours = 'یہ پورٹ فولیو کسی اور کمپنی کا ہے۔'
export const backToOverview = 'جائزے پر واپس'
export const startAfresh = 'صاف کریں اور دوبارہ شروع کریں'
export const draftRestored = 'آپ کا پہلے لکھا ہوا واپس آ گیا ہے۔'
export const draftRestoredWithImages = 'آپ کا پہلے بھرا ہوا، تصویروں سمیت، واپس آ گیا ہے۔'
export const draftRestoredWithoutImages =
  'آپ نے جو پہلے لکھا تھا وہ واپس آ گیا ہے۔ تصویریں دوبارہ چننی ہوں گی۔'
export const contactOnce = <Part>(settings: Part) => [
  'ہر نیا پراجیکٹ اس سے شروع ہوتا ہے جو یہاں لکھا ہے: ',
  settings,
  '۔ یہاں صرف وہ بدلیں جو اس پراجیکٹ میں مختلف ہے۔',
]
export const shownWhenEmpty = <Part>(companys: Part) => [
  'خالی رہے تو اس پراجیکٹ پر ',
  companys,
  ' نظر آئے گا۔',
]
export const settingsLink = 'آپ سے رابطہ'
export const updatePortfolio = 'پورٹ فولیو اپ ڈیٹ کریں'
export const portfolioUpdated = 'پورٹ فولیو اپ ڈیٹ ہو گیا'
export const leftUnsent = (why: string) =>
  `آپ کا پراجیکٹ نہیں بھیجا گیا: ${why}۔ آپ کا لکھا ہوا “پورٹ فولیو شامل کریں” میں محفوظ ہے۔`
export const portfolioAdded = 'پورٹ فولیو شامل ہو گیا'
export const takeStoredField = (field: string) => `یہ رکھیں: ${field}`
export const imageName = (place: number) => `تصویر ${place}`
export const tooManyImages = (most: number) => `آپ زیادہ سے زیادہ ${most} تصویریں اپ لوڈ کر سکتے ہیں`
export const imagesHint = (most: number) => `زیادہ سے زیادہ ${most} تصویریں؛ پہلی تصویر کارڈ پر آتی ہے۔`

export const contentHint =
  'اس پراجیکٹ کے بارے میں بتائیں: کس کے لیے بنا، کون سی اینٹ اور سریا لگا، اس میں خاص کیا تھا۔ آپ کے کی بورڈ کا مائیکروفون بھی یہ لکھ سکتا ہے۔'
export const picturesOf = (count: number) => `10 میں سے ${count}`
export const theHouse = 'گھر'
export const byTapping = 'دبا کر چنیں'
export const inWords = 'الفاظ میں'
export const nowOrLater = 'ابھی یا بعد میں'
export const plot = 'پلاٹ (اختیاری)'
export const otherSize = 'کوئی اور سائز'
export const notAHouse = 'گھر نہیں ہے'
export const anotherCity = 'کوئی اور شہر'
export const yearFinished = 'مکمل ہونے کا سال (اختیاری)'
export const earlierYear = 'اس سے پہلے'
export const stillBuilding = 'ابھی بن رہا ہے'
export const builtAs = 'کیا بنا (اختیاری)'
export const several = '(ایک سے زیادہ)'
export const madeFromTaps = 'آپ کے انتخاب سے بنا ہے۔ جیسے چاہیں بدل لیں۔'
const whats = { grey: 'گرے سٹرکچر', house: 'گھر', building: 'عمارت' }
/** A title from what was tapped. */
export const madeTitle = (house: {
  plot: string | undefined
  what: keyof typeof whats
  city: string | undefined
  year: string | undefined
}) => {
  const start = [house.plot, whats[house.what]].filter(Boolean).join(' ')
  return [start, house.city, house.year].filter(Boolean).join('، ')
}
export const ifYouLike = 'اگر آپ چاہیں'
export const noneNeeded = 'اس میں سے کچھ بھی ضروری نہیں'
export const addressAndContact = 'پتہ اور رابطہ'
export const asInProfile = <Part>(phone: Part) => ['جیسا آپ کے پروفائل میں ہے: ', phone]
export const linksAndPrint = 'لنک اور رسالے'
export const planFull = (plan: Parameters<typeof planName>[0], most: number, count: number) =>
  `${planName(plan)} میں ${groupDigits(most)} پراجیکٹس کی گنجائش ہے، اور آپ کے ${groupDigits(count)} ہیں۔ اسے ڈرافٹ کے طور پر محفوظ کر سکتے ہیں۔ دکھانے کے لیے بڑا پلان لیں، یا کوئی پراجیکٹ حذف کریں۔`
export const comparePlans = 'پلانوں کا موازنہ'
export const saveAsDraft = 'ڈرافٹ محفوظ کریں'
export const draftSaved = 'ڈرافٹ محفوظ ہو گیا۔ یہ صرف آپ کو نظر آتا ہے۔'
export const keptAt = (time: string) => `ڈرافٹ اس ڈیوائس پر ${time} بجے محفوظ ہوا`
export const draftWaits = (date: string) => `${date} کا ایک ڈرافٹ اس ڈیوائس پر موجود ہے۔`
export const goOnWithDraft = 'اسے آگے بڑھائیں'
export const draftKept = (time: string) => `ڈرافٹ ${time} بجے محفوظ ہوا`
/** Of `all` fields, `count` have the company's own text. */
export const filledFromProfile = (count: number, all: number) =>
  `${all} میں سے ${count} آپ کے پروفائل سے بھرے ہوئے ہیں`
export const onTheCard = 'کارڈ پر'
export const takePhotographs = 'تصویریں کھینچیں یا چنیں'
export const addMoreImages = 'مزید شامل کریں'
export const imagesLeftOut = (most: number, count: number) => `پہلی ${most} یہاں ہیں؛ ${count} رہ گئیں`
export const noPhotographs = 'تصویریں ابھی پاس نہیں؟'
export const beginWithHouse = 'گھر سے شروع کریں'
export const moreChips = (count: number) => `${count} مزید`
export const needCorrecting = (count: number) =>
  count === 1 ? '1 بات درست کرنی ہے' : `${count} باتیں درست کرنی ہیں`
export const problemAt = (field: string, problem: string) => `${field}: ${problem}`
export const andMore = (count: number) => `اور ${count} مزید`
export const preview = 'جھلک'
export const looksLikeThis = 'آپ کے صفحے پر یہ ایسا نظر آئے گا'
export const contentToCome = 'اس پراجیکٹ کے بارے میں بتائیں ...'
export const beforeShown = 'دکھانے سے پہلے'
export const imagesReady = (count: number) => `تصویریں: ${count}`
export const cityReady = (city: string) => `شہر: ${city}`
export const done = 'ہو گیا:'
export const missing = 'باقی ہے:'
export const addressHint = 'آپ کا دفتر، یا پراجیکٹ کی ویڈیو کا لنک'
export const publicationHint = 'یہ کہاں چھپا'
export const linkOrName = 'https:// یا @نام'
export const sendingPlace = (place: number, count: number) =>
  `تصویریں بھیجی جا رہی ہیں، ${count} میں سے ${place}۔`
export const nothingIsLost = 'یہ صفحہ کھلا رکھیں۔ رابطہ ٹوٹ جائے تو کچھ ضائع نہیں ہوتا: دوبارہ بھیج دیں۔'
