import type { Language, RestrictionMeasure, RestrictionReason } from '@tameer/contract'
import { type LetterPart, writeLetter } from './letter.ts'
import { reasonWords, restrictionWords } from './words.ts'

interface RestrictedFacts {
  language: Language
  /** Of the company. */
  name: string
  /** Of the project that is hidden; none: it is the company. */
  title?: string | undefined
  measure: RestrictionMeasure
  reason: RestrictionReason
  /** What the desk wrote; '' when there is only the reason. */
  words: string
  /** Where to answer; null: by replying. */
  answerTo: string | null
}

/** Tells an owner what the desk keeps from visitors, why, and how to answer. */
export function restrictedMail(facts: RestrictedFacts) {
  const { language, name, title, measure, reason, words: own, answerTo } = facts
  const [words, reasons] = [restrictionWords[language], reasonWords[language]]
  const [subject, what] =
    title !== undefined
      ? [words.projectHiddenSubject, words.projectHidden(title)]
      : measure === 'suspend'
        ? [words.suspendedSubject, words.suspended]
        : [words.hiddenSubject, words.hidden]
  const answer = answerTo === null ? reasons.answerByMail : reasons.answerTo(answerTo)
  const parts = [what, reasons.reason(reason), ...(own === '' ? [] : [reasons.fromTameer(own)]), answer]
  return writeLetter({ language, subject, name, parts })
}

interface RestoredFacts {
  language: Language
  name: string
  /** Of the project that is shown again; none: it is the company. */
  title?: string | undefined
  /** Whether visitors still wait until its mailbox is confirmed. */
  unconfirmed: boolean
  link: string
}

/** Tells an owner that the desk keeps it from visitors no more. */
export function restoredMail({ language, name, title, unconfirmed, link }: RestoredFacts) {
  const words = restrictionWords[language]
  const parts: LetterPart[] = [
    title === undefined ? words.restored : words.projectRestored(title),
    ...(unconfirmed ? [words.restoredUnconfirmed] : []),
    { label: words.openAccount, link },
  ]
  const subject = title === undefined ? words.restoredSubject : words.projectRestoredSubject
  return writeLetter({ language, subject, name, parts })
}
