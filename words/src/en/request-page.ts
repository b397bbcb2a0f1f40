// The homeowner's page of a request. A typed name in a sentence has a style of its own, so such a function takes
// the name as an element and returns the parts of the sentence.

import { apart } from '../apart.ts'
import { clockOfMoment, dayOfMoment } from '../figures.ts'
import { displayDate, displayDay, displayShortDay } from './amounts.ts'
import { siteName } from './language.ts'
import { inWords } from './quotes-title.ts'

export { cancel, linkCopied, sending, whatsapp } from './actions.ts'
export { displayAmount, groupDigits } from './amounts.ts'
export { beginHouse } from './check-entrances.ts'
export { fillIn } from './problems.ts'
export { quotesTitle } from './quotes-title.ts'
export { nameOf, plotUnits } from './request-brief.ts'

const onDay = (iso: string) => displayDay(dayOfMoment(iso))
const onShortDay = (iso: string) => displayShortDay(dayOfMoment(iso))
const onDate = (iso: string) => displayDate(dayOfMoment(iso))

export const title = 'Your request'
export const loading = 'Loading your request…'
export const confirming = 'Confirming your request…'
export const allRequests = 'All requests'

// Subject and state of the request.
export const works = {
  house: 'complete house',
  grey: 'grey structure',
  architecture: 'architecture',
  interior: 'interior design',
}
export const titleOf = (work: string) => `Your request: ${work}`
export const familyTitle = (work: string) => `Request: ${work}`
export const plotIn = (size: string, unit: string, city: string) => `${size} ${unit}, ${city}`
export const measure = (place: string, state: string) => `${place} · ${state}`
export const openFor = (days: number) =>
  days < 1 ? 'open, last day' : days === 1 ? 'open, 1 day left' : `open, ${days} days left`
export const states = { chosen: 'chosen', closed: 'closed', expired: 'ended' }
export const stale = (message: string, iso: string) =>
  `${message} What you see is from ${clockOfMoment(iso)}.`
export const erased =
  'Names, notes, place and pictures of this request were erased, as our privacy policy promises.'
export const sharedBy = <Part>(name: Part) => [
  name,
  ' shared this page with you. You can read everything but phone and email. Only the family that asked can ask and choose.',
]
export const shared =
  'This page was shared with you. You can read everything but phone and email. Only the family that asked can ask and choose.'

// Points that wait for the homeowner.
export const news = (quotes: number, questions: number) => {
  const come =
    quotes === 0 ? 'No quotes yet' : quotes === 1 ? '1 quote has come' : `${quotes} quotes have come`
  const wait =
    questions === 1 ? '1 question waits for you' : questions > 1 && `${questions} questions wait for you`
  return wait ? `${come}, ${wait}.` : `${come}.`
}
export const askedOn = (iso: string) =>
  `Companies were asked on ${onDay(iso)}; we write to you when a quote comes.`
export const askedOnFamily = (iso: string) => `Companies were asked on ${onDay(iso)}.`
export const canAsk = (count: number) =>
  count === 1 ? 'You can ask 1 more company.' : `You can ask ${count} more companies.`
export const withTwo = 'With two quotes you can compare.'
export const compare = (count: number) => `Compare ${count} quotes`
export const goToQuestions = 'Answer now'
/** Somebody who gave no number cannot share it. */
export const chosenLead = (phone: 'none' | 'hidden' | 'shared') =>
  `You have chosen a company. The others were told that they are not chosen. Next: ${phone === 'shared' ? 'call the company, which has your number, or write to it,' : phone === 'hidden' ? 'share your number with the company, or write to it,' : 'write to the company'} and agree on everything in writing.`
export const chosenLeadFamily = 'A company is chosen. The others were told that they are not chosen.'
export const closedLead = (reason: string) => `You closed this request: ${reason}. No more quotes can come.`
export const closedPlain = 'This request is closed. No more quotes can come.'
export const expiredLead = (iso: string) =>
  `The time for quotes ended on ${onDate(iso)}. You can still read everything here.`

