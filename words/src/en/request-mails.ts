// Mails about requests and quotes. No mail contains a key, a name or a number of another person.

import { apart } from '../apart.ts'
import { displayDate } from './amounts.ts'
import { siteName } from './language.ts'

export const confirmSubject = 'Please confirm your request for quotes'
export const confirmAsked = `You have written a request for quotes at ${siteName}. It is not sent yet: companies see it once you confirm it here:`
export const confirmAndSend = 'Confirm and send'
export const confirmLife = (hours: number) =>
  `You have ${hours} hours for this; then the request is deleted. Keep this mail: later its link opens your request on any device. Who has the link can act for you, so give it to nobody else.`
export const notYou = 'If you did not write a request, you need not do anything.'

/** Names a request for its company; `place` is a city. */
export const invitedSubject = (place: string) => `A request for a quote from ${place}`
export const invited = (service: string, place: string) =>
  `A family asks your company for a quote: ${service} in ${place}.`

const many = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`)

export const companyQuestions = (count: number) =>
  `${many(count, 'A question', 'questions')} about your quote ${count === 1 ? 'waits' : 'wait'} for your answer.`
export const familyAnswers = (count: number) =>
  `The family has answered ${many(count, 'a question', 'questions')}. All companies that were asked see the answer.`
export const quoteChosen = (hasNumber: boolean) =>
  `Good news: the family has chosen your quote. ${hasNumber ? 'Its phone number is' : 'It can show you its phone number'} on the page of the request.`
export const notChosen = 'The family has chosen another quote. Thank you for yours.'
/** For a company that sent no quote. */
export const otherChosen = 'The family has chosen another company.'
export const closed = 'The family has closed the request without choosing a quote.'
export const companyNewsSubject = 'News about a request for a quote'
export const chosenSubject = 'Your quote was chosen'
export const seeRequest = 'Open the request'

export const quotes = (count: number) =>
  `${many(count, 'A quote', 'quotes')} for your request ${count === 1 ? 'has' : 'have'} come.`
export const questions = (count: number) =>
  `${many(count, 'A question', 'questions')} about your request ${count === 1 ? 'waits' : 'wait'} for your answer.`
export const answers = (count: number) =>
  count === 1
    ? 'A company has answered your question.'
    : `Companies have answered ${count} of your questions.`
/** Parts of one line about a request and about a quote. */
export const estimateOf = (amount: string) => `estimate ${amount}`
export const openUntil = (isoDate: string) => `open until ${displayDate(isoDate)}`
export const quoteOf = (company: string, amount: string) => `${apart(company)}: ${amount}`
export const aCompany = 'A company'

export const quotesSubject = 'A quote for your request'
export const newsSubject = 'News about your request for quotes'
export const openYours = 'Open your request'
export const openWhere =
  'This link works on the device that you sent the request from. On another device, use the link in our first mail.'

export const suggestedSubject = 'Other companies you can ask for a quote'
export const noAnswerYet = (place: string) =>
  `No company has answered your request for quotes in ${place} yet. We are sorry about that.`
export const suggested = (companies: readonly string[]) => {
  if (companies.length === 0) {
    return 'Other companies do such work there too. Their names are on the page of your request.'
  }
  return companies.length === 1
    ? `This company does such work there too: ${companies[0]}.`
    : `These companies do such work there too: ${companies.join(', ')}.`
}
export const youDecide =
  'They know nothing of your request. You decide which of them are asked, on the page of your request.'

export const reminderCompanySubject = 'A request for a quote still waits for you'
export const reminderCompany = (days: number) =>
  `A family asked your company for a quote ${days} days ago, and nobody has looked at it yet. If it is not for you, please decline it: then the family can ask another company.`
export const reminderFamilySubject = 'You have quotes that you have not read'
export const reminderFamily = (days: number) =>
  `Quotes for your request came ${days} days ago or earlier, and you have not looked at them yet.`
export const stopReminders = 'To get no more reminders, open this link and press the button:'
export const stop = 'No more reminders'
