// The homeowner's page of a request. A typed name in a sentence has a style of its own, so such a function takes
// the name as an element and returns the parts of the sentence.

import { apartInUrdu as apart } from '../apart.ts'
import { clockOfMoment, dayOfMoment } from '../figures.ts'
import { displayDate, displayDay } from './amounts.ts'
import { siteName } from './language.ts'
import { inWords } from './quotes-title.ts'

export { cancel, linkCopied, sending, whatsapp } from './actions.ts'
export { displayAmount, groupDigits } from './amounts.ts'
export { beginHouse } from './check-entrances.ts'
export { fillIn } from './problems.ts'
export { quotesTitle } from './quotes-title.ts'
export { nameOf, plotUnits } from './request-brief.ts'

const onDay = (iso: string) => displayDay(dayOfMoment(iso))
const onDate = (iso: string) => displayDate(dayOfMoment(iso))

export const title = 'آپ کی درخواست'
export const loading = 'آپ کی درخواست لوڈ ہو رہی ہے…'
export const confirming = 'آپ کی درخواست کی تصدیق ہو رہی ہے…'
export const allRequests = 'تمام درخواستیں'

// Subject and state of the request.
export const works = {
  house: 'مکمل گھر',
  grey: 'گرے سٹرکچر',
  architecture: 'آرکیٹیکچر',
  interior: 'انٹیریئر ڈیزائن',
}
export const titleOf = (work: string) => `آپ کی درخواست: ${work}`
export const familyTitle = (work: string) => `درخواست: ${work}`
export const plotIn = (size: string, unit: string, city: string) => `${size} ${unit}، ${city}`
export const measure = (place: string, state: string) => `${place} · ${state}`
export const openFor = (days: number) =>
  days < 1 ? 'کھلی ہے، آخری دن' : days === 1 ? 'کھلی ہے، 1 دن باقی' : `کھلی ہے، ${days} دن باقی`
export const states = { chosen: 'انتخاب ہو گیا', closed: 'بند', expired: 'ختم' }
export const stale = (message: string, iso: string) =>
  `${message} جو نظر آ رہا ہے وہ ${clockOfMoment(iso)} کا ہے۔`
export const erased =
  'اس درخواست کے نام، نوٹس، جگہ اور تصویریں مٹا دی گئی ہیں، جیسا کہ ہماری پرائیویسی پالیسی میں وعدہ ہے۔'
export const sharedBy = <Part>(name: Part) => [
  name,
  ' نے یہ صفحہ آپ کو دکھایا ہے۔ فون اور ای میل کے سوا آپ سب پڑھ سکتے ہیں۔ پوچھنا اور چننا صرف درخواست بھیجنے والے کر سکتے ہیں۔',
]
export const shared =
  'یہ صفحہ آپ کو دکھایا گیا ہے۔ فون اور ای میل کے سوا آپ سب پڑھ سکتے ہیں۔ پوچھنا اور چننا صرف درخواست بھیجنے والے کر سکتے ہیں۔'

// Points that wait for the homeowner.
export const news = (quotes: number, questions: number) => {
  const come =
    quotes === 0
      ? 'ابھی کوئی کوٹیشن نہیں آئی'
      : quotes === 1
        ? '1 کوٹیشن آئی ہے'
        : `${quotes} کوٹیشنز آئی ہیں`
  const wait =
    questions === 1
      ? '1 سوال آپ کے جواب کے انتظار میں ہے'
      : questions > 1 && `${questions} سوال آپ کے جواب کے انتظار میں ہیں`
  return wait ? `${come}، ${wait}۔` : `${come}۔`
}
export const askedOn = (iso: string) =>
  `کمپنیوں سے ${onDay(iso)} کو پوچھا گیا؛ کوٹیشن آنے پر ہم آپ کو لکھیں گے۔`
