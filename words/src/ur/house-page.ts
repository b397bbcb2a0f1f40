// The page of a house: what waits, the stages, the newest entries. A name or a sum with a look of its own in a sentence is
// taken as an element, and the parts of the sentence are returned.

import { apartInUrdu as apart } from '../apart.ts'
import { clockOfMoment, dayOfMoment, signApart } from '../figures.ts'
import { withSignInUrdu as withSign } from '../with-sign.ts'
import { displayDay, displayShortDay } from './amounts.ts'
import { siteName } from './language.ts'

export { cancel, sending, tryAgain, whatsapp } from './actions.ts'
export { displayAmount, displayDay, displayShortDay, groupDigits } from './amounts.ts'
export { plotUnits } from './request-brief.ts'

export const loading = 'گھر لوڈ ہو رہا ہے…'
/** Time of the view that the device kept. */
export const seenLast = (iso: string) =>
  `جو آپ نے آخری بار دیکھا وہ ${displayDay(dayOfMoment(iso))}، ${clockOfMoment(iso)} کا ہے۔`
export const stale = (message: string, iso: string) => `${message} ${seenLast(iso)}`

// Heads.
export const yourHouse = 'آپ کا گھر'
/* A mark of direction in front: a heading takes its direction from the first letter. */
export const yourTitle = (place: string) => `\u200f${apart(place)} میں آپ کا گھر`
export const title = (place: string) => `\u200f${apart(place)} والا گھر`
export const plotIn = (size: string, unit: string, city: string) => `${size} ${unit}، ${city}`
export const dayOf = (day: number, days: number) => `${days} میں سے ${day} واں دن`
export const dayAlone = (day: number) => `${day} واں دن`
export const beginsIn = (days: number) => (days === 1 ? '1 دن میں شروع' : `${days} دنوں میں شروع`)
export const finished = 'مکمل'
export const ended = 'پہلے رک گیا'
export const afterAgreedDay = (days: number) => `طے شدہ دن سے ${days} دن بعد`
/** A stage, with how many days it came after its day. */
export const cameLate = (stage: string, days: number) =>
  `${stage} طے شدہ دن سے ${days} دن بعد مکمل بتایا گیا۔`
export const theBuilder = 'بلڈر'
export const companyGone = 'وہ کمپنی جو اب یہاں نہیں'
export const theFamily = 'گھر والے'
export const you = 'آپ'
export const sharedWithYou = 'یہ صفحہ آپ کو دکھایا گیا ہے۔ آپ سب پڑھ سکتے ہیں۔ جواب صرف گھر والے دیتے ہیں۔'

// Acts at the thumb.
export const acts = 'گھر میں شامل کریں'
export const add = 'شامل کریں'
export const addPictures = 'تصویریں لگائیں'
export const change = 'تبدیلی'
export const closeHouse = 'ریکارڈ بند کریں'
export const sendSiteLink = 'سائٹ کا لنک بھیجیں'

// Waiting for an answer.
export const waitsForYou = 'آپ کے جواب کا انتظار ہے'
export const saysSince = <Part>(name: Part, isoDate: string, agreedDay: string | null) => [
  name,
  `، ${displayDay(isoDate)}۔`,
  agreedDay === null ? '' : ` طے شدہ دن: ${displayDay(agreedDay)}۔`,
]
export const ifYouAgree = <Part>(sum: Part) => ['منظور کرنے پر ', sum, ' روپے واجب۔']
export const agreed = 'منظور ہے'
export const aQuestion = 'ایک سوال ہے'
export const yourQuestion = 'آپ کا سوال'
export const askNamed = (name: string) => `${apart(name)} سے پوچھیں`
export const back = 'واپس'

// After an act.
export const agreedNow = (isoMoment: string) =>
  `منظور کیا۔ ${displayDay(dayOfMoment(isoMoment))}، ${clockOfMoment(isoMoment)} تک واپس لے سکتے ہیں۔`
export const agreedToday = (isoMoment: string) =>
  `آج منظور کیا۔ ${displayDay(dayOfMoment(isoMoment))}، ${clockOfMoment(isoMoment)} تک واپس لے سکتے ہیں۔`
