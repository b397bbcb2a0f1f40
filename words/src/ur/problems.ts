// Problems of a call, by the keys of the contract's rules and the API's errors (contract/src/problems.ts).
import { apartInUrdu as apart } from '../apart.ts'
import { groupDigits } from '../figures.ts'
import { passwordTooShort as tooShort } from './passwords.ts'

// Fields of any form.
export const checkForm = 'براہِ کرم اپنے درج کیے ہوئے جوابات دیکھ لیں'
export const sendFields = 'براہِ کرم اس فارم کے خانے بھیجیں'
export const fillIn = 'براہِ کرم یہ خانہ پُر کریں'
export const checkValue = 'براہِ کرم یہ جواب دیکھ لیں'
export const atMost = ({ maximum, of }: Bound & { maximum: number }) =>
  `براہِ کرم زیادہ سے زیادہ ${counted(maximum, of)} لکھیں`
export const atLeast = ({ minimum, of }: Bound & { minimum: number }) =>
  `براہِ کرم کم از کم ${counted(minimum, of)} لکھیں`
export const chooseFromList = 'براہِ کرم فہرست میں سے چنیں'
export const noId = 'یہ درست شناختی کوڈ نہیں'
export const noJson = 'یہ JSON نہیں ہے'
export const textTooLong = 'یہ متن بہت لمبا ہے'
export const enterWebAddress = 'براہِ کرم ایسا ویب پتہ لکھیں جو http:// یا https:// سے شروع ہو'
export const enterEmail = 'براہِ کرم ای میل پتہ لکھیں'
export const emailTooLong = 'براہِ کرم چھوٹا ای میل پتہ لکھیں'
export const emailInvalid = 'براہِ کرم درست ای میل پتہ لکھیں'
export const phoneInvalid = 'براہِ کرم درست فون نمبر لکھیں'
export const phoneAreaMissing = 'براہِ کرم ایریا کوڈ بھی لکھیں، جیسے \u2066111-222-333\u2069 سے پہلے 042'
export const phoneAlone = 'براہِ کرم صرف ایک فون نمبر لکھیں، اس کے ساتھ کچھ اور نہیں'
export const noWhatsApp = 'براہِ کرم موبائل نمبر لکھیں: لینڈ لائن پر واٹس ایپ نہیں ہوتا'

interface Bound {
  of?: 'characters' | 'entries' | undefined
}

function counted(count: number, of: Bound['of']): string {
  if (of === undefined) return String(count)
  return of === 'characters' ? `${count} حروف` : `${count} اندراج`
}

// Accounts.
export const enterName = 'براہِ کرم کمپنی کا نام لکھیں'
export const chooseCategory = 'براہِ کرم کم از کم ایک شعبہ چنیں'
export const chooseFewerCategories = 'براہِ کرم کم شعبے چنیں'
export const chooseListedCategories = 'براہِ کرم دیے گئے شعبوں میں سے چنیں'
export const enterPassword = 'براہِ کرم پاس ورڈ لکھیں'
export const enterPasswordAgain = 'براہِ کرم پاس ورڈ دوبارہ لکھیں'
export const passwordsDiffer = 'پاس ورڈ ایک جیسے نہیں ہیں'
export const choosePassword = 'براہِ کرم پاس ورڈ چنیں'
export const passwordTooShort = ({ minimum }: { minimum: number }) => tooShort(minimum)
export const emailTaken = 'یہ ای میل پتہ پہلے سے استعمال میں ہے'
export const accountExists = 'اس ای میل پتے پر پہلے سے اکاؤنٹ موجود ہے۔ براہِ کرم لاگ اِن کریں'
export const loginFailed = 'لاگ اِن نہیں ہو سکا۔ براہِ کرم ای میل اور پاس ورڈ دیکھ لیں'
export const accountMayNot = 'آپ کے اکاؤنٹ کو اس کی اجازت نہیں'
export const noCompany = 'اس اکاؤنٹ کی کوئی کمپنی نہیں، اس لیے یہاں لاگ اِن نہیں ہو سکتا'
export const notSignedIn = 'براہِ کرم پہلے لاگ اِن کریں'
export const wrongPassword = 'یہ آپ کا پاس ورڈ نہیں'
export const wrongCurrentPassword = 'یہ آپ کا موجودہ پاس ورڈ نہیں'
export const enterResetCode = 'براہِ کرم ری سیٹ کوڈ لکھیں'
export const resetCodeWrong = 'غلط یا اب کارآمد نہیں'
export const resetRefused = 'یہ ری سیٹ کوڈ غلط ہے یا اب کارآمد نہیں۔ براہِ کرم نیا منگوائیں'
export const linkIncomplete = 'یہ لنک ادھورا ہے'
export const linkExpired = 'یہ لنک پرانا ہو چکا ہے یا سب سے نیا نہیں'
export const tooManyMails =
  'ہم اس پتے پر پہلے ہی کئی ای میل بھیج چکے ہیں۔ براہِ کرم ایک گھنٹے بعد دوبارہ کوشش کریں'
