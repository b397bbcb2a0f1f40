// One request as an invited company sees it.

import { completeHouse } from './request-brief.ts'

export { tryAgain, whatsapp } from './actions.ts'
export { displayAmount, displayDate, displayRupees, groupDigits } from './amounts.ts'
export { aFamily, stateNames } from './quote-requests.ts'
export { nameOf, plotUnits, services, sqFeet, titleIn } from './request-brief.ts'

export const allRequests = 'Quote requests'
export const loading = 'Loading the request…'
export const loadingFailed = (problem: string) => `The request could not be loaded: ${problem}`
export const gone = 'There is no such request, or it is not for you any more.'
/** Stage of building, by the calculator's values. */
export const works = { Complete: completeHouse, 'Grey Structure': 'Grey structure' }
/** `10 Marla` */
export const plotOf = (size: string, unit: string) => `${size} ${unit}`
export const openUntil = (day: string) => `open until ${day}`
export const openHouse = 'Open the house'
export const askQuestion = 'Ask a question'
export const state = 'State'
export const phone = 'Phone'
export const phoneLead = 'The family shares its number with you.'
export const phoneSince = (day: string) => `The family has shared its number with you since ${day}.`
export const call = (number: string) => `Call ${number}`
export const noPhone = 'The family has not shared its number with you. It can do so when it likes your quote.'
// Wishes of the family, folded with a summary.
export const request = 'What the family wants'
export const estimateInShort = (amount: string, lines: number) =>
  lines === 1 ? `Estimate ${amount}, 1 line` : `Estimate ${amount}, ${lines} lines`
export const pictureCount = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)
export const pictures = 'Pictures'
export const pictureName = (place: number) => `Picture ${place} of the request`
export const ended = {
  chosen: 'The family chose your quote. Congratulations!',
  'not-chosen': 'The family chose another company, or closed the request.',
  declined: 'You declined this request.',
  withdrawn: 'You took your quote back. You cannot quote here again.',
  expired: 'This request has ended without a choice.',
}
export const declinedOn = (day: string) => `You declined this request on ${day}.`
export const requestOver = 'This request has ended. It takes no quotes any more.'

export const questions = 'Questions'
export const answeredCount = (count: number) => `${count} answered.`
export const openCount = (count: number) => `${count} not answered yet.`
export const familyAsks = 'The family asks you something.'
export const askInShort = 'Ask: all invited companies see it without your name.'
export const questionsLead =
  'The family answers here. Your question and its answer are seen by all companies it asked, without your name.'
export const noQuestions = 'No question yet.'
export const asked = {
  mine: 'You asked',
  other: 'A company asked',
  family: 'The family asks you',
}
export const answer = 'Answer'
export const notAnswered = 'Not answered yet'
export const askLabel = 'Your question'
export const askHint = 'At most 500 letters. Please name nobody: all companies asked can read it.'
export const ask = 'Ask the family'
export const askedToast = 'Your question is sent'
export const answerLabel = 'Your answer'
export const sendAnswer = 'Answer'
export const answeredToast = 'Your answer is sent'
export const noMoreQuestions = 'You have asked 10 questions, which is the most.'

export const yourQuotes = 'Your quotes'
export const revision = (number: number) => `Quote ${number}`
export const newest = 'counts now'
export const sentAndValid = (sent: string, valid: string) => `Sent on ${sent}, valid until ${valid}`
export const better = 'Send a better quote'
export const answerPart = 'Your answer to the request'
export const answerRequest = 'Your quote'
export const oneNumber = 'One number and a word on tax are enough. Open more only if you want.'
export const twoNumbers = 'Two numbers and a word on tax are enough. Open more only if you want.'
export const feeLead = 'Your fee and what it is for. Open more only if you want.'
export const betterLead = 'It starts from your last quote. What you sent before stays as it is.'
export const sentToast = 'Your quote is sent'

export const decline = 'Decline'
export const declineTitle = 'Decline this request?'
export const declineText =
  'The family sees the reason and can ask another company. You cannot quote here afterwards.'
export const declineReason = 'Reason'
export const declineWord = 'A word to the family'
export const declineWordHint = 'If you like, at most 500 letters'
export const declining = 'Declining…'
export const declinedToast = 'You declined the request'
export const chooseReason = 'Please choose a reason'
export const withdraw = 'Take the quote back'
export const withdrawTitle = 'Take your quote back?'
export const withdrawText = 'The family can no longer choose it, and you cannot quote here again.'
export const withdrawing = 'Taking it back…'
export const withdrawnToast = 'Your quote is taken back'
export const goBack = 'Go back'
