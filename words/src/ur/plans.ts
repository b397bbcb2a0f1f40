// The page of the plans for companies.

import { displayRupees, groupDigits } from './amounts.ts'
import { siteName } from './language.ts'
import { day } from './rates.ts'

export { planName, timeName } from './plan-names.ts'

export const title = 'کمپنیوں کے لیے پلان'
export const three = 'تین پلان'
export const samples = 'تین پلان · یہاں کی قیمتیں نمونہ ہیں'
export const lead = `خاندان کچھ ادا نہیں کرتے۔ کمپنیاں ${siteName} پر زیادہ جگہ کے لیے ادائیگی کرتی ہیں، کسی خاندان کے رابطے کے لیے کبھی نہیں۔`
export const loading = 'پلان آ رہے ہیں...'
export const failed = (why: string) => `پلان نہیں آ سکے: ${why}`
export const compared = 'پلانوں کا موازنہ'
export const taxes = 'تمام ٹیکس شامل ہیں'
export const pricesSince = (isoDate: string) =>
  `${day(isoDate)} سے قیمتیں، ${taxes}۔ ایک مہینہ 30 دن ہے، ایک سال 365 دن۔`
export const free = 'مفت'
export const noEnd = 'ہمیشہ کے لیے'
export const aMonth = 'روپے ماہانہ'
export const figure = groupDigits
export const orAYear = (pkr: number) => `یا ${displayRupees(pkr)} سالانہ`
export const signUp = 'اکاؤنٹ بنائیں'
export const choose = (plan: string) => `${plan} چنیں`
export const projects = 'آپ کے صفحے پر پراجیکٹ'
export const logo = 'شیئر کی تصویروں پر آپ کا لوگو'
export const yes = 'ہاں'
export const no = 'نہیں'
export const nothingSold =
  'اس وقت کچھ نہیں بیچا جا رہا۔ قیمتیں طے ہونے تک ہر کمپنی کو وہ سب حاصل ہے جو پرو میں ہے، بغیر ادائیگی کے۔'

export const same = 'تینوں میں یکساں'
export const sameThings = [
  'فہرست کی ترتیب',
  'کوٹیشن کی درخواستیں، اور آپ کے جواب',
  'خاندانوں کے لیے آپ کے نمبر، ای میل اور لنک',
  'جانچے ہوئے لائسنس اور رجسٹریشن',
  'آپ کے صفحے پر آمد کے اعداد',
  'آپ کے اپنے ریٹ، 90 دن تک',
]

export const never = 'جو کبھی نہیں بکتا'
export const neverThings: readonly (readonly [what: string, why: string])[] = [
  ['خاندان کا نام یا نمبر۔', 'خاندان خود طے کرتا ہے کہ کون دیکھے۔'],
  ['فہرست کی ترتیب۔', 'کوئی پلان کسی کمپنی کو اوپر یا نیچے نہیں کرتا۔'],
  ['جانچے ہوئے لائسنس۔', 'کوئی کمپنی انھیں خرید نہیں سکتی۔ ہم کاغذ دیکھتے ہیں۔'],
  ['جواب۔', 'جس کمپنی سے پوچھا جائے وہ ہر پلان میں جواب دے سکتی ہے۔'],
]

export const questions = 'سوالات'
export const whenItEnds = 'جب پلان ختم ہو تو کیا ہوتا ہے؟'
export const whenItEndsText = (graceDays: number, basic: number) =>
  `کچھ حذف نہیں ہوتا۔ ${graceDays} دن سب کچھ ویسا ہی رہتا ہے۔ پھر آپ بیسک میں ہوتے ہیں: جو آپ کے پاس ہے وہ نظر آتا رہتا ہے، صرف ${basic} یا زیادہ پراجیکٹ ہوں تو نیا نہیں بڑھا سکتے۔`
export const byItself = 'کیا رقم خود بخود لی جاتی ہے؟'
export const byItselfText =
  'کبھی نہیں۔ ہم کوئی کارڈ محفوظ نہیں رکھتے۔ اختتام سے 7 دن اور 1 دن پہلے ہم آپ کو لکھتے ہیں؛ آپ ایک لنک سے نیا کریں، یا نہ کریں۔'
export const moneyBack = 'کیا رقم واپس مل سکتی ہے؟'
export const moneyBackText =
  'صرف جب بینک نے دو بار رقم لی ہو، یا تکنیکی غلطی سے۔ تب وہ بغیر پوچھے واپس آتی ہے۔'
export const larger = 'کیا میں بعد میں بڑا پلان لے سکتا ہوں؟'
export const largerText =
  'ہاں، کسی بھی دن۔ وہ فوراً شروع ہوتا ہے۔ آپ کے پلان کے باقی دن رکے رہتے ہیں، اور بڑے پلان کے دن پورے ہونے پر چلتے ہیں۔ چھوٹا پلان بڑے کے دنوں کے بعد شروع ہوتا ہے۔'
export const howToPay = 'میں ادائیگی کیسے کروں؟'
export const howToPayText = (ways: string) =>
  `${ways}۔ آپ بینک کے صفحے پر ادا کرتے ہیں؛ ہم کوئی کارڈ نہیں دیکھتے۔`
export const joinWays = (ways: readonly string[]) => ways.join('، ')
