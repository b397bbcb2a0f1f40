import type { Language } from '@tameer/contract'
import { catalogueWords, requestWords } from '../../words/mail-words.ts'
import { type LetterPart, writeLetter } from './letter.ts'
import { stopPart } from './stop-part.ts'

type Words = (typeof requestWords)[Language]

/** Events of a request in their order, each as often as it happened. */
export type RequestNews = readonly (
  | 'invited'
  | 'question'
  | 'answer'
  | 'quote'
  | 'chosen'
  | 'not-chosen'
  | 'closed'
)[]

interface CompanyNewsFacts {
  language: Language
  name: string
  news: RequestNews
  /** True when the company has sent a quote. */
  quoted: boolean
  /** True when the family shows the company its number. */
  hasNumber: boolean
  /** The service of the request. */
  service: string
  city: string
  /** As `nameUr` of a city. */
  cityUr?: string
  /** The request in one line. */
  house: string
  link: string
}

/** Tells a company the news of a request it is invited to; undefined when there is nothing to tell. */
export function companyNewsMail({
  language,
  name,
  news,
  quoted,
  hasNumber,
  service,
  house,
  link,
  ...place
}: CompanyNewsFacts) {
  const words = requestWords[language]
  const { nameOf } = catalogueWords[language]
  const city = nameOf({ name: place.city, nameUr: place.cityUr })
  const count = counter(news)
  const parts = [
    ...(count('invited') ? [words.invited(nameOf({ name: service }), city)] : []),
    ...(count('question') ? [words.companyQuestions(count('question'))] : []),
    ...(count('answer') ? [words.familyAnswers(count('answer'))] : []),
    ...(count('chosen') ? [words.quoteChosen(hasNumber)] : []),
    ...(count('not-chosen') ? [quoted ? words.notChosen : words.otherChosen] : []),
    ...(count('closed') ? [words.closed] : []),
  ]
  if (parts.length === 0) return undefined
  const subject = count('chosen')
    ? words.chosenSubject
    : count('invited')
      ? words.invitedSubject(city)
      : words.companyNewsSubject
  return writeLetter({ language, subject, name, parts: [...parts, house, { label: words.seeRequest, link }] })
}

interface HomeownerNewsFacts {
  language: Language
  name: string
  news: RequestNews
  /** The quotes that were not read yet, one a line. */
  quotes: readonly string[]
  /** The request in one line. */
  house: string
  link: string
}

/** Tells a homeowner the news of a request; undefined when there is nothing to tell, or all of it was read meanwhile. */
export function homeownerNewsMail({ language, name, news, quotes, house, link }: HomeownerNewsFacts) {
  const words = requestWords[language]
  const count = counter(news)
  const parts = [
    ...(quotes.length > 0 ? [words.quotes(quotes.length), ...quotes] : []),
    ...(count('question') ? [words.questions(count('question'))] : []),
    ...(count('answer') ? [words.answers(count('answer'))] : []),
  ]
  if (parts.length === 0) return undefined
  const subject = quotes.length > 0 ? words.quotesSubject : words.newsSubject
  return writeLetter({ language, subject, name, parts: [...parts, house, ...openYours(words, link)] })
}

function openYours(words: Words, link: string): LetterPart[] {
  return [{ label: words.openYours, link }, words.openWhere]
}

function counter(news: RequestNews) {
  return (event: RequestNews[number]) => news.filter((one) => one === event).length
}

interface ReminderFacts {
  language: Language
  name: string
  days: number
  /** The request in one line. */
  house: string
  link: string
  /** Link that ends the reminders to this mailbox. */
  stopLink: string
}

/** Reminds a company of an invitation that it has not looked at. */
export function companyReminderMail({ language, name, days, house, link, stopLink }: ReminderFacts) {
  const words = requestWords[language]
  return writeLetter({
    language,
    subject: words.reminderCompanySubject,
    name,
    parts: [
      words.reminderCompany(days),
      house,
      { label: words.seeRequest, link },
      ...stopPart(language, stopLink),
    ],
  })
}

/** Reminds a homeowner of quotes that were not read. */
export function homeownerReminderMail({ language, name, days, house, link, stopLink }: ReminderFacts) {
  const words = requestWords[language]
  return writeLetter({
    language,
    subject: words.reminderFamilySubject,
    name,
    parts: [words.reminderFamily(days), house, ...openYours(words, link), ...stopPart(language, stopLink)],
  })
}