export const takeItBack = 'واپس لیں'
export const notAgreedUntil = (stage: string) => `نئی تصویر آنے اور آپ کے کہنے تک ${stage} منظور نہیں۔`
export const youAsked = 'آپ نے پوچھا'
export const theFamilyAsked = 'گھر والوں نے پوچھا'
export const waitsFor = (name: string) => `${apart(name)} کے جواب کا انتظار`
export const nothingWaits = 'آپ کے ذمے کوئی جواب نہیں۔'
export const quoted = (text: string) => `“${apart(text)}”`
export const stageAgreed = (stage: string) => `منظور ہے: ${stage}۔`
export const stageAgreedDue = (stage: string, sum: string) => `منظور ہے: ${stage}۔ ${sum} روپے واجب۔`
export const questionSent = 'آپ کا سوال بھیج دیا گیا'
export const takenBack = 'واپس لے لیا گیا'
export const tellOnWhatsApp = 'واٹس ایپ پر بتائیں'

// Stages.
export const stages = 'مراحل'
export const dueAtStart = 'شروع میں واجب'
export const agreedOn = (isoDate: string) => `${displayShortDay(isoDate)} کو منظور`
export const waitsForYouSince = (isoDate: string) => `${displayShortDay(isoDate)} سے آپ کے جواب کا انتظار`
export const waitsForFamilySince = (isoDate: string) =>
  `${displayShortDay(isoDate)} سے گھر والوں کے جواب کا انتظار`
export const questionOf = (isoDate: string) => `${displayShortDay(isoDate)} کا سوال`
export const by = (isoDate: string) => `${displayShortDay(isoDate)} تک`
/** Sum of the agreed changes of a stage, with its sign. */
export const changeOf = (pkr: number) => `تبدیلی ${withSign(pkr)}`
export const withoutClaim = 'بتائے بغیر منظور'
export const begun = 'کام جاری'
export const countedPictures = (count: number) => (count === 1 ? '1 تصویر' : `${count} تصویریں`)
export const hasBegun = 'کام شروع ہو گیا'
export const isDone = 'مکمل ہے'
export const isDoneQuestion = (done: string) => `بلڈر کے بتائے بغیر کہیں: “${done}”؟`
export const takeClaimBack = 'بات واپس لیں'
export const planned = 'باقی'
/** The drawing in words; each list of stages may be empty. */
export const drawing = (agreedStages: string, claimedStages: string, toCome: string) =>
  [
    'گھر، جتنا بن چکا',
    [
      agreedStages && `منظور: ${agreedStages}`,
      claimedStages && `مکمل بتائے گئے: ${claimedStages}`,
      toCome && `باقی: ${toCome}`,
    ]
      .filter(Boolean)
      .join('؛ '),
  ]
    .filter(Boolean)
    .join('۔ ')
export const listed = (names: readonly string[]) => names.join('، ')

// Newest entries.
export const newest = 'تازہ ترین'
export const tookBack = (name: string, isoDate: string) =>
  `${apart(name)} نے ${displayDay(isoDate)} کا اندراج واپس لیا۔`
export const takenOut = `${siteName} نے ہٹا دیا`
export const pictureTaken = (isoDate: string) => `تصویر ${displayDay(isoDate)} کی ہے`
export const showAll = 'سب دیکھیں'
export const showAllOf = (count: number) => `سب ${count} دیکھیں`
export const showMore = 'اور دیکھیں'
export const notLoaded = (problem: string) => `پرانے اندراج لوڈ نہیں ہو سکے۔ ${problem}`
export const nothingYet =
  'ابھی کچھ نہیں۔ سائٹ پر جو ہو اسے سائٹ کا لنک بھیجیں: اکاؤنٹ کے بغیر تصویریں لگتی ہیں۔'
export const nothingYetSite = 'ابھی کچھ نہیں۔ پہلی تصویر یہاں آئے گی۔'
export const todayAt = (isoMoment: string) => `آج ${clockOfMoment(isoMoment)}`
export const pictureAlt = (number: number, count: number, name: string, day: string) =>
  `${count} میں سے تصویر ${number}، ${apart(name)}، ${day}`
