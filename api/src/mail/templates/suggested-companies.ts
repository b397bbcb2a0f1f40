import type { Language } from '@tameer/contract'
import { catalogueWords, requestWords } from '../../words/mail-words.ts'
import { isMailable, writeLetter } from './letter.ts'
import { stopPart } from './stop-part.ts'

interface SuggestionFacts {
  language: Language
  /** Name of the homeowner. */
  name: string
  /** City of the request. */
  city: string
  /** As `nameUr` of a city. */
  cityUr?: string
  /** Names of the suggested companies. */
  companies: readonly string[]
  link: string
  /** Link that ends the reminders to this mailbox. */
  stopLink: string
}

/**
 * Suggests further companies to a homeowner whose request has no answer. A name that may not stand in a mail is left out:
 * the page of the request has them all.
 */
export function suggestedCompaniesMail(facts: SuggestionFacts) {
  const { language, name, city, cityUr, companies, link, stopLink } = facts
  const words = requestWords[language]
  const { nameOf } = catalogueWords[language]
  return writeLetter({
    language,
    name,
    subject: words.suggestedSubject,
    parts: [
      words.noAnswerYet(nameOf({ name: city, nameUr: cityUr })),
      words.suggested(companies.filter(isMailable)),
      words.youDecide,
      ...[{ label: words.openYours, link }, words.openWhere],
      ...stopPart(language, stopLink),
    ],
  })
}
