import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

export { allContractors, whatsapp } from './actions.ts'
export { noPictureYet, projectOf, projectsAtLeast } from './companies.ts'
export { houseName } from './first-message.ts'
export { email, price, projects, services, shortlist, website } from './labels.ts'
export { priceTierNames, specializations } from './project-labels.ts'

export const lead = 'صرف اسی ڈیوائس پر محفوظ۔ گھر والوں کو دکھانے کے لیے فہرست شیئر کریں۔'
export const shareTitle = `${siteName} پر میری شارٹ لسٹ`
export const empty = (most: number) =>
  `آپ کی شارٹ لسٹ ابھی خالی ہے۔ جو کمپنیاں پسند آئیں ان پر “شارٹ لسٹ” دبائیں: زیادہ سے زیادہ ${most} یہاں، اسی ڈیوائس پر رہتی ہیں۔ آپ تین کو ساتھ ساتھ رکھ سکتے ہیں، اور فہرست شیئر کر سکتے ہیں۔`
export const count = (total: number) => (total === 1 ? '1 کمپنی' : `${total} کمپنیاں`)
export const askForQuotes = 'کوٹیشن مانگیں'
/** A message to companies that the visitor sends, quieter than the request for quotes. */
export const writeOnWhatsApp = 'واٹس ایپ پر لکھیں'
export const forgetAll = 'سب بھلا دیں'
export const undo = 'واپس کریں'
export const companyOff = (name: string) => `${apart(name)} آپ کی شارٹ لسٹ سے ہٹ گئی ہے۔`
export const companiesOff = (total: number) => `${total} کمپنیاں آپ کی شارٹ لسٹ سے ہٹ گئی ہیں۔`
export const takeOff = (name: string) => `فہرست سے ہٹائیں: ${apart(name)}`
export const gone = `یہ اب ${siteName} کی فہرست میں نہیں ہے۔`
export const noProjects = 'اس نے فی الحال کوئی پراجیکٹ نہیں دکھایا۔'
export const stillLoading = 'ابھی لوڈ ہو رہا ہے۔ انٹرنیٹ سست لگتا ہے۔'
export const loading = 'کمپنیاں لوڈ ہو رہی ہیں…'

export const compareHint = (most: number) => `ساتھ ساتھ دیکھنے کے لیے 2 یا ${most} کمپنیوں پر نشان لگائیں۔`
export const compareCompany = <Part>(name: Part) => ['موازنہ کریں ', name]
export const sideBySideCount = (total: number) => `ساتھ ساتھ (${total})`

export const sharedTitle = 'ایک شیئر کی گئی شارٹ لسٹ'
export const sharedLead = 'کسی نے آپ کو یہ فہرست بھیجی ہے۔ اس ڈیوائس پر دوبارہ دیکھنے کے لیے اسے رکھ لیں۔'
export const keepThese = 'یہ رکھیں'
export const allKept = 'یہ سب آپ کی شارٹ لسٹ میں ہیں۔'
export const ownShortlist = 'آپ کی شارٹ لسٹ'
export const leftOut = 'اس لنک کا ایک حصہ استعمال نہیں ہو سکا، اس لیے چھوڑ دیا گیا۔'
export const nothingShared = `اس لنک کی کوئی کمپنی ${siteName} کی فہرست میں نہیں۔`
export const goneCount = (total: number) =>
  total === 1
    ? 'اس لنک کی 1 کمپنی اب فہرست میں نہیں ہے۔'
    : `اس لنک کی ${total} کمپنیاں اب فہرست میں نہیں ہیں۔`
export const tooMany = (left: number, most: number) =>
  `شارٹ لسٹ میں ${most} کمپنیاں آتی ہیں۔ ان میں سے ${left} کی جگہ نہیں تھی۔`

export const sideBySide = 'ساتھ ساتھ'
export const backToList = 'شارٹ لسٹ پر واپس'
export const chooseAnother = 'موازنے کے لیے شارٹ لسٹ میں ایک اور کمپنی پر نشان لگائیں۔'
export const messageHas = (house: string) => `پیغام میں آپ کے گھر کا ذکر ہے: ${house}۔`
export const firstProject = 'پہلے دکھایا گیا پراجیکٹ'
export const cities = 'شہر'
export const contact = 'رابطہ'
export const message = 'پیغام'
export const mailSubject = `${siteName} سے ایک سوال`
export const notSaid = 'نہیں بتایا'
export const whatsappTo = (name: string) => `${apart(name)} کو واٹس ایپ`
export const emailTo = (name: string) => `${apart(name)} کو ای میل`
