import type { Language } from '@tameer/contract'
import { mailWords } from '../../words/mail-words.ts'
import { writeLetter } from './letter.ts'

interface ResetCodeFacts {
  language: Language
  name: string
  code: string
  link: string
  minutes: number
}

/** The mail that carries a reset code. */
export function resetCodeMail({ language, name, code, link, minutes }: ResetCodeFacts) {
  const words = mailWords[language]
  return writeLetter({
    language,
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
