export {
  companyNameMissing,
  newPasswordMissing,
  passwordMissing,
  passwordUpdated,
  tryAgain,
} from './actions.ts'
export { nameOf } from './catalogue.ts'
export { companyName, email, password } from './labels.ts'
export { passwordHint, passwordTooShort } from './passwords.ts'
export {
  chooseCategory as categoryMissing,
  enterEmail as emailMissing,
  enterPasswordAgain as repeatMissing,
  enterResetCode as resetCodeMissing,
  loginFailed,
  passwordsDiffer as repeatDiffers,
  selectImage as imageMissing,
} from './problems.ts'

export const noCategoriesAvailable = 'کوئی شعبہ دستیاب نہیں'
export const category = 'شعبہ'
export const loadingCategories = 'شعبے لوڈ ہو رہے ہیں…'
export const categoryHint = 'آپ کی کمپنی کیا کام کرتی ہے'
export const confirmCaption = 'ایک کلک، اور ای میل آپ کی تصدیق شدہ۔'
export const confirmTitle = 'ای میل کی تصدیق'
export const confirmQuestion = 'بٹن دبا کر تصدیق کریں کہ یہ ای میل پتہ آپ ہی کا ہے۔'
export const confirmEmail = 'پتے کی تصدیق کریں'
export const confirming = 'تصدیق ہو رہی ہے...'
export const toPortfolios = 'اپنے پورٹ فولیو پر جائیں'
export const logIn = 'لاگ اِن کریں'
export const emailConfirmed = 'آپ کے ای میل پتے کی تصدیق ہو گئی ہے۔'
export const linkOldSignedIn = 'ہم آپ کو دوسرا بھیج سکتے ہیں۔'
export const linkOld = 'لاگ اِن کریں، ہم آپ کو دوسرا بھیج سکتے ہیں۔'
export const confirmPassword = 'پاس ورڈ دوبارہ لکھیں'
export const resetMailFailed = 'ری سیٹ ای میل نہیں بھیجی جا سکی۔ براہِ کرم دوبارہ کوشش کریں۔'
export const resetCaption = 'ای میل سے کوڈ، نیا پاس ورڈ، اور کام پر واپس۔'
export const resetLead = 'اپنے کمپنی اکاؤنٹ کا ای میل پتہ لکھیں۔ ہم اس پر ری سیٹ کوڈ بھیجیں گے۔'
export const resetTitle = 'پاس ورڈ ری سیٹ کریں'
export const sendResetCode = 'ری سیٹ کوڈ بھیجیں'
export const logInWithAddress = 'اس پتے سے لاگ اِن کریں'
export const logInHere = 'یہاں لاگ اِن کریں'
export const loggedIn = 'لاگ اِن ہو گیا'
export const loginCaption = 'اپنے پراجیکٹ وہاں رکھیں جہاں لوگ تعمیر سے پہلے دیکھتے ہیں۔'
export const loginTitle = 'اپنے اکاؤنٹ میں لاگ اِن کریں'
export const sessionEnded =
  'آپ کا سیشن ختم ہو گیا ہے۔ براہِ کرم دوبارہ لاگ اِن کریں؛ فارم میں لکھا ہوا متن محفوظ ہے۔'
export const forgotPassword = 'پاس ورڈ بھول گئے؟'
export const loggingIn = 'لاگ اِن ہو رہا ہے...'
export const loginButton = 'لاگ اِن'
export const signUpHere = 'یہاں اکاؤنٹ بنائیں'
export const logoFailed = 'تصویر اپ لوڈ نہیں ہو سکی'
export const logoUploaded = 'تصویر اپ لوڈ ہو گئی'
export const logoCaption = 'لوگو سے کمپنی دوبارہ آسانی سے ملتی ہے۔'
export const logoLead = 'لوگ اسے آپ کے نام کے ساتھ دیکھتے ہیں۔ آپ بعد میں بدل سکتے ہیں۔'
export const logoTitle = 'کمپنی کا لوگو اپ لوڈ کریں'
export const logoNeedsLogin = 'براہِ کرم پہلے اس کمپنی اکاؤنٹ میں لاگ اِن کریں: لوگو صرف مالک بدل سکتا ہے۔'
export const companyLogo = 'کمپنی کا لوگو'
export const skip = 'چھوڑیں'
export const reachYou = 'لوگ آپ سے کیسے رابطہ کریں'
export const reachYouLead = 'ابھی ضروری نہیں: آپ بعد میں سیٹنگز میں بھی لکھ سکتے ہیں۔'
export const save = 'محفوظ کریں'
export const saved = 'آپ کے رابطے کی تفصیل محفوظ ہو گئی ہے'
export const uploading = 'اپ لوڈ ہو رہا ہے...'
export const upload = 'اپ لوڈ کریں'
export const repeatDiffersSentence = 'پاس ورڈ ایک جیسے نہیں ہیں۔'
export const resetFailed = 'پاس ورڈ ری سیٹ نہیں ہو سکا۔ براہِ کرم دوبارہ کوشش کریں۔'
export const codeSentIfAccount = 'اگر اس پتے پر اکاؤنٹ ہے تو کوڈ ای میل میں پہنچ گیا ہے۔'
export const newPassword = 'نیا پاس ورڈ'
export const resetCode = 'ری سیٹ کوڈ'
export const updatePassword = 'پاس ورڈ اپ ڈیٹ کریں'
export const askForAnother = 'دوسرا منگوائیں'
export const resetNeedsAddress =
  'اس صفحے کو معلوم نہیں کہ کون سا اکاؤنٹ ہے۔ براہِ کرم پہلے ری سیٹ کوڈ منگوائیں۔'
export const passwordStrength = 'پاس ورڈ کی مضبوطی:'
export const repeatHint = 'براہِ کرم دونوں خانوں میں ایک ہی پاس ورڈ لکھیں'
export const accountCreated = 'اکاؤنٹ بن گیا'
export const signUpCaption = 'آپ کا کام، ان لوگوں کے سامنے جو تعمیر شروع کرنے والے ہیں۔'
export const signUpLead = 'آپ کی کمپنی کا پروفائل اور اس کے پراجیکٹس کی جگہ۔'
export const signUpTitle = 'بطور کمپنی اکاؤنٹ بنائیں'
export const createAccount = 'اکاؤنٹ بنائیں'
export const remembered = 'یاد آ گیا؟'
export const noAccount = 'ابھی اکاؤنٹ نہیں ہے؟'
export const noCode = 'کوڈ نہیں ملا؟'
export const haveAccount = 'پہلے سے اکاؤنٹ ہے؟'
export const linkRefused = 'یہ لنک پرانا ہو چکا ہے یا سب سے نیا نہیں۔'
export const forAddress = <Part>(address: Part) => ['برائے ', address, '۔']
export const strengthAdvice =
  'کئی لفظوں کا لمبا پاس ورڈ، # جیسی علامتوں والے چھوٹے پاس ورڈ سے زیادہ محفوظ ہے۔'
export const strengths = { Weak: 'کمزور', Medium: 'درمیانہ', Strong: 'مضبوط' }
export const signedInAtDesk =
  'آپ اس براؤزر میں ڈیسک پر لاگ اِن ہیں۔ یہاں لاگ اِن کرنے سے وہاں سے لاگ آؤٹ ہو جائیں گے۔'
export const toDesk = 'ڈیسک پر جائیں'
export const deskSessionEnded = 'ڈیسک پر آپ کا سیشن ختم ہو گیا ہے۔ براہِ کرم دوبارہ لاگ اِن کریں۔'
