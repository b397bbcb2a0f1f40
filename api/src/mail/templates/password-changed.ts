import type { Language } from '@tameer/contract'
import { mailWords } from '../../words/mail-words.ts'
import { writeLetter } from './letter.ts'

interface PasswordChangedFacts {
  language: Language
  name: string
  /** Time of the change, ms. */
  at: number
  /** Link to the screen on which a person asks for a new password. */
  link: string
}

/** Tells the owner that the password was changed. */
export function passwordChangedMail({ language, name, at, link }: PasswordChangedFacts) {
  const words = mailWords[language]
  return writeLetter({
    language,
    subject: words.changedSubject,
    name,
    parts: [words.passwordChangedAt(at), words.ifItWasNotYou, { label: words.chooseNewPassword, link }],
  })
}
