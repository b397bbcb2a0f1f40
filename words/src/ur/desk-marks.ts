// Checking licences and registrations at the desk.
import { apartInUrdu as apart } from '../apart.ts'
import { inUnit } from '../figures.ts'
import { publishedInUrdu } from '../published.ts'

export { atDesk, elseWaits, nextOne, oneBefore, waits } from './desk-shared.ts'
export { kinds, refusals } from './mark-mails.ts'
export { day, markText } from './marks.ts'

export const title = 'لائسنس اور رجسٹریشن'
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
export const secondTry = 'دوسری کوشش: پہلے ایک مسترد ہوا'
/** `C-4`. */
export const categoryName = (category: string) => apart(`C-${category}`)
export const number = (number: string) => `نمبر ${apart(number)}`
export const holder = (name: string) => `رجسٹرڈ نام: ${apart(name)}`

/** Distinguishes buttons of several marks. */
export const actOn = (act: string, kind: string, company: string) => `${act}: ${kind}، ${apart(company)}`
export const check = 'جانچیں'
export const checkTitle = (kind: string, company: string) => `جانچیں: ${kind}، ${apart(company)}`
/** Place of a mark in the list. */
export const placeOf = (place: number, count: number) => `${count} میں سے ${place}`
/** Name of the picture of a document. */
export const documentOf = (kind: string, company: string) => `دستاویز: ${kind}، ${apart(company)}`
export const noDocument = 'دستاویز اب محفوظ نہیں۔'
export const show = 'دستاویز دکھائیں'

export const lines = 'کمپنی نے لکھا'
export const linesHint = 'ہر وہ سطر نشان زد کریں جو دستاویز اور سرکاری فہرست سے ملتی ہے۔'
export const lineNames = {
  number: 'نمبر',
  holder: 'رجسٹرڈ نام',
  company: 'نام',
  category: 'کیٹیگری',
  validUntil: 'اس تاریخ تک مؤثر',
}
/** Limit of a category of PEC, in PKR; null: none. */
export const upTo = (pkr: number | null) => {
  if (pkr === null) return 'کوئی حد نہیں'
  const { figure, unit } = inUnit(pkr)
  return `${publishedInUrdu(`${figure} ${unit}`)} تک`
}
/** After the text of a line, in the name of its box. */
export const agrees = 'ملتا ہے'
export const tickMissing = 'براہِ کرم جب یہ ملے تو نشان لگائیں۔ اگر نہ ملے تو مسترد کریں'
export const ticksLeft = (count: number) => {
  if (count === 0) return 'سب سطریں نشان زد ہیں۔'
  return `${count === 1 ? '1 سطر' : `${count} سطریں`} ابھی نشان زد نہیں: قبول کرنے کے لیے نشان ضروری ہے۔`
}
export const mailedEitherWay = 'دونوں صورتوں میں کمپنی کو ای میل جاتی ہے۔'
export const registers = {
  pec: 'پی ای سی کی سرکاری فہرست میں دیکھیں',
  pcatp: 'پی سی اے ٹی پی کی سرکاری فہرست میں دیکھیں',
  registration: 'ایس ای سی پی کی سرکاری فہرست میں دیکھیں',
  ntn: 'ایف بی آر کی سرکاری فہرست میں دیکھیں',
}
export const copied = (number: string) => `آپ کے لیے کاپی ہو گیا: ${apart(number)}`
export const notCopied = (number: string) => `کاپی نہیں ہو سکا۔ نمبر یہ ہے: ${apart(number)}`
export const shownAs = (text: string) => `آنے والے پڑھیں گے: ${text}`
export const shownLater = 'آخری دن لکھیں، پھر نظر آئے گا کہ آنے والے کیا پڑھیں گے۔'
export const accept = 'قبول کریں'
export const refuse = 'مسترد کریں'
export const refuseInstead = 'وجہ کے ساتھ مسترد کریں'
export const takeBack = 'واپس لیں'
/** Acts of the keys A and R. */
export const keyActs = { check: 'جانچیں', refuse: 'مسترد کریں', takeBack: 'واپس لیں' }
export const refuseQuestion = (kind: string, company: string) => `مسترد کریں: ${kind}، ${apart(company)}؟`
export const refuseText = 'دستاویز حذف ہو جائے گی، اور کمپنی کو وجہ ای میل کی جائے گی۔'
/** Below the field of the last day. */
export const lastDayHint = (day: string) =>
  `کمپنی نے ${day} لکھا۔ ایسے لکھیں جیسے فہرست میں ہے، ورنہ جیسے دستاویز پر ہے`
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
