export {
  cancel,
  companyNameMissing,
  deleteLabel,
  passwordMissing,
  passwordUpdated,
  updateProfile,
} from './actions.ts'
export { filledIn } from './forms.ts'
export { companyName, email, password } from './labels.ts'
export { devices, loadingDevices, signedOut } from './sessions.ts'

export const deletionSummary = 'ہمیشہ کے لیے'
export const deleteAccountLead =
  'آپ کا پروفائل، پورٹ فولیو اور تصویریں ہمیشہ کے لیے ختم ہو جائیں گی۔ پہلے ڈاؤن لوڈ کر لینا بہتر ہے۔'
export const deleteAccount = 'اکاؤنٹ حذف کریں'
export const deleteMyAccount = 'میرا اکاؤنٹ حذف کریں'
export const continueLabel = 'آگے بڑھیں'
export const deleteAccountQuestion = 'کیا آپ اپنا اکاؤنٹ حذف کرنا چاہتے ہیں؟'
export const deleteAccountText =
  'لوگ آپ کی کمپنی کو مزید نہیں ڈھونڈ سکیں گے۔ کچھ بھی واپس نہیں آ سکتا، نہ آپ لا سکتے ہیں نہ ہم۔'
export const accountDeleted = 'آپ کا اکاؤنٹ حذف کر دیا گیا ہے'
export const passwordProof = 'براہِ کرم پاس ورڈ لکھیں تاکہ معلوم ہو کہ یہ آپ ہی ہیں۔'
export const deleting = 'حذف ہو رہا ہے...'
export const lastQuestion = 'آخری سوال'
export const exportSummary = 'سب کچھ ایک zip فائل میں'
export const exportLead =
  'آپ کی کمپنی کا سب کچھ ایک zip فائل میں: پروفائل اور پورٹ فولیو متن کی صورت میں، اور تمام تصویریں۔'
export const yourData = 'آپ کا ڈیٹا'
export const packing = 'تیار ہو رہا ہے...'
export const exportData = 'میرا ڈیٹا ڈاؤن لوڈ کریں'
export const passwordSummary = 'نیا پاس ورڈ باقی ڈیوائسز کو لاگ آؤٹ کر دیتا ہے'
export const passwordLead =
  'تبدیل ہونے پر باقی تمام ڈیوائسز لاگ آؤٹ ہو جاتی ہیں، اور ہم آپ کو ای میل سے بتاتے ہیں۔'
export const changePassword = 'پاس ورڈ تبدیل کریں'
export const changeShort = 'تبدیل کریں'
export const changingPassword = 'تبدیل ہو رہا ہے...'
export const settingsLead = 'دیکھنے والوں کو آپ کی کمپنی کے بارے میں کیا نظر آتا ہے'
export const partsOfThisPage = 'اس صفحے کے حصے'
export const profile = 'پروفائل'
export const emailAddress = 'ای میل پتہ'
export const aboutCompany = 'آپ کی کمپنی کے بارے میں'
export const mailLanguage = 'ہماری ای میلز کی زبان'
export const licences = 'لائسنس اور رجسٹریشن'
export const yourRates = 'آپ کے ریٹ'
export const profileSummary = 'نام، لاگ اِن کا پتہ، لوگو'
export const profileUpdated = 'پروفائل اپ ڈیٹ ہو گیا'
export const profileUpdateFailed = 'پروفائل اپ ڈیٹ نہیں ہو سکا'
export const newNameHint =
  'نئے نام کے لیے دکھائے جانے والے لائسنس اور رجسٹریشن کی دوبارہ جانچ ہوگی۔ تب تک آنے والے انہیں نہیں دیکھتے۔'
export const emailFixed = <Part>(link: Part) => ['آپ اسی سے لاگ اِن کرتے ہیں۔ ', link]
export const changeTheAddress = 'پتہ تبدیل کریں'
export const image = 'تصویر'
export const yourLogo = '(آپ کا لوگو)'
export const squareIsBest = 'مربع شکل کا سب سے اچھا لگتا ہے۔'
export const updating = 'اپ ڈیٹ ہو رہا ہے...'
export const signedOutEverywhere = 'ہر جگہ سے لاگ آؤٹ کر دیا گیا'
export const devicesLead =
  'وہ تمام براؤزر جن میں آپ اس اکاؤنٹ میں لاگ اِن ہیں۔ جنہیں نہیں پہچانتے انہیں لاگ آؤٹ کریں، اور پاس ورڈ بدل لیں۔'
export const loadingSettings = 'آپ کا اکاؤنٹ لوڈ ہو رہا ہے…'
export const signOutEverywhere = 'ہر جگہ سے لاگ آؤٹ کریں'
export const contact = 'آپ سے رابطہ'
export const contactLead =
  'ایک بار لکھیں: آپ کے سب پراجیکٹ یہی دکھاتے ہیں۔ کسی پراجیکٹ میں کچھ اور لکھا ہو تو وہ اپنا ہی رکھتا ہے۔'
export const websiteAndLinks = 'ویب سائٹ اور سوشل لنک'
export const saveContact = 'محفوظ کریں'
export const savingContact = 'محفوظ ہو رہا ہے...'
export const contactSaved = 'آپ کے رابطے کی تفصیل محفوظ ہو گئی ہے'