export const emailUnchanged = 'آپ کا ای میل پتہ پہلے سے یہی ہے'
export const noEmailChange = 'اب پتے کی کوئی تبدیلی تصدیق کے لیے باقی نہیں'
export const emailTakenMeanwhile = 'یہ ای میل پتہ اب کسی اور اکاؤنٹ کا ہے۔ کچھ تبدیل نہیں ہوا'
export const sessionEnded = 'یہ سیشن پہلے ہی ختم ہو چکا ہے'

// Companies and portfolios.
export const notYours = 'آپ اسے تبدیل نہیں کر سکتے'
export const notYourLogo = 'آپ صرف اپنی کمپنی کا لوگو بدل سکتے ہیں'
export const selectImage = 'براہِ کرم اپ لوڈ کرنے کے لیے تصویر چنیں'
export const enterTitle = 'براہِ کرم عنوان لکھیں'
export const describeProject = 'براہِ کرم پراجیکٹ کی تفصیل لکھیں'
export const selectCity = 'براہِ کرم شہر چنیں'
export const selectOneCity = 'براہِ کرم ایک شہر چنیں'
export const cityNotListed = 'یہ شہر فہرست میں نہیں'
export const buildingTypeNotListed = 'یہ مہارت فہرست میں نہیں'
export const enterYear = ({ earliest }: { earliest: number }) =>
  `براہِ کرم ${earliest} یا اس کے بعد کا سال لکھیں، جیسے 1998`
export const yearToCome = 'یہ سال ابھی نہیں آیا'
export const enterRupees = ({ maximum }: { maximum: number }) =>
  `براہِ کرم پورے روپے لکھیں، 1 سے ${groupDigits(maximum)} تک`
export const enterRate = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  `براہِ کرم فی مربع فٹ پورے روپے لکھیں، ${groupDigits(minimum)} سے ${groupDigits(maximum)} تک`
export const companyGone = 'یہ کمپنی فہرست میں نہیں ہے، یا اب نہیں رہی'
export const pageSize = ({ maximum }: { maximum: number }) => `براہِ کرم ایک بار میں 1 سے ${maximum} تک مانگیں`
export const searchTooLong = 'براہِ کرم کم حروف سے تلاش کریں'
export const countOrNot = 'براہِ کرم گنتی کے لیے yes لکھیں، یا کچھ نہ لکھیں'
export const yesOrNot = 'براہِ کرم yes لکھیں، یا اسے چھوڑ دیں'
export const trueOrFalse = 'براہِ کرم true یا false لکھیں'
export const beforeOrAfter = 'براہِ کرم before یا after لکھیں'
export const placeGone =
  'جس پورٹ فولیو کے ساتھ اسے رکھنا تھا وہ اب موجود نہیں۔ براہِ کرم صفحہ دوبارہ لوڈ کریں۔'
export const noSuchPortfolio = 'ایسا کوئی پورٹ فولیو نہیں'
export const portfolioGone = 'یہ پورٹ فولیو موجود نہیں'
export const noSuchListPage = 'فہرست کا یہ صفحہ موجود نہیں'
export const noCursor = 'یہ ہمارا دیا ہوا نشانِ مقام نہیں'
export const changedElsewhere = 'اس دوران یہ کہیں اور تبدیل ہو گیا'
export const compareAndSaveAgain =
  'اس دوران یہ کہیں اور تبدیل ہو گیا۔ اپنے لکھے ہوئے سے ملائیں، پھر دوبارہ محفوظ کریں'
export const savedAlready =
  'پچھلی کوشش پہنچ گئی تھی اور محفوظ ہو گئی۔ دیکھنے کے لیے اسے دوبارہ کھولیں، پھر وہیں سے تبدیل کریں'

