import type { Language, ReportKind, ReportOutcome } from '@tameer/contract'
import { houseWords, reasonWords, reportWords } from '../../words/mail-words.ts'
import { type LetterPart, writeLetter } from './letter.ts'

interface ClosedFacts {
  /** Language in which the report was written. */
  language: Language
  kind: ReportKind
  outcome: ReportOutcome
}

/** Tells a reporter the outcome of a report. Names nobody: the address may not belong to the person who gave it. */
export function reportClosedMail({ language, kind, outcome }: ClosedFacts) {
  const words = reportWords[language]
  const parts = [words.reported[kind], words.cameOfIt(kind, outcome), words.addressDeleted]
  return writeLetter({ language, subject: words.closedSubject, name: '', parts })
}

interface AskedFacts {
  /** Language of the owner's letters. */
  language: Language
  kind: ReportKind
  /** Name of the owner. */
  name: string
  /** Title of the project. */
  title: string
  /** Question of the desk. */
  words: string
  /** Link for the answer; null: the owner answers by replying. */
  answerTo: string | null
  /** Address of the house of an entry, without a key. */
  houseLink?: string | undefined
}

/** Asks the owner about the thing that was reported. */
export function reportAskedMail(facts: AskedFacts) {
  const { language, kind, name, title, words: own, answerTo, houseLink } = facts
  const [words, { answerByMail, answerTo: answerToAddress }] = [reportWords[language], reasonWords[language]]
  const answer = answerTo === null ? answerByMail : answerToAddress(answerTo)
  const what = kind === 'project' ? words.aboutProject(title) : words.about[kind]
  const parts: LetterPart[] = [what, words.weAsk(own), answer]
  if (houseLink) parts.push({ label: houseWords[language].openHouse, link: houseLink })
  return writeLetter({ language, subject: words.askedSubject[kind], name, parts })
}