export const askedOnFamily = (iso: string) => `کمپنیوں سے ${onDay(iso)} کو پوچھا گیا۔`
export const canAsk = (count: number) =>
  count === 1 ? 'آپ 1 اور کمپنی سے پوچھ سکتے ہیں۔' : `آپ ${count} اور کمپنیوں سے پوچھ سکتے ہیں۔`
export const withTwo = 'دو کوٹیشنز ہوں تو موازنہ ہو سکتا ہے۔'
export const compare = (count: number) => `${count} کوٹیشنز کا موازنہ کریں`
export const goToQuestions = 'ابھی جواب دیں'
/** Somebody who gave no number cannot share it. */
export const chosenLead = (phone: 'none' | 'hidden' | 'shared') =>
  `آپ نے کمپنی چن لی ہے۔ باقی کمپنیوں کو بتا دیا گیا ہے کہ وہ نہیں چنی گئیں۔ اب: ${phone === 'shared' ? 'کمپنی کے پاس آپ کا نمبر ہے: اسے فون کریں، یا لکھیں،' : phone === 'hidden' ? 'کمپنی کو اپنا نمبر دکھائیں، یا اسے لکھیں،' : 'کمپنی کو لکھیں'} اور سب کچھ لکھ کر طے کریں۔`
export const chosenLeadFamily = 'ایک کمپنی چن لی گئی ہے۔ باقی کمپنیوں کو بتا دیا گیا ہے کہ وہ نہیں چنی گئیں۔'
export const closedLead = (reason: string) =>
  `آپ نے یہ درخواست بند کر دی: ${reason}۔ اب مزید کوٹیشنز نہیں آ سکتیں۔`
export const closedPlain = 'یہ درخواست بند ہے۔ اب مزید کوٹیشنز نہیں آ سکتیں۔'
export const expiredLead = (iso: string) =>
  `کوٹیشنز کا وقت ${onDate(iso)} کو ختم ہو گیا۔ آپ یہاں سب کچھ اب بھی پڑھ سکتے ہیں۔`

export const openHouse = 'گھر کھولیں'

// Not sent yet.
export const notSent = 'ابھی نہیں بھیجی گئی'
export const confirmWithin = (hours: number) => {
  if (hours >= 72) return `${Math.round(hours / 24)} دن میں تصدیق کریں`
  return hours <= 1 ? '1 گھنٹے میں تصدیق کریں' : `${hours} گھنٹوں میں تصدیق کریں`
}
export const openLink = <Part>(email: Part, companies: number) => [
  'وہ لنک کھولیں جو ہم نے ',
  email,
  companies === 1
    ? ' پر ای میل کیا ہے، اور وہاں بٹن دبائیں۔ پھر آپ کی درخواست کمپنی کو جائے گی۔'
    : ` پر ای میل کیا ہے، اور وہاں بٹن دبائیں۔ پھر آپ کی درخواست ${companies} کمپنیوں کو جائے گی۔`,
]
export const pressToSend = (companies: number) =>
  companies === 1
    ? 'بٹن دبائیں، اور آپ کی درخواست کمپنی کو چلی جائے گی۔'
    : `بٹن دبائیں، اور آپ کی درخواست ${companies} کمپنیوں کو چلی جائے گی۔`
export const notSentFamily =
  'جب درخواست بھیجنے والے ای میل کے لنک سے تصدیق کریں گے تب کمپنیوں کو اس کی خبر ہوگی۔'
export const demoText = 'ڈیمو: اس کمپیوٹر سے کوئی ای میل نہیں جاتی۔ لنک یہاں ہے۔'
export const confirmNow = (companies: number) =>
  companies === 1 ? 'تصدیق کریں اور 1 کمپنی کو بھیجیں' : `تصدیق کریں اور ${companies} کمپنیوں کو بھیجیں`
