import type { Language, MarkKind, MarkRefusal } from '@tameer/contract'
import { markMailWords, markWords } from '../../words/mail-words.ts'
import { writeLetter } from './letter.ts'
import { stopPart } from './stop-part.ts'

interface MarkFacts {
  /** Language of the company's letters. */
  language: Language
  /** Name of the company. */
  name: string
  kind: MarkKind
  /** Link to the settings, where marks are entered. */
  link: string
}

/** Tells a company that one of its marks was checked and is shown; `lastDay` is null for one that does not expire. */
export function markCheckedMail({
  language,
  name,
  kind,
  lastDay,
  link,
}: MarkFacts & { lastDay: string | null }) {
  const words = markMailWords[language]
  const { day } = markWords[language]
  const until = lastDay === null ? [] : [words.shownUntil(day(lastDay))]
  const parts = [words.checked(kind), ...until, { label: words.openSettings, link }]
  return writeLetter({ language, subject: words.checkedSubject, name, parts })
}

/** Tells a company that one of its marks was not accepted, and why. */
export function markRefusedMail({
  language,
  name,
  kind,
  reason,
  words: own,
  link,
}: MarkFacts & { reason: MarkRefusal; words: string }) {
  const words = markMailWords[language]
  const parts = [
    words.refused(kind),
    words.reason(reason),
    ...(own === '' ? [] : [words.fromTameer(own)]),
    words.enterAgain,
    { label: words.openSettings, link },
  ]
  return writeLetter({ language, subject: words.refusedSubject, name, parts })
}

/** Reminds a company that a mark is about to expire; `checkDays` is how long a check usually takes, null if unknown. */
export function markEndsMail({
  language,
  name,
  kind,
  lastDay,
  link,
  checkDays,
  stopLink,
}: MarkFacts & { lastDay: string; checkDays: number | null; stopLink: string }) {
  const words = markMailWords[language]
  const { day } = markWords[language]
  const parts = [
    ...[words.ends(kind, day(lastDay)), words.enterRenewed],
    ...(checkDays === null ? [] : [words.checkTakes(checkDays)]),
    { label: words.openSettings, link },
    ...stopPart(language, stopLink),
  ]
  return writeLetter({ language, subject: words.endsSubject, name, parts })
}
