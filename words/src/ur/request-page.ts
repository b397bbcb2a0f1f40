import { apartInUrdu as apart } from '../apart.ts'

export { cancel, linkCopied, sending, tryAgain, whatsapp } from './actions.ts'

import { displayDate } from './amounts.ts'

export { displayAmount, displayRupees } from './amounts.ts'
export { fillIn } from './problems.ts'
export { declineReasons } from './quote-values.ts'

export const title = 'آپ کی درخواست'
export const loading = 'آپ کی درخواست لوڈ ہو رہی ہے…'
export const confirming = 'آپ کی درخواست کی تصدیق ہو رہی ہے…'
/** The day on this device. */
const day = (iso: string) => {
  const time = new Date(iso)
  return displayDate(`${time.getFullYear()}-${time.getMonth() + 1}-${time.getDate()}`)
}

// What it is at.
export const states = {
  unconfirmed: 'ابھی نہیں بھیجی گئی',
  open: 'کھلی ہے',
  chosen: 'انتخاب ہو گیا',
  closed: 'بند',
  expired: 'ختم',
}
export const openUntil = (iso: string) =>
  `کمپنیوں کے پاس آپ کی درخواست ہے۔ وہ ${day(iso)} تک جواب دے سکتی ہیں۔ کوٹیشن یا سوال آنے پر ہم آپ کو ای میل سے بتائیں گے۔`
export const openUntilFamily = (iso: string) =>
  `کمپنیوں کے پاس درخواست ہے۔ وہ ${day(iso)} تک جواب دے سکتی ہیں۔`
export const chosenLead =
  'آپ نے کمپنی چن لی ہے۔ باقی کمپنیوں کو بتا دیا گیا ہے کہ وہ نہیں چنی گئیں۔ اب: کمپنی کو اپنا نمبر دکھائیں، یا اسے لکھیں، اور سب کچھ لکھ کر طے کریں۔'
export const questionsWait = (count: number) =>
  count === 1 ? '1 سوال آپ کے جواب کے انتظار میں ہے۔' : `${count} سوال آپ کے جواب کے انتظار میں ہیں۔`
export const goToQuestions = 'ابھی جواب دیں'
export const closedLead = (reason: string) =>
  `آپ نے یہ درخواست بند کر دی: ${reason}۔ اب مزید کوٹیشنز نہیں آ سکتیں۔`
export const closedPlain = 'یہ درخواست بند ہے۔ اب مزید کوٹیشنز نہیں آ سکتیں۔'
export const expiredLead = (iso: string) =>
  `کوٹیشنز کا وقت ${day(iso)} کو ختم ہو گیا۔ آپ یہاں سب کچھ اب بھی پڑھ سکتے ہیں۔`
export const erased =
  'اس درخواست کے نام، نوٹس، جگہ اور تصویریں مٹا دی گئی ہیں، جیسا کہ ہماری پرائیویسی پالیسی میں وعدہ ہے۔'
export const familyLead =
  'آپ اسے گھر والوں کے لنک سے پڑھ رہے ہیں: فون اور ای میل کے سوا سب نظر آتا ہے، اور آپ کچھ بدل نہیں سکتے۔'

// Not sent yet.
export const notSent = 'ابھی نہیں بھیجی گئی'
export const notSentText = (email: string) =>
  `ہم نے ${email} پر ای میل بھیجی ہے۔ اس کا لنک کھولیں: تبھی کمپنیوں کو آپ کی درخواست کی خبر ہوگی۔`
