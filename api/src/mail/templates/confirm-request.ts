import type { Language } from '@tameer/contract'
import { requestWords } from '../../words/mail-words.ts'
import { writeLetter } from './letter.ts'

interface ConfirmRequestFacts {
  language: Language
  name: string
  /** Contains the key of the request, so it must not appear in a subject. */
  link: string
  hours: number
}

/** Asks the homeowner to confirm a request, which sends it to its companies. */
export function confirmRequestMail({ language, name, link, hours }: ConfirmRequestFacts) {
  const words = requestWords[language]
  return writeLetter({
    language,
    subject: words.confirmSubject,
    name,
    parts: [
      words.confirmAsked,
      { label: words.confirmAndSend, link },
      words.confirmLife(hours),
      words.notYou,
    ],
  })
}
