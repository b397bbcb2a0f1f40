// The page of a house: what waits, the stages, the newest entries. A name or a sum with a look of its own in a sentence is
// taken as an element, and the parts of the sentence are returned.

import { apart } from '../apart.ts'
import { clockOfMoment, dayOfMoment } from '../figures.ts'
import { withSign } from '../with-sign.ts'
import { displayDay, displayShortDay } from './amounts.ts'
import { siteName } from './language.ts'

export { cancel, sending, tryAgain, whatsapp } from './actions.ts'
export { displayAmount, displayDay, displayShortDay, groupDigits } from './amounts.ts'
export { plotUnits } from './request-brief.ts'

export const loading = 'Loading the house…'
/** Time of the view that the device kept. */
export const seenLast = (iso: string) =>
  `What you saw last is from ${displayDay(dayOfMoment(iso))}, ${clockOfMoment(iso)}.`
export const stale = (message: string, iso: string) => `${message} ${seenLast(iso)}`

// Heads.
export const yourHouse = 'Your house'
export const yourTitle = (place: string) => `Your house in ${apart(place)}`
export const title = (place: string) => `House in ${apart(place)}`
export const plotIn = (size: string, unit: string, city: string) => `${size} ${unit}, ${city}`
export const dayOf = (day: number, days: number) => `day ${day} of ${days}`
export const dayAlone = (day: number) => `day ${day}`
export const beginsIn = (days: number) => (days === 1 ? 'begins in 1 day' : `begins in ${days} days`)
export const finished = 'finished'
export const ended = 'ended early'
export const afterAgreedDay = (days: number) =>
  days === 1 ? '1 day after its agreed day' : `${days} days after its agreed day`
/** A stage, with how many days it came after its day. */
export const cameLate = (stage: string, days: number) =>
  days === 1
    ? `${stage} came 1 day after its agreed day.`
    : `${stage} came ${days} days after its agreed day.`
export const theBuilder = 'the builder'
export const companyGone = 'a company that is no longer here'
export const theFamily = 'The family'
export const you = 'You'
export const sharedWithYou =
  'This page was shared with you. You can read everything. Only the family answers.'

// Acts at the thumb.
export const acts = 'Add to the house'
export const add = 'Add'
export const addPictures = 'Add pictures'
export const change = 'Change'
export const closeHouse = 'Close the house'
export const sendSiteLink = 'Send the site link'

// Waiting for an answer.
export const waitsForYou = 'Waits for you'
export const saysSince = <Part>(name: Part, isoDate: string, agreedDay: string | null) => [
  name,
  ` says so since ${displayDay(isoDate)}.`,
  agreedDay === null ? '' : ` The agreed day was ${displayDay(agreedDay)}.`,
]
export const ifYouAgree = <Part>(sum: Part) => ['If you agree, ', sum, ' is due.']
export const agreed = 'Agreed'
export const aQuestion = 'A question'
export const yourQuestion = 'Your question'
export const askNamed = (name: string) => `Ask ${apart(name)}`
export const back = 'Back'

// After an act.
export const agreedNow = (isoMoment: string) =>
  `Agreed. Take it back until ${displayDay(dayOfMoment(isoMoment))}, ${clockOfMoment(isoMoment)}.`
export const agreedToday = (isoMoment: string) =>
  `Agreed today. Take it back until ${displayDay(dayOfMoment(isoMoment))}, ${clockOfMoment(isoMoment)}.`
export const takeItBack = 'Take it back'
export const notAgreedUntil = (stage: string) =>
  `${stage} is not agreed until a new picture has come and you say yes.`
export const youAsked = 'You asked'
export const theFamilyAsked = 'The family asked'
export const waitsFor = (name: string) => `waits for ${apart(name)}`
export const nothingWaits = 'Nothing waits for you.'
export const quoted = (text: string) => `“${apart(text)}”`
export const stageAgreed = (stage: string) => `${stage} agreed.`
export const stageAgreedDue = (stage: string, sum: string) => `${stage} agreed. ${sum} is due.`
export const questionSent = 'Your question is sent'
export const takenBack = 'Taken back'
export const tellOnWhatsApp = 'Tell them on WhatsApp'

// Stages.
export const stages = 'Stages'
export const dueAtStart = 'due at the start'
export const agreedOn = (isoDate: string) => `agreed ${displayShortDay(isoDate)}`
export const waitsForYouSince = (isoDate: string) => `waits for you since ${displayShortDay(isoDate)}`
export const waitsForFamilySince = (isoDate: string) =>
  `waits for the family since ${displayShortDay(isoDate)}`