export const notSentUntil = (iso: string) => `اس کے بغیر درخواست ${day(iso)} کو حذف ہو جائے گی۔`
export const notSentFamily = 'جب درخواست بھیجنے والے ای میل کا لنک کھولیں گے تب کمپنیوں کو اس کی خبر ہوگی۔'
export const confirmNow = 'ابھی تصدیق کریں (ڈیمو)'
export const demoText = 'یہ ڈیمو ہے: اس سے کوئی ای میل نہیں جاتی، اس لیے ای میل کا لنک یہاں ہے۔'
export const sendAgain = 'ای میل دوبارہ بھیجیں'
export const otherAddress = 'کسی اور پتے پر بھیجیں'
export const newEmail = 'نیا ای میل پتہ'
export const sendThere = 'وہاں بھیجیں'
export const mailSent = (email: string) => `${email} پر ای میل بھیجی جا رہی ہے`
export const confirmed = 'تصدیق ہو گئی۔ اب کمپنیوں کے پاس آپ کی درخواست ہے۔'
export const linkRefused = 'یہ لنک اب کارآمد نہیں۔ نیچے سے آپ نیا منگوا سکتے ہیں۔'
export const confirmedElsewhere =
  'درخواست کی تصدیق ہو گئی ہے، اور وہ کمپنیوں کے پاس ہے۔ اس ڈیوائس پر دیکھنے کے لیے وہ لنک کھولیں جو آپ نے سنبھال کر رکھا تھا، یا وہ ڈیوائس استعمال کریں جس سے بھیجی تھی۔'
export const confirmRefused =
  'یہ لنک اب کسی درخواست کی تصدیق نہیں کرتا۔ ہو سکتا ہے یہ استعمال ہو چکا ہو یا اس کی جگہ نیا لنک آ گیا ہو۔'

// Doors that stay closed.
export const noRequest = 'یہ لنک کوئی درخواست نہیں کھولتا'
export const noRequestText =
  'ہو سکتا ہے یہ ادھورا ہو، اس کی جگہ نیا آ گیا ہو، یا درخواست حذف ہو گئی ہو۔ اپنی ای میل یا پیغام سے پورا لنک کاپی کریں، اور دوبارہ کھولیں۔'
export const toRequests = 'آپ کی درخواستیں'
export const forget = 'اسے اس ڈیوائس سے ہٹائیں'
export const stale = (message: string) => `${message} جو نظر آ رہا ہے وہ پہلے کا ہے۔`

// Companies.
export const companies = 'کمپنیاں'
export const companyGone = 'ایک کمپنی جو اب تعمیر پر نہیں ہے'
export const goneText = 'آپ اس کی جگہ کسی اور کمپنی سے پوچھ سکتے ہیں۔'
export const invitationStates = {
  sent: 'پوچھا گیا۔ اس نے ابھی درخواست نہیں کھولی۔',
  seen: 'اس نے درخواست کھول لی ہے۔ ابھی کوٹیشن نہیں آئی۔',
  quoted: 'اس نے کوٹیشن بھیج دی ہے۔',
  declined: 'یہ کوٹیشن نہیں دینا چاہتی۔',
  withdrawn: 'اس نے اپنی کوٹیشن واپس لے لی۔',
  chosen: 'آپ نے یہ کمپنی چنی۔',
  'not-chosen': 'نہیں چنی گئی۔',
  expired: 'اب کھلی نہیں۔',
}
export const waitsForConfirmation = 'آپ تصدیق کریں گے تو اس سے پوچھا جائے گا۔'
export const quoteOf = (amount: string, iso: string, revision: number) =>
  revision === 1 ? `${amount}، ${day(iso)} کو` : `${amount}، ${day(iso)} کو، نمبر ${revision}`
export const profileOf = 'پروفائل'
export const hello = 'السلام علیکم، یہ تعمیر پر ہماری درخواست کے بارے میں ہے۔'
export const askQuestion = 'سوال پوچھیں'
export const questionTo = (name: string) => `${apart(name)} سے آپ کا سوال`
export const questionHint = 'یہ صرف اس کمپنی کو نظر آتا ہے۔ ہو سکتا ہے وہ بہتر کوٹیشن سے جواب دے۔'
export const sendQuestion = 'سوال بھیجیں'
export const questionSent = 'سوال بھیج دیا گیا'
export const releasePhone = 'میرا نمبر دکھائیں'
export const takePhoneBack = 'میرا نمبر واپس لیں'
export const phoneReleased = (name: string) => `${apart(name)} کو اب آپ کا فون نمبر نظر آتا ہے`
export const phoneTakenBack = (name: string) => `${apart(name)} کو اب آپ کا فون نمبر نظر نہیں آتا`
export const seesPhone = 'اسے آپ کا فون نمبر نظر آتا ہے۔'
export const chooseQuestion = (name: string) => `کیا ${apart(name)} کو چننا ہے؟`
export const chooseText = (amount: string) =>
  `اس کی کوٹیشن ${amount} ہے۔ تمام کمپنیوں کو بتا دیا جائے گا، اور مزید کوٹیشنز نہیں آ سکیں گی۔ یہ واپس نہیں ہو سکتا۔`
