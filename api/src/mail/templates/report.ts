import type { Language, ReportKind, ReportOutcome } from '@tameer/contract'
import { writeLetter } from './letter.ts'
import { reasonWords, reportWords } from './words.ts'

interface ClosedFacts {
  /** That the report was written in. */
  language: Language
  kind: ReportKind
  outcome: ReportOutcome
}

/** Tells a reporter what came of a report. Names nobody: whoever gave the address may not be its reader. */
export function reportClosedMail({ language, kind, outcome }: ClosedFacts) {
  const words = reportWords[language]
  const parts = [words.reported[kind], words.cameOfIt(kind, outcome), words.addressDeleted]
  return writeLetter({ language, subject: words.closedSubject, name: '', parts })
}

interface AskedFacts {
  /** Of the owner's letters. */
  language: Language
  kind: ReportKind
  /** Of the owner. */
  name: string
  /** Of the project. */
  title: string
  /** What the desk asks. */
  words: string
  /** Where to answer; null: by replying. */
  answerTo: string | null
}

/** Asks the owner of what was reported. */
export function reportAskedMail({ language, kind, name, title, words: own, answerTo }: AskedFacts) {
  const [words, { answerByMail, answerTo: answerToAddress }] = [reportWords[language], reasonWords[language]]
  const answer = answerTo === null ? answerByMail : answerToAddress(answerTo)
  const what = kind === 'project' ? words.aboutProject(title) : words.about[kind]
  const parts = [what, words.weAsk(own), answer]
  return writeLetter({ language, subject: words.askedSubject[kind], name, parts })
}
