export { whatsapp } from './actions.ts'
export { email, noPictureYet } from './labels.ts'

export const askForQuote = 'کوٹیشن مانگیں'
export const viewProfile = 'پروفائل دیکھیں'
export const videoLink = 'ویڈیو لنک'
export const call = 'کال کریں'
export const chatOrCall = 'چیٹ یا کال'
/** A city where the company works, and how many others there are. */
export const cityAndMore = (city: string, more: number) => (more > 0 ? `${city} اور ${more} مزید` : city)
export const projectCount = (count: number) => (count === 1 ? '1 پراجیکٹ' : `${count} پراجیکٹ`)
export const projectsAtLeast = (count: number) => `${count} یا زیادہ پراجیکٹ`
export const mailSubject = (title: string) => `${title}، تعمیر پر`
export const projectOf = (name: string) => `${name} کا ایک پراجیکٹ`
export const contactCompany = (name: string) => `${name} سے رابطہ کریں`
export const logoOf = (name: string) => `${name} کا لوگو`
export const noLogoOf = (name: string) => `${name} کا لوگو نہیں ہے`
