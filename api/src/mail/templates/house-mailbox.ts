import type { Language } from '@tameer/contract'
import { houseWords } from '../../words/mail-words.ts'
import { type LetterPart, writeLetter } from './letter.ts'

interface Facts {
  language: Language
  /** Address of the house, without a key. */
  link: string
}

/** The mail with the code that confirms a family's mailbox. */
export function houseCodeMail({ code, ...facts }: Facts & { code: string }) {
  return write(facts, (words) => words.code(code))
}

/** The mail with a link that opens a house whose keys were lost: `link` holds a token. */
export function wayBackMail(facts: Facts) {
  return write(facts, (words) => words.wayBack)
}

/** Tells a mailbox that it was replaced, and until which day (an ISO date) it keeps its way back. */
export function mailboxChangedMail({ day, ...facts }: Facts & { day: string }) {
  return write(facts, (words) => words.mailboxChanged(day))
}

function write({ language, link }: Facts, say: (words: (typeof houseWords)[Language]) => string) {
  const words = houseWords[language]
  const parts: LetterPart[] = [say(words), { label: words.openHouse, link }]
  return writeLetter({ language, subject: words.newsSubject, name: '', parts })
}