export const openHouse = 'Open the house'

// Not sent yet.
export const notSent = 'Not sent yet'
export const confirmWithin = (hours: number) => {
  if (hours >= 72) return `confirm within ${Math.round(hours / 24)} days`
  return hours <= 1 ? 'confirm within 1 hour' : `confirm within ${hours} hours`
}
export const openLink = <Part>(email: Part, companies: number) => [
  'Open the link in the email we sent to ',
  email,
  companies === 1
    ? ' and press the button there. Then your request goes to the company.'
    : ` and press the button there. Then your request goes to the ${companies} companies.`,
]
export const pressToSend = (companies: number) =>
  companies === 1
    ? 'Press the button, and your request goes to the company.'
    : `Press the button, and your request goes to the ${companies} companies.`
export const notSentFamily =
  'The companies hear of this request once its owner has confirmed it with the link in the email.'
export const demoText = 'Demo: no email leaves this computer. The link is here.'
export const confirmNow = (companies: number) =>
  companies === 1 ? 'Confirm and send to 1 company' : `Confirm and send to ${companies} companies`
export const noEmail = 'No email?'
export const lookInSpam = 'Look in the spam folder too.'
export const sendAgain = 'Send it again'
export const otherAddress = 'Use another address'
export const newEmail = 'New email address'
export const sendThere = 'Send it there'
export const sentAgain = <Part>(email: Part, iso: string) => ['Sent to ', email, ` at ${clockOfMoment(iso)}.`]
export const mayClose = 'You may close this page'
export const mayCloseText = (hours: number) =>
  `On this device your request waits under “Requests” in the menu. If you do not confirm it within ${hours} hours, it is deleted.`
export const whatWaits = 'What is waiting'
export const waitingFor = (request: string, companies: readonly string[]) => {
  const names = companies.map(apart)
  const last = names.at(-1)
  const first = names.slice(0, -1).join(', ')
  if (!last) return `${request}.`
  return first ? `${request}, to ${first} and ${last}.` : `${request}, to ${last}.`
}
export const confirmed = 'Confirmed. The companies have your request now.'
export const linkRefused = 'This link is no longer good. Below you can have a new one sent.'

// Requests that cannot be opened.
export const noRequest = 'This link does not open a request'
export const noRequestText =
  'It may be incomplete, replaced by a newer one, or the request was deleted. Copy the whole link from your mail or message, and open it again.'
export const toRequests = 'Your requests'
export const forget = 'Remove it from this device'

// Companies.
export const companies = 'Companies'
export const openAndAsked = (open: number, mostOpen: number, asked: number, most: number) =>
  `${open} of ${mostOpen} open, ${asked} of ${most} asked`
export const askedCount = (count: number) => `${count} asked`
export const companyGone = 'A company that is gone'
export const goneText = 'No longer listed.'
export const isNew = 'New'
export const invitationStates = {
  sent: 'has not looked at it yet',
  seen: 'has looked at it, no quote yet',
  quoted: 'sent a quote',
  declined: 'declined',
  withdrawn: 'took its quote back',
  chosen: 'chosen',
  'not-chosen': 'not chosen',
  expired: 'the time for quotes is over',
}
export const sentBetter = 'sent a better quote'
export const declinedBecause = {
  'too-busy': 'too much work at present',
  'too-far': 'too far away',
  'too-small': 'the work is too small for it',
  'too-large': 'the work is too large for it',
  'not-our-work': 'it does not do this kind of work',
  unclear: 'the request is not clear enough',
  other: 'another reason',
}
export const declinedFor = (reason: string) => `: ${reason}`
export const quoted = (said: string) => `“${said}”`

