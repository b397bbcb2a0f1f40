import { dayInPakistan, type HomeownerRequest, type Language, requestServices } from '@tameer/contract'
import type { CityNames } from '../../db/queries/companies/catalogue.ts'
import type { QuoteRow, RequestRow } from '../../db/tables/request-schema.ts'
import { isMailable } from '../../mail/templates/letter.ts'
import { briefWords, requestWords } from '../../words/mail-words.ts'

type Brief = Pick<
  RequestRow,
  'service' | 'state' | 'city' | 'plot' | 'answers' | 'coveredAreaSft' | 'locality' | 'totalPkr' | 'endsAt'
>

/**
 * A request in one line of a mail: `Complete house · 10 Marla · Johar Town · Lahore · 3,375 sq ft · estimate 1.75 Crore ·
 * open until 13 January`, the last while it is open. Parts that it lacks are left out, and a place that could be an address or a number to call.
 */
export function requestInLine(row: Brief, cityNames: CityNames, language: Language): string {
  const words = briefWords[language]
  const { estimateOf, openUntil } = requestWords[language]
  const { city, cityUr } = cityNames(row.city)
  const plot = row.plot === null ? null : (JSON.parse(row.plot) as HomeownerRequest['plot'])
  const parts = [
    workOf(row, language),
    plot && words.plotOf(words.groupDigits(plot.plotSize), words.plotUnits[plot.plotUnit], undefined),
    isMailable(row.locality) && row.locality,
    words.nameOf({ name: city, nameUr: cityUr }),
    row.coveredAreaSft && words.sqFeet(words.groupDigits(row.coveredAreaSft)),
    row.totalPkr && estimateOf(words.displayAmount(row.totalPkr)),
    row.state === 'open' && openUntil(dayInPakistan(row.endsAt)),
  ]
  return parts.filter(Boolean).join(' · ')
}

function workOf({ service, answers }: Brief, language: Language): string {
  const { services, greyOnly, completeHouse } = briefWords[language]
  if (service !== requestServices.construction) return services[service] ?? ''
  const { constructionType } = JSON.parse(answers ?? '{}') as { constructionType?: string }
  return constructionType === 'Grey Structure' ? greyOnly : completeHouse
}

/** A quote in one line of a mail: `Canal Bank Builders: 1.73 Crore`. A name that could be more than a name is left out. */
export function quoteInLine(
  { headlinePkr }: Pick<QuoteRow, 'headlinePkr'>,
  company: string | undefined,
  language: Language,
): string {
  const { quoteOf, aCompany } = requestWords[language]
  const name = company !== undefined && isMailable(company) ? company : aCompany
  return quoteOf(name, briefWords[language].displayAmount(headlinePkr))
}
