import * as words from '@tameer/words/en/mails'
import { writeLetter } from './letter.ts'

interface ConfirmEmailFacts {
  name: string
  link: string
  days: number
}

/** Asks the person who signed up to show that the mailbox is theirs. */
export function confirmEmailMail({ name, link, days }: ConfirmEmailFacts) {
  return writeLetter({
    subject: words.confirmSubject,
    name,
    parts: [words.confirmAsked, { label: words.confirmEmail, link }, words.confirmLife(days)],
  })
}
