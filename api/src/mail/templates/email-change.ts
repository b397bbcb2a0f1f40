import * as words from '@tameer/words/en/mails'
import { writeLetter } from './letter.ts'

interface ChangeFacts {
  name: string
  link: string
  hours: number
}

/** Asks at the present address whether it was its owner who wants another one. */
export function changeAskedMail({ name, newEmail, link, hours }: ChangeFacts & { newEmail: string }) {
  return writeLetter({
    subject: words.changeAskedSubject,
    name,
    parts: [words.changeAsked(newEmail), { label: words.agreeOrStop, link }, words.changeAskedLife(hours)],
  })
}

/** Asks at the new address whether its mailbox is read by whoever typed it. */
export function newAddressMail({ name, link, hours }: ChangeFacts) {
  return writeLetter({
    subject: words.newAddressSubject,
    name,
    parts: [words.newAddressAsked, { label: words.confirmEmail, link }, words.newAddressLife(hours)],
  })
}

interface ChangedFacts {
  name: string
  newEmail: string
  /** When, ms. */
  at: number
  /** Where the operator is written to, if anywhere. */
  helpEmail: string | null
}

/** The last mail to the old address: it is another one now. */
export function addressChangedMail({ name, newEmail, at, helpEmail }: ChangedFacts) {
  const help = helpEmail === null ? [] : [words.ifNotYouWrite(helpEmail)]
  return writeLetter({
    subject: words.addressChangedSubject,
    name,
    parts: [words.addressChangedAt(newEmail, at), ...help],
  })
}
