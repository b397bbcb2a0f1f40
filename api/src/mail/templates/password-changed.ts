import * as words from '@tameer/words/en/mails'
import { writeLetter } from './letter.ts'

interface PasswordChangedFacts {
  name: string
  /** When, ms. */
  at: number
  /** Where a person asks for a new password. */
  link: string
}

/** Tells the owner that the password is another one now. */
export function passwordChangedMail({ name, at, link }: PasswordChangedFacts) {
  return writeLetter({
    subject: words.changedSubject,
    name,
    parts: [words.passwordChangedAt(at), words.ifItWasNotYou, { label: words.chooseNewPassword, link }],
  })
}
