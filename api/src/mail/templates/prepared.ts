import type { Language } from '@tameer/contract'
import { preparedWords } from '../../words/mail-words.ts'
import { writeLetter } from './letter.ts'

interface Prepared {
  language: Language
  /** Name of the company. */
  name: string
  /** Origin of the details. */
  source: string
  link: string
  /** Days for which the link is valid. */
  days: number
}

/** Offers a company the profile that the desk prepared for it. */
export function preparedMail({ language, name, source, link, days }: Prepared) {
  const words = preparedWords[language]
  const parts = [
    ...[words.prepared, words.source(source), words.free, { label: words.open, link }],
    ...[words.validFor(days), words.notWanted],
  ]
  return writeLetter({ language, subject: words.subject, name, parts })
}
