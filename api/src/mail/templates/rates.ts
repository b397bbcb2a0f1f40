import { type Language, rateShownDays } from '@tameer/contract'
import { rateMailWords } from '../../words/mail-words.ts'
import { writeLetter } from './letter.ts'
import { stopPart } from './stop-part.ts'

interface RateFacts {
  /** Language of the company's letters. */
  language: Language
  /** Name of the company. */
  name: string
  rates: readonly { kind: 'complete' | 'grey'; pkr: number; givenOn: string }[]
  /** Link to the settings, where rates are saved. */
  link: string
  stopLink: string
}

/** Asks a company to renew rates that visitors no longer see. */
export function ratesEndedMail({ language, name, rates, link, stopLink }: RateFacts) {
  const words = rateMailWords[language]
  const parts = [
    rates.length > 1 ? words.endedBoth(rateShownDays) : words.ended(rateShownDays),
    ...rates.map(({ kind, pkr, givenOn }) => words.rate(kind, pkr, givenOn)),
    ...[words.saveAgain, { label: words.openSettings, link }],
    ...stopPart(language, stopLink),
  ]
  return writeLetter({ language, subject: words.endedSubject, name, parts })
}