// Requests and quotes.
export const enterYourName = 'براہِ کرم اپنا نام لکھیں'
export const chooseCompany = 'براہِ کرم کم از کم ایک کمپنی چنیں'
export const chooseFewerCompanies = 'براہِ کرم زیادہ سے زیادہ تین کمپنیاں چنیں'
export const enterPlot = 'براہِ کرم پلاٹ کا سائز لکھیں'
export const enterCoveredArea = 'براہِ کرم کورڈ ایریا لکھیں'
export const estimateNeeded = 'کمپنیاں تخمینے کی سطروں کی قیمت دیتی ہیں۔ براہِ کرم پہلے تخمینہ بنائیں'
export const pricesGone = 'یہ قیمتیں اب استعمال میں نہیں۔ براہِ کرم تخمینہ دوبارہ بنائیں'
export const checkEstimate = 'اس تخمینے کی قیمت نہیں نکل سکتی۔ براہِ کرم اس کے جوابات دیکھ لیں'
export const checkAnswers = ({ fields }: { fields: string[] }) => `براہِ کرم یہ دیکھ لیں: ${fields.join('، ')}`
export const estimateChanged =
  'آپ کے تخمینے کی کُل رقم اب اور ہے۔ براہِ کرم اسے دیکھ لیں، پھر درخواست دوبارہ بھیجیں'
export const companyNotInvitable = 'ان میں سے ایک کمپنی فی الحال درخواستیں نہیں لیتی۔ براہِ کرم کوئی اور چنیں'
export const invitedAlready = 'آپ اس کمپنی سے پہلے ہی پوچھ چکے ہیں'
export const invitationsStand = ({ maximum }: { maximum: number }) =>
  `آپ ایک وقت میں ${maximum} کمپنیوں سے پوچھ سکتے ہیں۔ جب ان میں سے کوئی معذرت کرے تو آپ کسی اور سے پوچھ سکتے ہیں`
export const tooManyInvitations = ({ maximum }: { maximum: number }) =>
  `آپ ${maximum} کمپنیوں سے پوچھ چکے ہیں، اس سے زیادہ ممکن نہیں`
export const tooManyOpenRequests = ({ maximum }: { maximum: number }) =>
  `اس ای میل پتے سے ${maximum} درخواستیں پہلے ہی کھلی ہیں۔ براہِ کرم پہلے ان میں سے ایک بند کریں`
export const noRequestKey = 'درخواست کی کنجی میں 43 حروف، ہندسے، - یا _ ہوتے ہیں'
export const keyInUse = 'یہ کنجی پہلے سے استعمال میں ہے۔ براہِ کرم دوسری بنائیں'
export const newAddressNewKey = 'نیا پتہ اور نئی کنجی ایک ساتھ ہوتے ہیں'
export const noPhoneToShow = 'آپ نے اس درخواست کے ساتھ کوئی فون نمبر نہیں دیا'
export const familyKeyReads = 'یہ لنک صرف پڑھنے کے لیے ہے۔ تبدیلی صرف درخواست بھیجنے والے کر سکتے ہیں'
export const notSentYet = 'یہ درخواست ابھی نہیں بھیجی گئی: براہِ کرم پہلے ہماری ای میل کے لنک سے تصدیق کریں'
export const requestEnded = 'یہ درخواست ختم ہو چکی ہے، اس لیے اس میں کچھ تبدیل نہیں ہو سکتا'
export const quoteChosen = 'اس درخواست کے لیے کوٹیشن چنی جا چکی ہے، اس لیے اس میں کچھ تبدیل نہیں ہو سکتا'
export const requestAnswered = 'یہ اب ممکن نہیں: اس درخواست پر آپ کا جواب آ چکا ہے'
export const noQuoteToTakeBack = 'یہاں آپ کی کوئی کوٹیشن نہیں جو واپس لی جا سکے'
export const quoteTheBill = 'اس درخواست کے ساتھ بل ہے۔ براہِ کرم اس کے حصوں کی قیمتیں دیں'
export const quoteAFee = 'اس درخواست میں آرکیٹیکٹ کی فیس پوچھی گئی ہے۔ براہِ کرم فیس لکھیں'
export const tooManyQuestions = ({ most }: { most: number }) =>
  `آپ یہاں پہلے ہی ${most} سوال پوچھ چکے ہیں، اس سے زیادہ ممکن نہیں`