/** Steps of an invitation; with the day once they are done. */
export const stepsOf = 'Steps'
export const sentOn = (iso: string) => `sent ${onShortDay(iso)}`
export const seenOn = (iso: string) => `seen ${onShortDay(iso)}`
export const declinedOn = (iso: string) => `declined ${onShortDay(iso)}`
export const quotedOn = (iso: string, revision: number) =>
  revision === 1 ? `quote ${onShortDay(iso)}` : `better quote ${onShortDay(iso)}`
export const steps = {
  sent: 'sent',
  seen: 'seen',
  quoted: 'quote',
  declined: 'declined',
  withdrawn: 'quote taken back',
  chosen: 'chosen',
  'not-chosen': 'not chosen',
  expired: 'ended',
}

// Amounts of a quote.
export const asksFor = 'Quoted'
export const sameHouse = 'For the same house'
export const withTax = 'With tax'
export const taxUnknown = 'Tax comes on top; it does not say how much.'
export const validUntil = (isoDate: string) => `Valid until ${displayDay(isoDate)}.`
export const hasEnded = (isoDate: string) => `This quote ended on ${displayDay(isoDate)}.`
export const askToRenew = 'Ask to renew it.'
export const lookAtQuote = 'Look at the quote'

// Actions on a company.
/** First words of a chat with a company. `house`: the work and the place; `sentAt`: when its quote was sent. */
export const hello = (name: string, house: string, sentAt?: string) =>
  `Salam, this is ${apart(name)}, about our request on ${siteName}: ${house}.${sentAt ? ` We have your quote of ${onDay(sentAt)}.` : ''}`
/** Opens what is done less often. */
export const more = 'More'
export const askQuestion = 'Ask a question'
export const questionTo = (name: string) => `Your question to ${apart(name)}`
export const questionHint = 'Only this company sees it. It may answer with a better quote.'
export const sendQuestion = 'Send the question'
export const questionSent = 'The question is sent'
export const releasePhone = 'Share my number'
export const takePhoneBack = 'Take my number back'
export const phoneReleased = (name: string) => `${apart(name)} sees your phone number now`
export const phoneTakenBack = (name: string) => `${apart(name)} no longer sees your phone number`
export const seesPhone = <Part>(phone: Part) => ['It can see your number, ', phone, '.']
export const seesPhoneSince = <Part>(phone: Part, iso: string) => [
  'It can see your number, ',
  phone,
  `, since ${onDay(iso)}.`,
]
export const suggestedTitle = `${siteName} suggests`
export const suggestedText =
  'These companies do such work in this city too. They know nothing of your request until you ask them.'
export const askAnother = 'Ask another company'
export const askThis = (name: string) => `Ask ${apart(name)}`
export const asked = (name: string) => `${apart(name)} is asked`

// Questions and answers.
export const questions = 'Questions'
export const noQuestions = 'No questions yet. Companies ask here when something is not clear.'
export const companyAsks = <Part>(name: Part, iso: string) => [name, ` asks · ${onShortDay(iso)}`]
export const companyAsked = <Part>(name: Part, iso: string) => [name, ` asked · ${onShortDay(iso)}`]
export const youAsked = <Part>(name: Part, iso: string) => ['You asked ', name, ` · ${onShortDay(iso)}`]
export const familyAsked = <Part>(name: Part, iso: string) => [
  'The family asked ',
  name,
  ` · ${onShortDay(iso)}`,
]
export const aCompany = 'A company'
export const noAnswer = 'No answer yet.'
export const onlyItSees = 'Only this company sees the question.'
export const youAnswered = (iso: string) => `You, ${onShortDay(iso)}. Seen by all your companies.`
export const familyAnswered = (iso: string) => `The family, ${onShortDay(iso)}. Seen by all companies.`
export const companyAnswered = <Part>(name: Part, iso: string) => [name, `, ${onShortDay(iso)}.`]
export const yourAnswer = 'Your answer. All your companies see question and answer.'
export const sendAnswer = 'Send answer'
export const answerSent = 'The answer is sent'

