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
export {
  address,
  chosenCity,
  city,
  email,
  phone,
  price,
  publication,
  specializations,
  website,
} from './labels.ts'

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
export const contentHint = 'کیا بنا، کس کے لیے بنا، اور اس میں خاص کیا ہے۔'
export const noPriceTier = 'قیمت کا درجہ نہیں'
export const addLead = 'پراجیکٹ ایسے دکھائیں جیسے سائٹ پر دکھاتے ہیں۔'
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
export const project = 'پراجیکٹ'
export const pictures = 'تصویریں'
export const contact = 'رابطہ'
export const socialLinks = 'سوشل میڈیا کے لنک'
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
export const inPrint = 'رسالوں میں'
export const updatePortfolio = 'پورٹ فولیو اپ ڈیٹ کریں'
export const portfolioUpdated = 'پورٹ فولیو اپ ڈیٹ ہو گیا'
export const portfolioAdded = 'پورٹ فولیو شامل ہو گیا'
export const saveHidden = 'محفوظ کریں، ابھی نہ دکھائیں'
export const saveHiddenHint = 'جب تک آپ ڈیش بورڈ پر “دکھائیں” نہ دبائیں، یہ صرف آپ کو نظر آئے گا۔'
export const portfolioSaved = 'پورٹ فولیو محفوظ ہو گیا۔ دیکھنے والوں کو ابھی نظر نہیں آتا۔'
export const takeStoredField = (field: string) => `یہ رکھیں: ${field}`
export const imageName = (place: number) => `تصویر ${place}`
export const tooManyImages = (most: number) => `آپ زیادہ سے زیادہ ${most} تصویریں اپ لوڈ کر سکتے ہیں`
export const imagesHint = (most: number) => `زیادہ سے زیادہ ${most} تصویریں؛ پہلی تصویر کارڈ پر آتی ہے۔`
