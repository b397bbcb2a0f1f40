// Checking licences and registrations at the desk.
import { apart } from '../apart.ts'

export { cancel, tryAgain } from './actions.ts'
export { kinds, refusals } from './mark-mails.ts'
export { day } from './marks.ts'

export const title = 'لائسنس اور رجسٹریشن'
export const lead =
  'کمپنیوں کے درج کیے ہوئے لائسنس اور رجسٹریشن۔ نمبر، نام اور آخری دن کو دستاویز اور سرکاری فہرست سے ملائیں۔'
export const loading = 'لائسنس اور رجسٹریشن آ رہے ہیں…'
export const waitingTab = (count: number) => `منتظر (${count})`
export const checkedTab = (expiring: number) =>
  expiring === 0 ? 'دکھائے جا رہے ہیں' : `دکھائے جا رہے ہیں (${expiring} کی میعاد 30 دن میں ختم)`
export const nothingWaits = 'کوئی لائسنس یا رجسٹریشن جانچ کی منتظر نہیں۔'
export const nothingShown = 'کوئی لائسنس یا رجسٹریشن دکھائی نہیں جا رہی۔'
export const more = 'مزید'
/** The name for which the mark was checked before. */
export const renamedFrom = (name: string) => `پہلے جانچ کمپنی کے پرانے نام \u2068${name}\u2069 کے لیے ہوئی`
export const enteredOn = (day: string) => `${day} کو درج ہوا`
export const checkedOn = (day: string) => `${day} کو جانچ ہوئی`
export const endsOn = (day: string) => `${day} تک مؤثر`
export const neverEnds = 'کوئی آخری دن نہیں'
export const number = (number: string) => `نمبر ${apart(number)}`
export const holder = (name: string) => `رجسٹرڈ نام: ${apart(name)}`
export const register = 'سرکاری فہرست'
export const documentPicture = 'دستاویز'
export const show = 'دستاویز دکھائیں'
export const accept = 'قبول کریں'
export const acceptQuestion = (kind: string, company: string) => `قبول کریں: ${kind}، ${apart(company)}؟`
export const refuse = 'مسترد کریں'
export const takeBack = 'واپس لیں'
export const refuseQuestion = (kind: string, company: string) => `مسترد کریں: ${kind}، ${apart(company)}؟`
export const refuseText = 'دستاویز حذف ہو جائے گی، اور کمپنی کو وجہ ای میل کی جائے گی۔'
export const lastDay = 'مؤثر تاریخ تک'
export const lastDayHint = 'جیسے فہرست میں ہے، ورنہ جیسے دستاویز پر ہے'
export const reason = 'وجہ'
export const chooseReason = 'وجہ چنیں'
export const reasonMissing = 'براہِ کرم وجہ چنیں'
export const wordsMissing = 'براہِ کرم کمپنی کو وجہ لکھیں'
export const dayMissing = 'براہِ کرم آخری دن لکھیں'
export const end = 'بس اتنا ہی ہے۔'
export const words = 'مزید کیا لکھنا ہے'
export const wordsHint = 'کمپنی کی ای میل میں'
export const accepted = 'قبول ہو گیا۔ آنے والوں کو اب نظر آتا ہے'
export const refused = 'مسترد ہو گیا۔ کمپنی کو وجہ بتا دی گئی'