export const questionOf = (isoDate: string) => `question of ${displayShortDay(isoDate)}`
export const by = (isoDate: string) => `by ${displayShortDay(isoDate)}`
/** Sum of the agreed changes of a stage, with its sign. */
export const changeOf = (pkr: number) => `change ${withSign(pkr)}`
export const withoutClaim = 'agreed without a claim'
export const begun = 'begun'
export const countedPictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)
export const hasBegun = 'It has begun'
export const isDone = 'It is done'
export const isDoneQuestion = (done: string) => `Say “${done}” without a claim of the builder?`
export const takeClaimBack = 'Take the claim back'
export const planned = 'to come'
/** The drawing in words; each list of stages may be empty. */
export const drawing = (agreedStages: string, claimedStages: string, toCome: string) =>
  [
    'The house as far as it is built',
    [
      agreedStages && `${agreedStages} agreed`,
      claimedStages && `${claimedStages} said to be done`,
      toCome && `${toCome} to come`,
    ]
      .filter(Boolean)
      .join('; '),
  ]
    .filter(Boolean)
    .join(': ')
export const listed = (names: readonly string[]) => names.join(', ')

// Newest entries.
export const newest = 'Newest'
export const tookBack = (name: string, isoDate: string) =>
  `${apart(name)} took an entry of ${displayDay(isoDate)} back.`
export const takenOut = `Taken out by ${siteName}`
export const pictureTaken = (isoDate: string) => `picture taken ${displayDay(isoDate)}`
export const showAll = 'Show all'
export const showAllOf = (count: number) => `Show all ${count}`
export const showMore = 'Show more'
export const notLoaded = (problem: string) => `Older entries could not be loaded. ${problem}`
export const nothingYet =
  'Nothing yet. Send the site link to whoever is on the site: it adds pictures without an account.'
export const nothingYetSite = 'Nothing yet. The first picture goes here.'
export const todayAt = (isoMoment: string) => `today, ${clockOfMoment(isoMoment)}`
export const pictureAlt = (number: number, count: number, name: string, day: string) =>
  `Picture ${number} of ${count}, ${apart(name)}, ${day}`
/** Number of pictures that do not fit beside the first. */
export const morePictures = (count: number) => `+${count}`
/** Lines of the diary for what happened, by the kind of entry. */
export const moves = {
  begun: 'It has begun',
  claim: 'Said to be done',
  unclaimed: 'Took it back: not done yet',
  agreed: 'Agreed',
  question: 'A question',
  finished: 'Agreed without a claim',
  'taken-back': 'Took the agreement back',
  closed: 'The house is closed',
  'change-proposed': 'A change is proposed',
  'change-agreed': 'A change was agreed',
  'change-declined': 'A change was not agreed',
  'change-withdrawn': 'Took a change back',
  'change-lapsed': 'A change lapsed',
  'payment-noted': 'A payment was noted',
  'payment-confirmed': 'A payment was received',
  'payment-denied': 'A payment is said not to have come',
  'payment-withdrawn': 'Took a payment back',
  delivery: 'Material that came',
  snag: 'A fault',
  'snag-mended': 'A fault is mended',
  'snag-accepted': 'A mended fault was accepted',
  'snag-reopened': 'A fault is not mended yet',
}
export const takeEntryBack = 'Take it back (within an hour)'
export const entryTakenBack = 'The entry is taken back'

// The site's view.
export const nowOnSite = 'Now on the site'
export const stageUntil = (stage: string, isoDate: string | null) =>
  isoDate === null ? stage : `${stage}, until ${displayDay(isoDate)}`
export const daysLeft = (days: number) =>
  days === 1
    ? '1 day left. Two pictures a week are enough.'
    : `${days} days left. Two pictures a week are enough.`
export const enough = 'Two pictures a week are enough.'
export const linkOf = (name: string) => `Link of ${apart(name)}`
export const stageWaits = <Part>(stage: Part, isoDate: string) => [
  stage,
  ` waits for the family since ${displayDay(isoDate)}.`,
]
export const remind = 'Remind them on WhatsApp'
export const familyAsks = 'The family asks'

// Folds.
export const links = 'Links: site, family, your own'
export const closeOrDelete = 'Close or delete'
export const printOrSave = 'Print or save'
export const printText = 'Print this page, or save it as a file of your browser.'
export const print = 'Print'
export const copyLink = 'Copy your link'
export const linkCopied = 'Link copied'
export const forgetTitle = 'Forget this house on this phone'
export const forgetText = 'The house stays. Without its link you cannot open it here any more.'
export const forget = 'Forget it'
export const forgotten = 'This phone has forgotten the house'
export const notYet = 'Not yet'
export const keepLink = 'Keep this link: without it or a mailbox nobody can open your house again.'

// Links that open nothing.
export const oldLinkStrong = 'That link is old.'
export const oldLink = 'Your own one still works, so your house is open.'
export const forgetOldLink = 'Forget the old link'
export const othersFaster = (problem: string) => `Not sent: ${problem} What you see now is the newest.`
