import type { Language, RestrictionMeasure, RestrictionReason } from '@tameer/contract'
import { reasonWords, restrictionWords } from '../../words/mail-words.ts'
import { type LetterPart, writeLetter } from './letter.ts'

interface RestrictedFacts {
  language: Language
  /** Name of the company. */
  name: string
  /** Title of the project that is hidden; without one, it is the company. */
  title?: string | undefined
  measure: RestrictionMeasure
  reason: RestrictionReason
  /** Words of the desk; '' when there is only the reason. */
  words: string
  /** Link for the answer; null: the owner answers by replying. */
  answerTo: string | null
}

/** Tells an owner what the desk hides from visitors, why, and how to answer. */
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
  /** Title of the project that is shown again; without one, it is the company. */
  title?: string | undefined
  /** True when visitors do not see it yet because its mailbox is not confirmed. */
  unconfirmed: boolean
  link: string
}

/** Tells an owner that the desk no longer hides it from visitors. */
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