export const hasAnswer = 'اس سوال کا جواب پہلے ہی دیا جا چکا ہے'
export const companyIsOut = 'یہ کمپنی اب اس درخواست میں شامل نہیں'
export const quoteTakenBack = 'کمپنی نے یہ کوٹیشن واپس لے لی ہے'
export const quoteNotNewest = 'اس دوران کمپنی نے نئی کوٹیشن بھیجی ہے۔ چننے سے پہلے براہِ کرم اسے دیکھ لیں'
export const quoteTooOld = 'یہ کوٹیشن اب کارآمد نہیں۔ براہِ کرم کمپنی سے نئی مانگیں'

// Marks: licences and registrations.
export const enterMarkNumber = 'براہِ کرم نمبر ویسے ہی لکھیں جیسے دستاویز پر ہے'
export const pecNumberWrong = 'براہِ کرم نمبر لائسنس کے مطابق لکھیں، مثلاً C-4/12345'
export const markNumberWrong = 'براہِ کرم نمبر ہندسوں سمیت لکھیں، جیسے دستاویز پر ہے'
export const ntnWrong = 'براہِ کرم این ٹی این لکھیں، مثلاً \u20661234567-8\u2069'
export const enterHolder = 'براہِ کرم رجسٹرڈ نام لکھیں'
export const enterValidUntil = 'براہِ کرم آخری دن لکھیں جب تک یہ مؤثر ہے'
export const markExpired = 'اس کی میعاد ختم ہو چکی ہے۔ تجدید کے بعد درج کریں'
export const neverExpires = 'اس قسم کی رجسٹریشن کی کوئی آخری تاریخ نہیں ہوتی'
export const addDocument = 'براہِ کرم دستاویز PDF یا JPEG یا PNG فائل کی صورت میں شامل کریں'
export const documentEmpty = 'دستاویز کی فائل خالی ہے'
export const documentUnknown = 'دستاویز PDF یا JPEG یا PNG فائل نہیں ہے'
export const documentTooLarge = ({ megabytes }: { megabytes: number }) =>
  `دستاویز \u2066${megabytes}\u00a0MB\u2069 سے بڑی ہے`
export const sendOneDocument = 'براہِ کرم ایک ہی دستاویز بھیجیں'
export const markGone = 'یہ اندراج اب موجود نہیں'
export const noDocument = 'یہ دستاویز اب محفوظ نہیں'
export const markDecided = 'اس دوران اس اندراج پر فیصلہ ہو گیا ہے یا یہ بدل گیا ہے۔ براہِ کرم دوبارہ دیکھیں'

// Pictures and other files.
/** A picture as its sender knows it: by its number if several may be sent, and by its file's name. */
export interface SentName {
  number?: number | undefined
  filename: string
}

function nameOf({ number, filename }: SentName): string {
  return `${number === undefined ? 'تصویر' : `تصویر ${number}`}${filename && ` (${apart(filename)})`}`
}

export const pictureTooLarge = ({ megabytes, ...sent }: SentName & { megabytes: number }) =>
  `${nameOf(sent)} کا سائز \u2066${megabytes}\u00a0MB\u2069 سے زیادہ ہے`
export const pictureEmpty = (sent: SentName) => `${nameOf(sent)}: یہ فائل خالی ہے`
export const pictureUnknown = (sent: SentName) => `${nameOf(sent)}: یہ PNG یا JPEG تصویر نہیں`
export const pictureTooManyPixels = ({ megapixels, ...sent }: SentName & { megapixels: number }) =>
  `${nameOf(sent)}: یہ ${megapixels} میگا پکسل سے بڑی ہے`
export const pictureTooNarrow = (sent: SentName) =>
  `${nameOf(sent)}: اس کی لمبائی چوڑائی کے دس گنا سے زیادہ ہے۔ براہِ کرم اسے کاٹ کر چھوٹا کریں اور وہ فائل چنیں`
export const pictureTooManyScans = (sent: SentName) =>
  `${nameOf(sent)}: یہ غیر معمولی طریقے سے محفوظ ہوئی ہے۔ براہِ کرم اسے عام JPEG کے طور پر دوبارہ محفوظ کریں اور وہ فائل چنیں`
export const pictureDamaged = (sent: SentName) => `${nameOf(sent)}: یہ خراب ہے اور پڑھی نہیں جا سکتی`
export const sendOneImage = 'براہِ کرم ایک تصویر بھیجیں'
export const tooManyImages = ({ maximum }: { maximum: number }) =>
  `آپ زیادہ سے زیادہ ${maximum} تصویریں اپ لوڈ کر سکتے ہیں`
