import type { Language } from '@tameer/contract'
import { mailWords } from '../../words/mail-words.ts'
import { writeLetter } from './letter.ts'

interface ChangeFacts {
  language: Language
  name: string
  link: string
  hours: number
  /** The desk asks for a company that told it that it lost its mailbox. */
  askedBy: 'owner' | 'desk'
}

/** Asks at the new address if the person who gave it reads its mailbox. */
export function newAddressMail({ language, name, link, hours, askedBy }: ChangeFacts) {
  const words = mailWords[language]
  return writeLetter({
    language,
    subject: words.newAddressSubject,
    name,
    parts: [
      askedBy === 'desk' ? words.newAddressByDesk : words.newAddressAsked,
      { label: words.confirmEmail, link },
      words.newAddressLife(hours),
    ],
  })
}

interface ChangedFacts {
  language: Language
  name: string
  newEmail: string
  /** Time of the change, ms. */
  at: number
  /** Address of the operator, if there is one. */
  helpEmail: string | null
  /** The link that undoes it, and for how many days it works. */
  undo: { link: string; days: number } | undefined
}

/** Tells the old address that it is another one now. */
export function addressChangedMail({ language, name, newEmail, at, helpEmail, undo }: ChangedFacts) {
  const words = mailWords[language]
  const help = helpEmail === null ? [] : [words.ifNotYouWrite(helpEmail)]
  return writeLetter({
    language,
    subject: words.addressChangedSubject,
    name,
    parts: [
      words.addressChangedAt(newEmail, at),
      ...(undo ? [words.undoWithin(undo.days), { label: words.undoChange, link: undo.link }] : []),
      ...help,
    ],
  })
}
