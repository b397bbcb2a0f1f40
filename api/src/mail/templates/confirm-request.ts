import * as words from '@tameer/words/en/request-mails'
import { writeLetter } from './letter.ts'

interface ConfirmRequestFacts {
  name: string
  /** Holds the key of the request: it stands in no subject. */
  link: string
  hours: number
}

/** Asks the homeowner to confirm a request, which sends it to its companies. */
export function confirmRequestMail({ name, link, hours }: ConfirmRequestFacts) {
  return writeLetter({
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
