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
    subject: 'Your Tameer reset code',
    name,
    parts: [
      "Somebody asked for a new password for your company's account at Tameer.",
      { label: 'Your reset code', code },
      { label: 'Choose a new password', link },
      `The code works once, for ${minutes} minutes. If it was not you who asked, you need not do anything: your password stays as it is.`,
    ],
  })
}
