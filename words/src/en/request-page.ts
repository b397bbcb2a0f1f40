import { apart } from '../apart.ts'

export { cancel, linkCopied, sending, tryAgain, whatsapp } from './actions.ts'

import { displayDate } from './amounts.ts'

export { displayAmount, displayRupees } from './amounts.ts'
export { fillIn } from './problems.ts'
export { declineReasons } from './quote-values.ts'

export const title = 'Your request'
export const loading = 'Loading your request…'
export const confirming = 'Confirming your request…'
/** The day on this device. */
const day = (iso: string) => {
  const time = new Date(iso)
  return displayDate(`${time.getFullYear()}-${time.getMonth() + 1}-${time.getDate()}`)
}

// What it is at.
export const states = {
  unconfirmed: 'Not sent yet',
  open: 'Open',
  chosen: 'Chosen',
  closed: 'Closed',
  expired: 'Ended',
}
export const openUntil = (iso: string) =>
  `The companies have your request. They can answer until ${day(iso)}. We tell you by mail when a quote or a question comes.`
export const openUntilFamily = (iso: string) =>
  `The companies have the request. They can answer until ${day(iso)}.`
export const chosenLead =
  'You have chosen a company. The others were told that they are not chosen. Next: share your number with the company, or write to it, and agree on everything in writing.'
export const questionsWait = (count: number) =>
  count === 1 ? '1 question waits for your answer.' : `${count} questions wait for your answer.`
export const goToQuestions = 'Answer now'
export const closedLead = (reason: string) => `You closed this request: ${reason}. No more quotes can come.`
export const closedPlain = 'This request is closed. No more quotes can come.'
export const expiredLead = (iso: string) =>
  `The time for quotes ended on ${day(iso)}. You can still read everything here.`
export const erased =
  'Names, notes, place and pictures of this request were erased, as our privacy policy promises.'
export const familyLead =
  'You read this with a family link: you see everything but phone and e-mail, and change nothing.'

// Not sent yet.
export const notSent = 'Not sent yet'
export const notSentText = (email: string) =>
  `We sent a mail to ${email}. Open the link in it: only then the companies hear of your request.`
export const notSentUntil = (iso: string) => `Without it the request is deleted on ${day(iso)}.`
export const notSentFamily = 'The companies hear of this request once its owner opens the link in the mail.'
export const confirmNow = 'Confirm now (demo)'
export const demoText = 'This is a demo: no mail leaves it, so the link of the mail is here.'
export const sendAgain = 'Send the mail again'
export const otherAddress = 'Send it to another address'
export const newEmail = 'New e-mail address'
export const sendThere = 'Send it there'
export const mailSent = (email: string) => `The mail is on its way to ${email}`
export const confirmed = 'Confirmed. The companies have your request now.'
export const linkRefused = 'This link is no longer good. Below you can have a new one sent.'
export const confirmedElsewhere =
  'The request is confirmed, and the companies have it. To see it on this device, open the link that you kept, or use the device you sent it from.'
export const confirmRefused =
  'This link does not confirm a request any more. It may be used up or replaced by a newer one.'

// Doors that stay closed.
export const noRequest = 'This link does not open a request'
export const noRequestText =
  'It may be incomplete, replaced by a newer one, or the request was deleted. Copy the whole link from your mail or message, and open it again.'
export const toRequests = 'Your requests'
export const forget = 'Remove it from this device'
export const stale = (message: string) => `${message} What you see is from before.`

// Companies.
export const companies = 'Companies'
export const companyGone = 'A company that is no longer on Tameer'
export const goneText = 'You can ask another company in its place.'
export const invitationStates = {
  sent: 'Asked. It has not opened the request yet.',
  seen: 'It has opened the request. No quote yet.',
  quoted: 'It has sent a quote.',
  declined: 'It does not want to quote.',
  withdrawn: 'It took its quote back.',
  chosen: 'You chose this company.',
  'not-chosen': 'Not chosen.',
  expired: 'No longer open.',
}
export const waitsForConfirmation = 'It is asked when you confirm.'
export const quoteOf = (amount: string, iso: string, revision: number) =>
  revision === 1 ? `${amount}, on ${day(iso)}` : `${amount}, on ${day(iso)}, version ${revision}`
export const profileOf = 'Profile'
export const hello = 'Salam, this is about our request on Tameer.'
export const askQuestion = 'Ask a question'
export const questionTo = (name: string) => `Your question to ${apart(name)}`
export const questionHint = 'Only this company sees it. It may answer with a better quote.'
export const sendQuestion = 'Send the question'
export const questionSent = 'The question is sent'
export const releasePhone = 'Share my number'
export const takePhoneBack = 'Take my number back'
export const phoneReleased = (name: string) => `${apart(name)} sees your phone number now`
export const phoneTakenBack = (name: string) => `${apart(name)} no longer sees your phone number`
export const seesPhone = 'It sees your phone number.'
export const chooseQuestion = (name: string) => `Choose ${apart(name)}?`
export const chooseText = (amount: string) =>
  `Its quote is ${amount}. All companies are told, and no more quotes can come. This cannot be undone.`
export const chooseIt = 'Choose'
export const chosenNow = (name: string) => `${apart(name)} is chosen and was told`
export const oneMore = 'Ask one more company'
export const oneMoreHint = (most: number, left: number) =>
  left === 0
    ? `You have asked as many companies as a request can have.`
    : `Up to ${most} companies can answer at a time.`
export const askThis = (name: string) => `Ask ${apart(name)}`
export const asked = (name: string) => `${apart(name)} is asked`

// Questions.
export const questions = 'Questions and answers'
export const noQuestions = 'No questions yet. Companies ask here when something is not clear.'
export const questionsSeen =
  'What a company asks and you answer is seen by all companies you asked, without its name.'
export const asksYou = (name: string) => `${apart(name)} asks`
export const youAsked = (name: string) => `You asked ${apart(name)}`
export const aCompany = 'A company'
export const noAnswer = 'No answer yet.'
export const yourAnswer = 'Your answer'
export const sendAnswer = 'Send the answer'
export const answerSent = 'The answer is sent'

// The request itself.
export const whatYouSent = 'What you asked for'
export const contact = 'Your contact'
export const contactText = (name: string, email: string, phone: string) =>
  phone ? `${apart(name)}, ${email}, ${phone}` : `${apart(name)}, ${email}. You gave no phone number.`

// Links, closing, deleting.
export const manage = 'Links and closing'
export const ownLink = 'Your own link'
export const ownLinkText =
  'Whoever has it can do everything here. Keep it for yourself, to open the request on another device.'
export const copyLink = 'Copy the link'
export const linkNotCopied = 'The link could not be copied. It stands below.'
export const newOwnLink = 'Make a new link'
export const newOwnQuestion = 'Make a new link?'
export const newOwnText = 'The link you have now stops working on every device but this one.'
export const newOwnMade = 'Your new link works. The old one is dead.'
export const familyLink = 'Link for your family'
export const familyText =
  'With it they see the request and the quotes. They see no phone number and change nothing.'
export const makeFamily = 'Make a family link'
export const familyOut = 'A family link is out. A new one ends it.'
export const copyFamily = 'Copy the family link'
export const endFamily = 'Take the family link back'
export const familyEnded = 'The family link no longer works'
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