export const noFileHere = 'یہاں کوئی فائل نہیں چاہیے'
export const fileNotTaken = 'یہ فارم وہ فائل نہیں لیتا'
export const orderNamesNoFile = 'ترتیب میں ایسی فائل کا نام ہے جو بھیجی نہیں گئی'
export const uploadInterrupted = 'اپ لوڈ درمیان میں رک گیا'

// Requests that cannot be parsed, and addresses that do not exist.
export const notUnderstood = 'درخواست سمجھ میں نہیں آئی'
export const tooSlow = 'درخواست پہنچنے میں بہت دیر لگی'
export const headersTooLarge = 'درخواست کے ساتھ ہماری گنجائش سے زیادہ بھیجا گیا ہے'
export const bodyTooLarge = 'یہ ایک وقت میں ہماری گنجائش سے زیادہ ہے'
export const sendJson = 'براہِ کرم یہ JSON میں بھیجیں'
export const sendJsonOrForm = 'براہِ کرم یہ JSON میں بھیجیں، یا جہاں فائلیں ہوں وہاں فارم کے طور پر'
export const sendMultipart = 'براہِ کرم یہ فارم multipart/form-data میں بھیجیں'
export const formUnreadable = 'فارم نہیں پڑھا جا سکا۔ براہِ کرم دوبارہ کوشش کریں'
export const formNotSent = 'فارم درست طریقے سے نہیں بھیجا گیا'
export const notFound = 'آپ نے جو مانگا وہ ہمیں نہیں ملا'
export const noSuchCall = 'ایسی کوئی کال نہیں'
export const noIdempotencyKey = 'Idempotency-Key میں 16 سے 100 حروف، ہندسے یا نشان ہوتے ہیں'
export const responseLost = 'یہ کام پہلے ہی ہو چکا ہے۔ براہِ کرم دیکھیں کہ اب کیا موجود ہے'
export const noSuchMethod = 'اس پتے پر یہ طریقہ نہیں چلتا'
export const unknownParameter = 'اس نام کا کوئی پیرامیٹر نہیں'
export const noSuchPage = 'ایسا کوئی صفحہ نہیں'
export const noSuchPicture = 'ایسی کوئی تصویر نہیں'
export const noSuchMapPart = 'سائٹ کے نقشے کا ایسا کوئی حصہ نہیں'
export const noContactAddress = 'اس سائٹ نے اطلاع دینے کے لیے کوئی پتہ نہیں دیا'

// Temporary problems.
export const internal = 'ہماری طرف کوئی خرابی ہوئی۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں'
export const busy = 'اس وقت رش بہت ہے۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں'
export const recordsAway = 'اس وقت ہم اپنے ریکارڈ تک نہیں پہنچ سکتے۔ براہِ کرم تھوڑی دیر بعد دوبارہ کوشش کریں'
export const cannotStorePictures =
  'اس وقت تصویریں محفوظ نہیں ہو سکتیں۔ کچھ محفوظ نہیں ہوا؛ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں'
export const cannotReachPictures =
  'اس وقت ہم تصویروں تک نہیں پہنچ سکتے۔ براہِ کرم تھوڑی دیر بعد دوبارہ کوشش کریں'
export const diskFull = 'اس وقت اسے محفوظ کرنے کی جگہ نہیں۔ براہِ کرم چند منٹ بعد دوبارہ کوشش کریں'
export const outcomeUnknown = 'ہمیں یقین نہیں کہ یہ محفوظ ہوا یا نہیں۔ دوبارہ کوشش سے پہلے دیکھ لیں'

const hindrances = {
  stopping: 'تیار نہیں: سرور بند ہو رہا ہے',
  diskFull: 'تیار نہیں: ڈسک بھر گئی ہے',
  databaseLate: 'تیار نہیں: ڈیٹابیس جواب نہیں دے رہا',
  databaseAway: 'تیار نہیں: ڈیٹابیس سے رابطہ نہیں ہو سکا',
  notMigrated: 'تیار نہیں: ڈیٹابیس کی منتقلی باقی ہے',
}
export const notReady = ({ hindrance }: { hindrance: keyof typeof hindrances }) => hindrances[hindrance]