export const noEmail = 'ای میل نہیں آئی؟'
export const lookInSpam = 'سپیم فولڈر میں بھی دیکھیں۔'
export const sendAgain = 'دوبارہ بھیجیں'
export const otherAddress = 'کسی اور پتے پر بھیجیں'
export const newEmail = 'نیا ای میل پتہ'
export const sendThere = 'وہاں بھیجیں'
export const sentAgain = <Part>(email: Part, iso: string) => [
  `${clockOfMoment(iso)} پر `,
  email,
  ' کو بھیج دی گئی۔',
]
export const mayClose = 'آپ یہ صفحہ بند کر سکتے ہیں'
export const mayCloseText = (hours: number) =>
  `اس ڈیوائس پر آپ کی درخواست مینیو میں “درخواستیں” کے نیچے رہے گی۔ ${hours} گھنٹوں میں تصدیق نہ ہوئی تو یہ حذف ہو جائے گی۔`
export const whatWaits = 'کیا بھیجنا باقی ہے'
export const waitingFor = (request: string, companies: readonly string[]) => {
  const names = companies.map(apart)
  const last = names.at(-1)
  const first = names.slice(0, -1).join('، ')
  if (!last) return `${request}۔`
  return first ? `${request}، ان کے لیے: ${first} اور ${last}۔` : `${request}، اس کے لیے: ${last}۔`
}
export const confirmed = 'تصدیق ہو گئی۔ اب کمپنیوں کے پاس آپ کی درخواست ہے۔'
export const linkRefused = 'یہ لنک اب کارآمد نہیں۔ نیچے سے آپ نیا منگوا سکتے ہیں۔'

// Requests that cannot be opened.
export const noRequest = 'یہ لنک کوئی درخواست نہیں کھولتا'
export const noRequestText =
  'ہو سکتا ہے یہ ادھورا ہو، اس کی جگہ نیا آ گیا ہو، یا درخواست حذف ہو گئی ہو۔ اپنی ای میل یا پیغام سے پورا لنک کاپی کریں، اور دوبارہ کھولیں۔'
export const toRequests = 'آپ کی درخواستیں'
export const forget = 'اسے اس ڈیوائس سے ہٹائیں'

// Companies.
export const companies = 'کمپنیاں'
export const openAndAsked = (open: number, mostOpen: number, asked: number, most: number) =>
  `${mostOpen} میں سے ${open} کھلی، ${most} میں سے ${asked} سے پوچھا`
export const askedCount = (count: number) => `${count} سے پوچھا`
export const companyGone = 'ایک کمپنی جو اب نہیں ہے'
export const goneText = 'اب فہرست میں نہیں۔'
export const isNew = 'نئی'
export const invitationStates = {
  sent: 'ابھی نہیں دیکھی',
  seen: 'دیکھ لی ہے، ابھی کوٹیشن نہیں آئی',
  quoted: 'کوٹیشن بھیج دی',
  declined: 'معذرت کر لی',
  withdrawn: 'اپنی کوٹیشن واپس لے لی',
  chosen: 'چن لی گئی',
  'not-chosen': 'نہیں چنی گئی',
  expired: 'کوٹیشنز کا وقت ختم ہو گیا',
}
export const sentBetter = 'بہتر کوٹیشن بھیج دی'
export const declinedBecause = {
  'too-busy': 'اس وقت بہت کام ہے',
  'too-far': 'بہت دور ہے',
  'too-small': 'یہ کام اس کے لیے بہت چھوٹا ہے',
  'too-large': 'یہ کام اس کے لیے بہت بڑا ہے',
  'not-our-work': 'یہ اس قسم کا کام نہیں کرتی',
  unclear: 'درخواست پوری طرح واضح نہیں',
  other: 'کوئی اور وجہ',
}
export const declinedFor = (reason: string) => `: ${reason}`
export const quoted = (said: string) => `“${said}”`

/** Steps of an invitation; with the day once they are done. */
export const stepsOf = 'مراحل'
export const sentOn = (iso: string) => `بھیجی ${onDay(iso)}`
export const seenOn = (iso: string) => `دیکھی ${onDay(iso)}`
export const declinedOn = (iso: string) => `معذرت ${onDay(iso)}`
export const quotedOn = (iso: string, revision: number) =>
  revision === 1 ? `کوٹیشن ${onDay(iso)}` : `بہتر کوٹیشن ${onDay(iso)}`
