import type { Language } from '@tameer/contract'
import { mailWords } from '../../words/mail-words.ts'
import { writeLetter } from './letter.ts'

interface ConfirmEmailFacts {
  language: Language
  name: string
  link: string
  days: number
}

/** Asks the person who signed up to prove that the mailbox is theirs. */
export function confirmEmailMail({ language, name, link, days }: ConfirmEmailFacts) {
  const words = mailWords[language]
  return writeLetter({
    language,
    subject: words.confirmSubject,
    name,
    parts: [words.confirmAsked, { label: words.confirmEmail, link }, words.confirmLife(days)],
  })
}
