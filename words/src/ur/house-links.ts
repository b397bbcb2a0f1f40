// The sheet with all links of a house: those of the site, of the family, and the own one.
import { apartInUrdu as apart } from '../apart.ts'

export { linkCopied, sending } from './actions.ts'
export { displayDay } from './amounts.ts'
export { enterCode as codeMissing } from './desk-problems.ts'
export { enterEmail as emailMissing } from './problems.ts'

export const title = 'لنک'
export const lead = 'نہ اکاؤنٹ، نہ پاس ورڈ'
export const forSite = 'سائٹ کے لیے'
export const siteText =
  'یہ تصویریں لگاتے اور مرحلہ مکمل ہونے پر بتاتے ہیں۔ آپ کی اجازت کے بغیر رقم نہیں دیکھتے۔'
export const seesNoMoney = 'رقم نہیں دیکھتا'
export const seesMoney = 'رقم دیکھتا ہے'
/** `day` as it is written, or `today`. */
export const lastUsed = (day: string) => `آخری بار ${day}`
export const today = 'آج'
export const notUsedYet = 'ابھی استعمال نہیں ہوا'
export const name = 'نام'
export const nameHint = 'جیسے مستری کا'
export const enterName = 'نام لکھیں۔'
export const maySeeMoney = 'رقم دیکھ سکتا ہے'
export const makeAndSend = 'بنائیں اور واٹس ایپ پر بھیجیں'
export const sendAgain = 'واٹس ایپ پر بھیجیں'
export const takeBack = 'واپس لیں'
export const takeBackNamed = (who: string) => `واپس لیں: ${apart(who)} کا لنک`
export const takenBack = (who: string) => `${apart(who)} کا لنک اب کچھ نہیں کھولتا۔`
export const forFamily = 'گھر والوں کے لیے'
export const familyText = 'سب کچھ پڑھتا ہے، کچھ نہیں بدلتا۔ سب کے لیے ایک لنک۔'
export const makeFamily = 'بنائیں اور واٹس ایپ پر بھیجیں'
export const familyTakenBack = 'گھر والوں کا لنک اب کچھ نہیں کھولتا۔'
export const yourOwn = 'آپ کا اپنا'
export const ownText = 'جس کے پاس ہو وہ آپ کی طرف سے منظوری دے سکتا ہے۔ آپ کے کئی فونوں پر چلتا ہے۔'
export const copyIt = 'کاپی کریں'
export const linkNotCopied = 'لنک کاپی نہیں ہو سکا۔ وہ نیچے لکھا ہے۔'
export const makeNew = 'نیا بنائیں'
export const oldWorks = 'نیا ایک بار کھلنے تک پرانا چلتا رہے گا۔'
export const newMade = 'آپ کا نیا لنک کام کر رہا ہے۔ پرانا ختم ہو گیا۔'
export const haveCopied = 'میں نے کاپی کر لیا'
export const notKept =
  'یہ براؤزر لنک محفوظ نہیں رکھتا۔ نیا لنک ابھی کاپی کر لیں: اس کے بعد ہی وہ استعمال ہو گا۔'
export const email = 'ای میل، فون کھو جانے کی صورت میں (اختیاری)'
export const emailNote =
  'فون کھو جائے تو اس پر لنک ملتا ہے، اور خبریں بھی۔ اس کے ساتھ آپ کا اپنا لنک نیا ہو جاتا ہے: نیا لنک اپنے دوسرے فونوں پر بھی بھیجیں۔'
export const keepEmail = 'محفوظ کریں'
export const changeEmail = 'بدلیں'
export const takeEmailOut = 'نکال دیں'
export const emailTakenOut = 'ای میل نکال دی گئی۔'
export const emailConfirmed = 'آپ کی ای میل کی تصدیق ہو گئی۔'
export const emailAlready = 'اس ای میل کی تصدیق پہلے ہی ہو چکی ہے۔'
export const confirmedOn = (day: string) => `${day} کو تصدیق ہوئی`
export const confirmed = 'تصدیق ہو چکی'
export const code = 'ای میل والا کوڈ'
export const confirm = 'تصدیق کریں'
export const newCode = 'نیا کوڈ بھیجیں'
export const codeSent = 'چھ ہندسوں کا کوڈ بھیجا جا رہا ہے۔ یہ 24 گھنٹے تک چلے گا۔'
export const demoCode = (digits: string) => `ڈیمو: اس کمپیوٹر سے کوئی ای میل نہیں جاتی۔ کوڈ ${digits} ہے۔`
