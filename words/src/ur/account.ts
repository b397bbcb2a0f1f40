// Texts of the server about an account: its replies, the names of devices, the text in an export.

import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

export { passwordUpdated } from './actions.ts'
export { emailConfirmed } from './auth.ts'

export const resetOnItsWay = 'اگر اس پتے پر اکاؤنٹ ہے تو ری سیٹ کوڈ بھیج دیا گیا ہے۔'
export const confirmedAlready = 'آپ کے ای میل پتے کی تصدیق پہلے ہی ہو چکی ہے۔'
export const linkSent = (email: string) => `ہم نے ${email} پر نیا لنک بھیج دیا ہے۔`

/** Device of a session, from the names of its browser and system. */
export const device = (browser: string, system: string) => `${apart(system)} پر ${apart(browser)}`
export const unknownDevice = 'نامعلوم ڈیوائس'

export const exportReadMe = `${siteName} آپ کی کمپنی کے بارے میں کیا رکھتا ہے۔\n\naccount.json     آپ کا پروفائل، اور آپ کہاں کہاں لاگ اِن ہیں\nportfolios.json  آپ کے پورٹ فولیو، اس فائل میں موجود تصویروں کے ناموں کے ساتھ\nrequests.json    کوٹیشن کی وہ درخواستیں جن میں آپ کو بلایا گیا، آپ کے سوالات، مسودوں اور کوٹیشنز کے ساتھ\npayments.json    آپ نے اپنے پلان کے لیے جو ادا کیا\nmarks.json       آپ کے لائسنس اور رجسٹریشن، اور ان کا کیا بنا\ndocuments/       ان کی دستاویزات اور آپ کے ٹرانسفر کی رسیدیں، جیسے آپ نے بھیجیں\npictures/        آپ کا لوگو اور آپ کے پورٹ فولیو کی تصویریں، سب سے بڑے محفوظ سائز میں\n\nآپ کا پاس ورڈ یہاں نہیں ہے: اس کی صرف ایک خفیہ شکل (ہیش) رکھی جاتی ہے، جو کسی کے کام کی نہیں۔\n`
