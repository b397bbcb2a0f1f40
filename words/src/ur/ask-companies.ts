// One message to up to three companies of the shortlist, with one press for each.

import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'
import { askThese } from './shortlist-mark.ts'

export { call, messageOnWhatsApp } from './companies.ts'
export { backToList, mailSubject } from './shortlist.ts'

export const title = (count: number) => askThese(Math.min(count, 3))
export const sentOf = (sent: number, all: number) => `${all} میں سے ${sent} بھیجے`
export const yourMessage = 'آپ کا پیغام'
export const changeIt = 'تبدیل کریں'
export const gradeFinish = (grade: string) => `${grade} معیار`
export const houseNamed = (size: string, unit: string, city: string) => `${city} میں ${size} ${unit} کا گھر`
const questions = 'آپ کی قیمت کیا ہے، اور کب شروع کر سکتے ہیں؟'
export const withHouse = (house: string, facts: string) =>
  `السلام علیکم، آپ ہمیں ${siteName} پر ملے۔ ہمارا ارادہ ہے: ${house}، ${facts}۔ ${questions}`
export const withoutHouse = `السلام علیکم، آپ ہمیں ${siteName} پر ملے۔ ہم گھر بنانا چاہتے ہیں۔ آپ فی مربع فٹ کیا لیتے ہیں، اور کب شروع کر سکتے ہیں؟`
export const sendLinkToo = (total: string) =>
  `لنک بھی بھیجیں۔ اس میں بلڈر آپ کا گھر اور ہمارا حساب دیکھے گا، ${total}۔`
export const onWhatsApp = 'واٹس ایپ پر پیغام بھیجیں'
export const mail = 'ای میل لکھیں'
export const callTo = (name: string) => `${apart(name)} کو کال کریں`
export const mailTo = (name: string) => `${apart(name)} کو ای میل لکھیں`
export const sentToday = 'آج بھیجا'
export const sentOn = (day: string) => `${day} کو بھیجا`
export const sendAgain = 'نہیں بھیجا؟ دوبارہ بھیجیں'
export const gone = (count: number) => `ان میں سے ${count} اب ${siteName} پر نہیں۔`
export const tameerSendsNothing = (most: number) =>
  `واٹس ایپ آپ کے پیغام کے ساتھ کھلے گا۔ وہاں بھیجیں دبائیں، پھر اگلے کے لیے یہاں واپس آئیں۔ ${siteName} خود کچھ نہیں بھیجتا۔ ایک بار میں زیادہ سے زیادہ ${most}۔`