export const steps = {
  sent: 'بھیجی',
  seen: 'دیکھی',
  quoted: 'کوٹیشن',
  declined: 'معذرت',
  withdrawn: 'کوٹیشن واپس',
  chosen: 'چن لی گئی',
  'not-chosen': 'نہیں چنی گئی',
  expired: 'ختم',
}

// Amounts of a quote.
export const asksFor = 'کوٹیشن'
export const sameHouse = 'ایک ہی گھر کے لیے'
export const withTax = 'ٹیکس سمیت'
export const taxUnknown = 'ٹیکس اوپر سے لگے گا؛ کتنا، یہ نہیں بتایا۔'
export const validUntil = (isoDate: string) => `${displayDay(isoDate)} تک کارآمد۔`
export const hasEnded = (isoDate: string) => `اس کوٹیشن کی مدت ${displayDay(isoDate)} کو ختم ہو گئی۔`
export const askToRenew = 'نئی تاریخ کے ساتھ منگوائیں۔'
export const lookAtQuote = 'کوٹیشن دیکھیں'

// Actions on a company.
/** First words of a chat with a company. `house`: the work and the place; `sentAt`: when its quote was sent. */
export const hello = (name: string, house: string, sentAt?: string) =>
  `السلام علیکم، میں ${apart(name)} ہوں۔ یہ ${siteName} پر ہماری درخواست کے بارے میں ہے: ${house}۔${sentAt ? ` ہمیں ${onDay(sentAt)} کی آپ کی کوٹیشن ملی ہے۔` : ''}`
export const more = 'مزید'
export const askQuestion = 'سوال پوچھیں'
export const questionTo = (name: string) => `${apart(name)} سے آپ کا سوال`
export const questionHint = 'یہ صرف اس کمپنی کو نظر آتا ہے۔ ہو سکتا ہے وہ بہتر کوٹیشن سے جواب دے۔'
export const sendQuestion = 'سوال بھیجیں'
export const questionSent = 'سوال بھیج دیا گیا'
export const releasePhone = 'میرا نمبر دکھائیں'
export const takePhoneBack = 'میرا نمبر واپس لیں'
export const phoneReleased = (name: string) => `${apart(name)} کو اب آپ کا فون نمبر نظر آتا ہے`
export const phoneTakenBack = (name: string) => `${apart(name)} کو اب آپ کا فون نمبر نظر نہیں آتا`
export const seesPhone = <Part>(phone: Part) => ['اسے آپ کا نمبر ', phone, ' نظر آتا ہے۔']
export const seesPhoneSince = <Part>(phone: Part, iso: string) => [
  `اسے ${onDay(iso)} سے آپ کا نمبر `,
  phone,
  ' نظر آتا ہے۔',
]
export const suggestedTitle = `${siteName} کی تجویز`
export const suggestedText =
  'یہ کمپنیاں بھی اس شہر میں یہ کام کرتی ہیں۔ جب تک آپ ان سے نہ پوچھیں انہیں آپ کی درخواست کا علم نہیں۔'
export const askAnother = 'کسی اور کمپنی سے پوچھیں'
export const askThis = (name: string) => `${apart(name)} سے پوچھیں`
export const asked = (name: string) => `${apart(name)} سے پوچھ لیا گیا`

