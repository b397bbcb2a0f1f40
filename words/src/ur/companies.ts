import { apartInUrdu as apart } from '../apart.ts'

export { whatsapp } from './actions.ts'
export { email } from './labels.ts'
export { noPictureYet, priceTierNames } from './project-labels.ts'
export { noRate } from './rates.ts'

export const built = 'بنایا:'
export const messageOnWhatsApp = (name: string) => `واٹس ایپ پر ${apart(name)} کو پیغام بھیجیں`
export const askForQuote = 'کوٹیشن مانگیں'
export const viewProfile = 'پروفائل دیکھیں'
export const videoLink = 'ویڈیو لنک'
export const call = 'کال کریں'
export const chatOrCall = 'چیٹ یا کال'
/** A city where the company works, and the number of other cities. */
export const cityAndMore = (city: string, more: number) => (more > 0 ? `${city} اور ${more} مزید` : city)
/** Behind the services of a company. */
export const since = (year: number) => `${year} سے`
export const projectCount = (count: number) => (count === 1 ? '1 پراجیکٹ' : `${count} پراجیکٹ`)
const within = (hours: number) =>
  hours === 1 ? 'ایک گھنٹے' : hours <= 48 ? `${hours} گھنٹوں` : `${Math.ceil(hours / 24)} دنوں`
/** Time in which a company answers most requests. */
export const answersWithin = (hours: number) => `عموماً ${within(hours)} میں جواب دیتی ہے`
/** Number of requests to a company; 100 stands for more, too. */
export const askedLately = (count: number) =>
  `پچھلے 30 دنوں میں ${count === 1 ? 'ایک بار' : count < 100 ? `${count} بار` : '100 یا زیادہ بار'} قیمت پوچھی گئی`
export const projectsAtLeast = (count: number) => `${count} یا زیادہ پراجیکٹ`
export const projectOf = (name: string) => `${apart(name)} کا ایک پراجیکٹ`
export const contactCompany = (name: string) => `${apart(name)} سے رابطہ کریں`
export const logoOf = (name: string) => `${apart(name)} کا لوگو`
export const noLogoOf = (name: string) => `${apart(name)} کا لوگو نہیں ہے`