/** Number of pictures that do not fit beside the first. */
export const morePictures = (count: number) => signApart(`+${count}`)
/** Lines of the diary for what happened, by the kind of entry. */
export const moves = {
  begun: 'کام شروع ہو گیا',
  claim: 'مکمل بتایا گیا',
  unclaimed: 'بات واپس لی: ابھی مکمل نہیں',
  agreed: 'منظور کیا',
  question: 'ایک سوال ہے',
  finished: 'بتائے بغیر منظور',
  'taken-back': 'منظوری واپس لی',
  closed: 'ریکارڈ بند ہو گیا',
  'change-proposed': 'ایک تبدیلی تجویز ہوئی',
  'change-agreed': 'ایک تبدیلی منظور ہوئی',
  'change-declined': 'ایک تبدیلی منظور نہیں ہوئی',
  'change-withdrawn': 'ایک تبدیلی واپس لی',
  'change-lapsed': 'ایک تبدیلی ختم ہو گئی',
  'payment-noted': 'ایک ادائیگی لکھی گئی',
  'payment-confirmed': 'ایک ادائیگی مل گئی',
  'payment-denied': 'بتایا گیا کہ ایک ادائیگی نہیں ملی',
  'payment-withdrawn': 'ایک ادائیگی واپس لی',
  delivery: 'آیا ہوا میٹریل',
  snag: 'ایک خرابی',
  'snag-mended': 'ایک خرابی ٹھیک کر دی',
  'snag-accepted': 'ٹھیک کی ہوئی خرابی قبول ہوئی',
  'snag-reopened': 'خرابی ابھی ٹھیک نہیں ہوئی',
}
export const takeEntryBack = 'واپس لیں (ایک گھنٹے تک)'
export const entryTakenBack = 'اندراج واپس لے لیا گیا'

// The site's view.
export const nowOnSite = 'اب سائٹ پر'
export const stageUntil = (stage: string, isoDate: string | null) =>
  isoDate === null ? stage : `${stage}، ${displayDay(isoDate)} تک`
export const daysLeft = (days: number) => `${days} دن باقی۔ ہفتے میں دو تصویریں کافی ہیں۔`
export const enough = 'ہفتے میں دو تصویریں کافی ہیں۔'
export const linkOf = (name: string) => `${apart(name)} کا لنک`
export const stageWaits = <Part>(stage: Part, isoDate: string) => [
  stage,
  ` ${displayDay(isoDate)} سے گھر والوں کے جواب کا منتظر ہے۔`,
]
export const remind = 'واٹس ایپ پر یاد دلائیں'
export const familyAsks = 'گھر والے پوچھتے ہیں'

// Folds.
export const links = 'لنک: سائٹ، گھر والے، آپ کا اپنا'
export const closeOrDelete = 'بند یا حذف کریں'
export const printOrSave = 'پرنٹ یا محفوظ کریں'
export const printText = 'یہ صفحہ پرنٹ کریں، یا براؤزر سے فائل کے طور پر محفوظ کریں۔'
export const print = 'پرنٹ کریں'
export const copyLink = 'اپنا لنک کاپی کریں'
export const linkCopied = 'لنک کاپی ہو گیا'
export const forgetTitle = 'اس فون سے یہ گھر ہٹائیں'
export const forgetText = 'گھر کا ریکارڈ رہے گا۔ لنک کے بغیر یہاں دوبارہ نہیں کھلے گا۔'
export const forget = 'ہٹائیں'
export const forgotten = 'یہ گھر اس فون سے ہٹا دیا گیا'
export const notYet = 'ابھی نہیں'
export const keepLink =
  'یہ لنک سنبھال کر رکھیں: اس کے یا ای میل کے بغیر کوئی آپ کا گھر دوبارہ نہیں کھول سکتا۔'

// Links that open nothing.
export const oldLinkStrong = 'یہ لنک پرانا ہے۔'
export const oldLink = 'آپ کا اپنا لنک چلتا ہے، گھر کھلا ہے۔'
export const forgetOldLink = 'پرانا لنک بھول جائیں'
export const othersFaster = (problem: string) => `نہیں بھیجا گیا: ${problem} جو نظر آ رہا ہے وہ تازہ ترین ہے۔`