// Questions and answers.
export const questions = 'سوال'
export const noQuestions = 'ابھی کوئی سوال نہیں۔ کچھ واضح نہ ہو تو کمپنیاں یہاں پوچھتی ہیں۔'
export const companyAsks = <Part>(name: Part, iso: string) => [name, ` پوچھتی ہے · ${onDay(iso)}`]
export const companyAsked = <Part>(name: Part, iso: string) => [name, ` نے پوچھا · ${onDay(iso)}`]
export const youAsked = <Part>(name: Part, iso: string) => ['آپ نے ', name, ` سے پوچھا · ${onDay(iso)}`]
export const familyAsked = <Part>(name: Part, iso: string) => [
  'گھر والوں نے ',
  name,
  ` سے پوچھا · ${onDay(iso)}`,
]
export const aCompany = 'ایک کمپنی'
export const noAnswer = 'ابھی جواب نہیں آیا۔'
export const onlyItSees = 'یہ سوال صرف اس کمپنی کو نظر آتا ہے۔'
export const youAnswered = (iso: string) => `آپ، ${onDay(iso)}۔ آپ کی تمام کمپنیوں کو نظر آتا ہے۔`
export const familyAnswered = (iso: string) => `گھر والے، ${onDay(iso)}۔ تمام کمپنیوں کو نظر آتا ہے۔`
export const companyAnswered = <Part>(name: Part, iso: string) => [name, `، ${onDay(iso)}۔`]
export const yourAnswer = 'آپ کا جواب۔ سوال اور جواب آپ کی تمام کمپنیوں کو نظر آتے ہیں۔'
export const sendAnswer = 'جواب بھیجیں'
export const answerSent = 'جواب بھیج دیا گیا'

// The comparison.
export const toRequest = 'آپ کی درخواست'
export const toRequestFamily = 'درخواست'
// Choosing a company.
export const chooseQuestion = (name: string) => `کیا ${apart(name)} کو چننا ہے؟`
export const quoteNumber = (revision: number, iso: string) => `کوٹیشن ${revision}، ${onDay(iso)} کی`
export const openQuestions = (count: number, first: string) =>
  count === 1 ? `ایک سوال باقی ہے۔ ${first}` : `${count} سوال باقی ہیں۔ پہلا: ${first}`
export const askFirst = 'پہلے پوچھیں'
export const hearsAtOnce = <Part>(name: Part) => [name, ' کو فوراً خبر ہو جائے گی۔']
export const othersHear = (count: number) =>
  count === 1
    ? 'دوسری کمپنی کو صرف یہ بتایا جائے گا کہ وہ نہیں چنی گئی۔'
    : `باقی ${inWords[count] ?? count} کمپنیوں کو صرف یہ بتایا جائے گا کہ وہ نہیں چنی گئیں۔`
export const cannotBeUndone = 'یہ واپس نہیں ہو سکتا۔'
export const noContract = 'یہ ابھی معاہدہ نہیں۔ انہی قیمتوں اور مرحلوں کے ساتھ کاغذ پر دستخط کریں۔'
export const shareNumber = 'میرا نمبر اسے دکھائیں'
export const notYet = 'ابھی نہیں'
export const yesChoose = 'ہاں، اسے چنیں'
export const chosenNow = (name: string) => `${apart(name)} کو چن لیا گیا اور بتا دیا گیا`
export const chosenNotShared =
  'کمپنی چن لی گئی، مگر آپ کا نمبر نہیں دکھایا جا سکا۔ اسی صفحے پر دوبارہ کوشش کریں۔'
export const sentBetterMeanwhile = <Part>(name: Part, amount: string) => [
  'آپ پڑھ رہے تھے کہ ',
  name,
  ` نے بہتر کوٹیشن بھیج دی: ${amount}۔ پہلے اسے دیکھیں۔`,
]
export const goneMeanwhile = <Part>(name: Part) => ['آپ پڑھ رہے تھے کہ ', name, ` ${siteName} پر نہیں رہی۔`]
export const tookBackMeanwhile = <Part>(name: Part) => [
  'آپ پڑھ رہے تھے کہ ',
  name,
  ' نے اپنی کوٹیشن واپس لے لی۔',
]
export const lookAtIt = 'اسے دیکھیں'
export const goBack = 'واپس'

