import { writeLetter } from './letter.ts'

interface PasswordChangedFacts {
  name: string
  /** When, ms. */
  at: number
  /** Where a person asks for a new password. */
  link: string
}

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Karachi',
})

/** Tells the owner that the password is another one now. */
export function passwordChangedMail({ name, at, link }: PasswordChangedFacts) {
  return writeLetter({
    subject: 'Your Tameer password was changed',
    name,
    parts: [
      `The password of your company's account at Tameer was changed on ${time.format(at)}, Pakistan time. Other devices were signed out.`,
      'If this was you, all is well. If it was not, choose a new password at once:',
      { label: 'Choose a new password', link },
    ],
  })
}
