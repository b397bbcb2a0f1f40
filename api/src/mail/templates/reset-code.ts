import * as words from '@tameer/words/en/mails'
import { writeLetter } from './letter.ts'

interface ResetCodeFacts {
  name: string
  code: string
  link: string
  minutes: number
}

/** The mail that carries a reset code. */
export function resetCodeMail({ name, code, link, minutes }: ResetCodeFacts) {
  return writeLetter({
    subject: words.resetSubject,
    name,
    parts: [
      words.resetAsked,
      { label: words.resetCode, code },
      { label: words.chooseNewPassword, link },
      words.resetCodeLife(minutes),
    ],
  })
}