export const chooseIt = 'چنیں'
export const chosenNow = (name: string) => `${apart(name)} کو چن لیا گیا اور بتا دیا گیا`
export const oneMore = 'ایک اور کمپنی سے پوچھیں'
export const oneMoreHint = (most: number, left: number) =>
  left === 0
    ? 'ایک درخواست میں جتنی کمپنیاں ہو سکتی ہیں، آپ ان سب سے پوچھ چکے ہیں۔'
    : `ایک وقت میں زیادہ سے زیادہ ${most} کمپنیاں جواب دے سکتی ہیں۔`
export const askThis = (name: string) => `${apart(name)} سے پوچھیں`
export const asked = (name: string) => `${apart(name)} سے پوچھ لیا گیا`

// Questions.
export const questions = 'سوال اور جواب'
export const noQuestions = 'ابھی کوئی سوال نہیں۔ کچھ واضح نہ ہو تو کمپنیاں یہاں پوچھتی ہیں۔'
export const questionsSeen =
  'کمپنی جو پوچھے اور آپ جو جواب دیں، وہ ان تمام کمپنیوں کو نظر آتا ہے جن سے آپ نے پوچھا، اس کے نام کے بغیر۔'
export const asksYou = (name: string) => `${apart(name)} کا سوال`
export const youAsked = (name: string) => `${apart(name)} سے آپ کا سوال`
export const aCompany = 'ایک کمپنی'
export const noAnswer = 'ابھی جواب نہیں آیا۔'
export const yourAnswer = 'آپ کا جواب'
export const sendAnswer = 'جواب بھیجیں'
export const answerSent = 'جواب بھیج دیا گیا'

// The request itself.
export const whatYouSent = 'آپ نے کیا مانگا'
export const contact = 'آپ کا رابطہ'
export const contactText = (name: string, email: string, phone: string) =>
  phone ? `${apart(name)}، ${email}، ${phone}` : `${apart(name)}، ${email}۔ آپ نے فون نمبر نہیں دیا۔`

// Links, closing, deleting.
export const manage = 'لنک اور درخواست بند کرنا'
export const ownLink = 'آپ کا اپنا لنک'
export const ownLinkText =
  'جس کے پاس یہ ہو وہ یہاں سب کچھ کر سکتا ہے۔ اسے اپنے پاس رکھیں، تاکہ دوسری ڈیوائس پر درخواست کھول سکیں۔'
export const copyLink = 'لنک کاپی کریں'
export const linkNotCopied = 'لنک کاپی نہیں ہو سکا۔ وہ نیچے لکھا ہے۔'
export const newOwnLink = 'نیا لنک بنائیں'
export const newOwnQuestion = 'کیا نیا لنک بنانا ہے؟'
export const newOwnText = 'آپ کا موجودہ لنک اس کے سوا ہر ڈیوائس پر کام کرنا چھوڑ دے گا۔'
export const newOwnMade = 'آپ کا نیا لنک کام کر رہا ہے۔ پرانا ختم ہو گیا۔'
export const familyLink = 'گھر والوں کے لیے لنک'
export const familyText =
  'اس سے انہیں درخواست اور کوٹیشنز نظر آتی ہیں۔ فون نمبر نظر نہیں آتے، اور وہ کچھ بدل نہیں سکتے۔'
export const makeFamily = 'گھر والوں کا لنک بنائیں'
export const familyOut = 'گھر والوں کا ایک لنک بن چکا ہے۔ نیا بنانے سے وہ ختم ہو جائے گا۔'
export const copyFamily = 'گھر والوں کا لنک کاپی کریں'
export const endFamily = 'گھر والوں کا لنک واپس لیں'
export const familyEnded = 'گھر والوں کا لنک اب کام نہیں کرتا'
export const close = 'درخواست بند کریں'
export const closeText = 'اگر آپ کو مزید کوٹیشنز نہیں چاہییں۔ کمپنیوں کو بتا دیا جائے گا۔'
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
