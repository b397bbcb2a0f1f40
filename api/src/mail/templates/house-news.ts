import type { Language } from '@tameer/contract'
import { houseWords } from '../../words/mail-words.ts'
import { isMailable, type LetterPart, writeLetter } from './letter.ts'
import { stopPart } from './stop-part.ts'

type Words = (typeof houseWords)[Language]

/** An event of a house, with what is said of it. `stage` is a listed one or own words; a day is an ISO date. */
export type HouseNews =
  | { event: 'begun' | 'change-agreed' | 'change-declined' | 'closed' }
  | { event: 'claim' | 'agreed' | 'questioned'; stage: string }
  | { event: 'change-proposed' | 'closed-soon' | 'erased-soon'; day: string }
  | { event: 'payment-noted' | 'payment-confirmed' | 'payment-denied'; pkr: number }

interface HouseFacts {
  language: Language
  /** The company's name; '' for a family. */
  name: string
  /** The house in one line. */
  house: string
  link: string
}

/** Events that wait for an answer of the recipient. */
const waiting: readonly HouseNews['event'][] = ['claim', 'questioned', 'change-proposed', 'payment-noted']

/** Tells one side of a house its news; undefined when there is nothing to tell. */
export function houseNewsMail({ language, news, ...facts }: HouseFacts & { news: readonly HouseNews[] }) {
  const words = houseWords[language]
  const sentences = [...new Set(news.map((one) => say(words, one)))]
  if (sentences.length === 0) return undefined
  const waits = news.some(({ event }) => waiting.includes(event))
  const subject = waits ? words.waitsSubject : words.newsSubject
  return writeLetter({ language, subject, name: facts.name, parts: [...sentences, ...ending(words, facts)] })
}

function say(words: Words, news: HouseNews): string {
  switch (news.event) {
    case 'begun':
      return words.begun
    case 'claim':
      return words.claim(stageIn(words, news.stage))
    case 'agreed':
      return words.agreed(stageIn(words, news.stage))
    case 'questioned':
      return words.questioned(stageIn(words, news.stage))
    case 'change-proposed':
      return words.changeProposed(news.day)
    case 'change-agreed':
      return words.changeAgreed
    case 'change-declined':
      return words.changeDeclined
    case 'payment-noted':
      return words.paymentNoted(news.pkr)
    case 'payment-confirmed':
      return words.paymentConfirmed(news.pkr)
    case 'payment-denied':
      return words.paymentDenied(news.pkr)
    case 'closed':
      return words.closed
    case 'closed-soon':
      return words.closedSoon(news.day)
    case 'erased-soon':
      return words.erasedSoon(news.day)
  }
}

/** Own words of a stage that could be an address, a number to call or a message are left out. */
function stageIn(words: Words, stage: string): string {
  return words.stageNamed(stage, isMailable(stage))
}

function ending(words: Words, { house, link }: Pick<HouseFacts, 'house' | 'link'>): LetterPart[] {
  return [house, { label: words.openHouse, link }]
}

/** News that wait for an answer, and for how many days. */
export interface Waiting {
  news: HouseNews
  days: number
}

/** Reminds one side of a house of what waits for its answer. */
export function houseReminderMail({
  language,
  waiting,
  stopLink,
  ...facts
}: HouseFacts & { waiting: readonly Waiting[]; stopLink: string }) {
  const words = houseWords[language]
  const sentences = waiting.flatMap(({ news, days }) => [say(words, news), words.claimWaits(days)])
  const parts = [...sentences, ...ending(words, facts), ...stopPart(language, stopLink)]
  return writeLetter({ language, subject: words.waitsSubject, name: facts.name, parts })
}

/** Tells a company that the family has deleted the house: without its address, which leads nowhere. */
export function houseDeletedMail({ language, name, house }: Pick<HouseFacts, 'language' | 'name' | 'house'>) {
  const words = houseWords[language]
  return writeLetter({ language, subject: words.newsSubject, name, parts: [words.deleted, house] })
}