// Plans and payments.
export const planFull = ({ most }: { most: number }) =>
  `آپ کے پلان میں ${groupDigits(most)} پراجیکٹس کی جگہ ہے۔ بڑا پلان لیں، کوئی پراجیکٹ حذف کریں، یا اسے ڈرافٹ کے طور پر محفوظ کریں`
export const nothingSold = 'یہاں ابھی پلان نہیں خریدے جا سکتے'
export const gatewayMissing = 'ادائیگی کا یہ طریقہ دستیاب نہیں'
export const priceChanged = 'اس دوران رقم بدل گئی ہے۔ براہِ کرم اسے دیکھ کر دوبارہ ادا کریں'
export const paymentWaits = 'آپ کی ایک اور ادائیگی ابھی بینک کے جواب کی منتظر ہے'
export const paymentsWait =
  'آپ کی پانچ ادائیگیاں پہلے سے منتظر ہیں۔ براہِ کرم ان میں سے ایک ادا کریں، یا ان کا وقت ختم ہونے کا انتظار کریں'
export const paymentGone = 'آپ کی ایسی کوئی ادائیگی نہیں'
export const notByTransfer = 'یہ ادائیگی بینک ٹرانسفر نہیں: اس کا بینک ہمیں خود بتاتا ہے'
export const transferSettled = 'یہ ٹرانسفر پہنچ چکا ہے۔ اب کچھ کرنا باقی نہیں'
export const transferOver =
  'یہ کوشش ختم ہو چکی ہے۔ اگر آپ ادا کر چکے ہیں تو حوالے کے ساتھ ہمیں لکھیں؛ ورنہ دوبارہ شروع کریں'
export const bankAway =
  'بینک اس وقت جواب نہیں دے رہا۔ کوئی رقم نہیں لی گئی۔ دوبارہ کوشش کریں، یا بینک ٹرانسفر سے ادا کریں'

const limitsReached = {
  loginAccount: 'بار بار غلط لاگ اِن ہوا ہے۔ آپ ابھی پاس ورڈ ری سیٹ کر سکتے ہیں، یا انتظار کریں',
  loginAddress: 'آپ کے نیٹ ورک سے بہت زیادہ غلط لاگ اِن ہوئے ہیں',
  signUp: 'آپ کے نیٹ ورک سے بہت زیادہ اکاؤنٹ بنائے یا تبدیل کیے گئے',
  reset: 'آپ کے نیٹ ورک سے بہت زیادہ کوڈ مانگے گئے ہیں',
  resetTry: 'آپ کے نیٹ ورک سے بہت زیادہ ری سیٹ کوڈ آزمائے گئے',
  resetTryAccount: 'آپ کے نیٹ ورک سے اس اکاؤنٹ کے لیے بہت زیادہ ری سیٹ کوڈ آزمائے گئے',
  request: 'آپ کے نیٹ ورک سے بہت زیادہ درخواستیں بھیجی گئیں',
  house: 'آپ کے نیٹ ورک سے بہت زیادہ گھر شروع کیے گئے',
  houseAct: 'آپ نے تھوڑے وقت میں بہت سی تبدیلیاں کی ہیں',
  housePicture: 'آپ نے تھوڑے وقت میں بہت سی تصویریں بھیجی ہیں',
  report: 'آپ کے نیٹ ورک سے بہت زیادہ شکایتیں بھیجی گئیں',
  reportThing: 'آپ کے نیٹ ورک سے اس کی شکایت پہلے ہی کئی بار آ چکی ہے',
  upload: 'آپ نے تھوڑے وقت میں بہت سی تصویریں بھیجی ہیں',
  write: 'آپ نے تھوڑے وقت میں بہت سی تبدیلیاں کی ہیں',
  draft: 'تھوڑی دیر میں آپ کا مسودہ بہت بار محفوظ ہوا',
  open: 'آپ کے نیٹ ورک سے بہت زیادہ کالز آئیں',
  assistant: 'آپ کے نیٹ ورک سے اسسٹنٹ کے بہت زیادہ پیغام آئے',
  export: 'آپ پہلے ہی کئی بار اپنا ڈیٹا منگوا چکے ہیں',
}
export const tooManyRequests = (reached: { limit: keyof typeof limitsReached; minutes: number }) =>
  `${limitsReached[reached.limit]}۔ براہِ کرم ${waitInWords(reached.minutes)} بعد دوبارہ کوشش کریں`

function waitInWords(minutes: number): string {
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} گھنٹے`
  return minutes === 1 ? '1 منٹ' : `${minutes} منٹ`
}
