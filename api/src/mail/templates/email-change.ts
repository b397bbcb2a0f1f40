import type { Language } from '@tameer/contract'
import { writeLetter } from './letter.ts'
import { mailWords } from './words.ts'

interface ChangeFacts {
  language: Language
  name: string
  link: string
  hours: number
}

/** Asks at the present address whether it was its owner who wants another one. */
export function changeAskedMail({
  language,
  name,
  newEmail,
  link,
  hours,
}: ChangeFacts & { newEmail: string }) {
  const words = mailWords[language]
  return writeLetter({
    language,
    subject: words.changeAskedSubject,
    name,
    parts: [words.changeAsked(newEmail), { label: words.agreeOrStop, link }, words.changeAskedLife(hours)],
  })
}

/** Asks at the new address whether its mailbox is read by whoever typed it. */
export function newAddressMail({ language, name, link, hours }: ChangeFacts) {
  const words = mailWords[language]
  return writeLetter({
    language,
    subject: words.newAddressSubject,
    name,
    parts: [words.newAddressAsked, { label: words.confirmEmail, link }, words.newAddressLife(hours)],
  })
}

interface ChangedFacts {
  language: Language
  name: string
  newEmail: string
  /** When, ms. */
  at: number
  /** Where the operator is written to, if anywhere. */
  helpEmail: string | null
}

/** The last mail to the old address: it is another one now. */
export function addressChangedMail({ language, name, newEmail, at, helpEmail }: ChangedFacts) {
  const words = mailWords[language]
  const help = helpEmail === null ? [] : [words.ifNotYouWrite(helpEmail)]
  return writeLetter({
    language,
    subject: words.addressChangedSubject,
    name,
    parts: [words.addressChangedAt(newEmail, at), ...help],
  })
}
