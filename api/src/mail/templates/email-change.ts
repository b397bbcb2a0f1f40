import type { Language } from '@tameer/contract'
import { mailWords } from '../../words/mail-words.ts'
import { writeLetter } from './letter.ts'

interface ChangeFacts {
  language: Language
  name: string
  link: string
  hours: number
  /** For how many days the old mailbox may stop the change. */
  days: number
  /** The desk asks for a company that told it that it lost its mailbox. */
  askedBy: 'owner' | 'desk'
}

/** Asks at the present address if its owner wanted the change. */
export function changeAskedMail({
  language,
  name,
  newEmail,
  link,
  days,
  askedBy,
}: Omit<ChangeFacts, 'hours'> & { newEmail: string }) {
  const words = mailWords[language]
  const byDesk = askedBy === 'desk'
  return writeLetter({
    language,
    subject: byDesk ? words.changeByDeskSubject : words.changeAskedSubject,
    name,
    parts: [
      byDesk ? words.changeByDesk(newEmail, days) : words.changeAsked(newEmail),
      { label: words.agreeOrStop, link },
      byDesk ? words.changeByDeskLife : words.changeAskedLife(days),
    ],
  })
}

/** Asks at the new address if the person who gave it reads its mailbox. */
export function newAddressMail({ language, name, link, hours, days, askedBy }: ChangeFacts) {
  const words = mailWords[language]
  return writeLetter({
    language,
    subject: words.newAddressSubject,
    name,
    parts: [
      askedBy === 'desk' ? words.newAddressByDesk(days) : words.newAddressAsked,
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

/** The last mail to the old address: it is another one now. */
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