// The request itself.
export const asSent = 'آپ کی درخواست، جیسی بھیجی گئی'
export const asSentFamily = 'درخواست، جیسی بھیجی گئی'
export const asWritten = 'آپ کی درخواست، جیسی لکھی گئی'
export const contact = 'آپ کا رابطہ:'
export const contactText = (name: string, email: string, phone: string) =>
  phone
    ? `${apart(name)}، ${apart(email)}، ${apart(phone)}`
    : `${apart(name)}، ${apart(email)}۔ آپ نے فون نمبر نہیں دیا۔`

// Links, closing, deleting.
export const ownLink = 'کنجی سنبھال کر رکھیں'
export const ownLinkText =
  'آپ کا اپنا لنک ہی کنجی ہے۔ جس کے پاس یہ ہو وہ یہاں سب کچھ کر سکتا ہے۔ اسے اپنے پاس رکھیں، تاکہ دوسری ڈیوائس پر درخواست کھول سکیں۔'
export const copyLink = 'لنک کاپی کریں'
export const linkNotCopied = 'لنک کاپی نہیں ہو سکا۔ وہ نیچے لکھا ہے۔'
export const linkNotKept =
  'یہ براؤزر آپ کا لنک محفوظ نہیں رکھتا۔ اسے ابھی کاپی کر لیں: یہ صفحہ بند ہونے کے بعد درخواست کھولنے کے لیے یہی چاہیے ہو گا۔'
export const newOwnLink = 'نیا لنک بنائیں'
export const newOwnQuestion = 'کیا نیا لنک بنانا ہے؟'
export const newOwnText = 'آپ کا موجودہ لنک اس کے سوا ہر ڈیوائس پر کام کرنا چھوڑ دے گا۔'
export const newOwnMade = 'آپ کا نیا لنک کام کر رہا ہے۔ پرانا ختم ہو گیا۔'
export const familyLink = 'گھر والوں کو دکھائیں'
export const familyText =
  'گھر والوں کے لنک سے انہیں درخواست اور کوٹیشنز نظر آتی ہیں۔ فون نمبر نظر نہیں آتے، اور وہ کچھ بدل نہیں سکتے۔'
export const makeFamily = 'گھر والوں کا لنک بنائیں'
export const familyOut = 'گھر والوں کا ایک لنک بن چکا ہے۔ نیا بنانے سے وہ ختم ہو جائے گا۔'
export const copyFamily = 'گھر والوں کا لنک کاپی کریں'
export const endFamily = 'گھر والوں کا لنک واپس لیں'
export const familyEnded = 'گھر والوں کا لنک اب کام نہیں کرتا'
export const closeOrDelete = 'بند کریں یا حذف کریں'
export const close = 'درخواست بند کریں'
export const closeText = 'اگر آپ کو مزید کوٹیشنز نہیں چاہییں تو بند کریں۔ کمپنیوں کو بتا دیا جائے گا۔'
export const closeQuestion = 'آپ اسے کیوں بند کر رہے ہیں؟'
export const closeIt = 'بند کریں'
export const closeReasons = {
  'found-elsewhere': 'کہیں اور کوئی مل گیا',
  'too-expensive': 'یہ بہت مہنگا ہے',
  later: 'بعد میں بنانا ہے',
  'not-building': 'اب نہیں بنانا',
  other: 'کوئی اور وجہ',
}
export const closedNow = 'درخواست بند ہو گئی'
export const deleteRequest = 'سب کچھ حذف کریں'
export const deleteText =
  'درخواست، اس کی تصویریں، سوال اور آپ کو ملی ہوئی کوٹیشنز فوراً اور ہمیشہ کے لیے حذف ہو جاتی ہیں۔ کمپنیوں کو بھی یہ پھر نظر نہیں آتیں۔'
export const deleteQuestion = 'کیا درخواست حذف کرنی ہے؟'
export const deleteIt = 'حذف کریں'
export const deleted = 'درخواست اور اس کا سب کچھ حذف ہو گیا'
