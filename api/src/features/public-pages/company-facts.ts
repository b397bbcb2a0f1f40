import { officeLine, shownRates, type TeamSize } from '@tameer/contract'
import type { ProfileRecord } from '../../db/queries/companies/company-facts.ts'
import { presentRates } from '../../http/presenters/company-presenter.ts'
import type { PageWords } from '../../words/page-words.ts'

/**
 * Facts that a company states about itself, and its office address, as rows. Unknown facts are empty. `today` is the
 * day in Pakistan.
 */
export function ownFacts(
  { company, facts, office, mailboxConfirmed }: ProfileRecord,
  { catalogue, facts: words, pages, rates: rateWords }: PageWords,
  today: string,
): [name: string, text: string][] {
  const { founded, people, minimumProjectPkr } = facts
  const rates = shownRates(presentRates(company.rates), today)
  return [
    [words.email, mailboxConfirmed ? words.mailboxConfirmed : ''],
    [words.founded, founded === null ? '' : String(founded)],
    [words.people, people === null ? '' : words.teamSizes[people]],
    [words.takesWorkIn, catalogue.namesOf(facts.cities)],
    [words.minimumProject, minimumProjectPkr === null ? '' : words.fromRupees(minimumProjectPkr)],
    [rateWords.kinds.complete, rateWords.ownRate(rates.completePkr, rates.completeGivenOn)],
    [rateWords.kinds.grey, rateWords.ownRate(rates.greyPkr, rates.greyGivenOn)],
    [words.languages, facts.languages.map((code) => words.languageNames[code]).join(pages.comma)],
    [words.workingHours, facts.workingHours],
    [
      words.office,
      officeLine(
        company.contact.officeAddress,
        office ? [catalogue.nameOf(office), office.name] : [],
        pages.comma,
      ),
    ],
  ]
}

/** Range of people of each team size. */
const bands: Record<TeamSize, { minValue: number; maxValue?: number }> = {
  '1-4': { minValue: 1, maxValue: 4 },
  '5-19': { minValue: 5, maxValue: 19 },
  '20-99': { minValue: 20, maxValue: 99 },
  '100+': { minValue: 100 },
}

/**
 * The same facts as structured data. Hours and the smallest project are left out: the vocabulary's properties for them
 * need other data than the company's text.
 */
export function ownData(
  { company, facts, office }: ProfileRecord,
  { kinds }: PageWords['rates'],
  today: string,
) {
  const rates = shownRates(presentRates(company.rates), today)
  const offers = [
    ...offerOf(kinds.complete, rates.completePkr, rates.completeGivenOn),
    ...offerOf(kinds.grey, rates.greyPkr, rates.greyGivenOn),
  ]
  const { officeAddress } = company.contact
  return {
    ...(facts.about && { description: facts.about }),
    ...(facts.founded !== null && { foundingDate: String(facts.founded) }),
    ...(facts.people && {
      numberOfEmployees: { '@type': 'QuantitativeValue', ...bands[facts.people] },
    }),
    ...(facts.languages.length > 0 && { knowsLanguage: facts.languages }),
    ...((officeAddress || office) && {
      address: {
        '@type': 'PostalAddress',
        ...(officeAddress && { streetAddress: officeAddress }),
        ...(office && { addressLocality: office.name }),
        addressCountry: 'PK',
      },
    }),
    ...(offers.length > 0 && { makesOffer: offers }),
  }
}

/** A rate as an offer: a least price for a square foot, which is `FTK` in UN/CEFACT Recommendation 20. */
function offerOf(name: string, pkr: number | null, givenOn: string | null) {
  if (pkr === null || givenOn === null) return []
  const price = { minPrice: pkr, priceCurrency: 'PKR', unitCode: 'FTK', validFrom: givenOn }
  return [
    {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
      priceSpecification: { '@type': 'UnitPriceSpecification', ...price },
    },
  ]
}
