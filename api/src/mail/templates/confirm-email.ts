import { writeLetter } from './letter.ts'

interface ConfirmEmailFacts {
  name: string
  link: string
  days: number
}

/** Asks the person who signed up to show that the mailbox is theirs. */
export function confirmEmailMail({ name, link, days }: ConfirmEmailFacts) {
  return writeLetter({
    subject: 'Please confirm your email address',
    name,
    parts: [
      'Your company has an account at Tameer now. Please confirm that this mailbox is yours:',
      { label: 'Confirm email address', link },
      `The link works for ${days} days. If you did not open an account, you need not do anything.`,
    ],
  })
}