// The comparison.
export const toRequest = 'Your request'
export const toRequestFamily = 'The request'
// Choosing a company.
export const chooseQuestion = (name: string) => `Choose ${apart(name)}?`
export const quoteNumber = (revision: number, iso: string) => `Quote ${revision}, of ${onDay(iso)}`
export const openQuestions = (count: number, first: string) =>
  count === 1 ? `One open question. ${first}` : `${count} open questions. The first: ${first}`
export const askFirst = 'Ask first'
export const hearsAtOnce = <Part>(name: Part) => [name, ' hears it at once.']
export const othersHear = (count: number) =>
  count === 1
    ? 'The other one hears only that it was not chosen.'
    : `The ${inWords[count]?.toLowerCase() ?? count} others hear only that they were not chosen.`
export const cannotBeUndone = 'It cannot be undone.'
export const noContract = 'It is not a contract yet. Sign one on paper, with these prices and stages.'
export const shareNumber = 'Share my number with it'
export const notYet = 'Not yet'
export const yesChoose = 'Yes, choose it'
export const chosenNow = (name: string) => `${apart(name)} is chosen and was told`
export const chosenNotShared = 'It is chosen, but your number could not be shared. Try again on this page.'
export const sentBetterMeanwhile = <Part>(name: Part, amount: string) => [
  name,
  ` sent a better quote while you read: ${amount}. Look at it first.`,
]
export const goneMeanwhile = <Part>(name: Part) => [
  name,
  ` is no longer on ${siteName}. It left while you read.`,
]
export const tookBackMeanwhile = <Part>(name: Part) => [name, ' took its quote back while you read.']
export const lookAtIt = 'Look at it'
export const goBack = 'Back'

// The request itself.
export const asSent = 'Your request as sent'
export const asSentFamily = 'The request as sent'
export const asWritten = 'Your request as written'
export const contact = 'Your contact'
export const contactText = (name: string, email: string, phone: string) =>
  phone ? `${apart(name)}, ${email}, ${phone}` : `${apart(name)}, ${email}. You gave no phone number.`

// Links, closing, deleting.
export const ownLink = 'Keep the key safe'
export const ownLinkText =
  'Your own link is the key. Whoever has it can do everything here. Keep it for yourself, to open the request on another device.'
export const copyLink = 'Copy the link'
export const linkNotCopied = 'The link could not be copied. It stands below.'
export const linkNotKept =
  'This browser does not keep your link. Copy it now: once this page is closed, you need it to open your request.'
export const newOwnLink = 'Make a new link'
export const newOwnQuestion = 'Make a new link?'
export const newOwnText = 'The link you have now stops working on every device but this one.'
export const newOwnMade = 'Your new link works. The old one is dead.'
export const familyLink = 'Show it to the family'
export const familyText =
  'With a family link they see the request and the quotes. They see no phone number and change nothing.'
export const makeFamily = 'Make a family link'
export const familyOut = 'You have made a family link. A new one replaces it.'
export const copyFamily = 'Copy the family link'
export const endFamily = 'Take the family link back'
export const familyEnded = 'The family link no longer works'
export const closeOrDelete = 'Close or delete'
export const close = 'Close the request'
export const closeText = 'If you do not want quotes any more. The companies are told.'
export const closeQuestion = 'Why do you close it?'
export const closeIt = 'Close it'
export const closeReasons = {
  'found-elsewhere': 'I found somebody elsewhere',
  'too-expensive': 'It is too expensive',
  later: 'I build later',
  'not-building': 'I do not build',
  other: 'Another reason',
}
export const closedNow = 'The request is closed'
export const deleteRequest = 'Delete everything'
export const deleteText =
  'The request, its pictures, the questions and the quotes you got are deleted at once and for good. The companies lose sight of it too.'
export const deleteQuestion = 'Delete the request?'
export const deleteIt = 'Delete it'
export const deleted = 'The request and everything of it is deleted'
