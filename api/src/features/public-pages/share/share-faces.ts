import { createHash } from 'node:crypto'
import { articlePricePkr, articlesOf, type City, cities, type DetailedEstimate } from '@tameer/calculator'
import {
  costPageAddress,
  priceSymbol,
  servicePageAddress,
  slugOf,
  webpName,
  widthsFor,
} from '@tameer/contract'
import { houseName, marlaInWords, stageOf } from '@tameer/words/house-in-words'
import type { CompanyRecord } from '../../../db/queries/companies/companies.ts'
import type { PortfolioRecord } from '../../../db/queries/portfolios/portfolios.ts'
import { type ShareFace, shareDesign } from '../../../images/drawn/share-face.ts'
import type { Prices } from '../../../prices/price-books.ts'
import { type CostSubject, costOf, usualBill } from '../costs/cost-sizes.ts'
import { queryOf } from '../costs/shared-estimate.ts'
import type { Site } from '../site.ts'

/** Content of a picture, and its address, which contains a hash of the content. */
export interface SharePicture<Face = ShareFace> {
  address: string
  face: Face
}

/** Picture for pages without a picture of their own. */
export function generalFace({ language, words: { pages } }: Site): ShareFace {
  return { language, above: pages.shareAbove, title: pages.shareTitle, below: pages.shareBelow }
}

export function generalAddress({ to }: Site): string {
  return to('/share/tameer.jpg')
}

function shared(path: string, given: Omit<ShareFace, 'language'>, site: Site): SharePicture {
  return addressed(path, { language: site.language, ...given }, site)
}

/** The picture with its address. */
export function addressed<Face>(
  path: string,
  face: Face,
  { to }: Pick<Site, 'to'>,
  ending = 'jpg',
): SharePicture<Face> {
  const hash = createHash('sha256')
    .update(JSON.stringify([shareDesign, face]))
    .digest('hex')
    .slice(0, 16)
  return { address: to(`/share/${path}-${hash}.${ending}`), face }
}

/** A project's picture: its own first photograph beside its title. `logo` names its company's stored logo. */
export function portfolioShare(
  { portfolio, logo }: { portfolio: PortfolioRecord; logo: string | undefined },
  site: Site,
): SharePicture {
  const { id, title, company, cities, price } = portfolio
  return shared(
    `p/${id}`,
    {
      above: [site.words.catalogue.namesOf(cities), priceSymbol(price)].filter(Boolean).join(' · '),
      title,
      below: company.name,
      ...picturesIn(portfolio, logo),
    },
    site,
  )
}

/** A company's picture: its first project's first photograph beside its name. `logo` names its stored logo. */
export function companyShare(
  { company, first, logo }: { company: CompanyRecord; first: PortfolioRecord; logo: string | undefined },
  site: Site,
): SharePicture {
  const { nameOf, namesOf } = site.words.catalogue
  return shared(
    `c/${company.id}`,
    {
      above: company.categories.map(nameOf).join(' · '),
      title: company.name,
      below: namesOf(first.cities),
      ...picturesIn(first, logo),
    },
    site,
  )
}

/** A project's first photograph, and a logo: absent ones are left out, so that they are not in the hash. */
function picturesIn(
  { images: [image] }: PortfolioRecord,
  logo: string | undefined,
): Pick<ShareFace, 'photo' | 'logo'> {
  const wide = image && widthsFor(image.width, 'photograph').find((width) => width >= 800)
  return {
    ...(image && { photo: webpName(image.file, wide ?? image.width) }),
    ...(logo !== undefined && { logo }),
  }
}

/** The picture of a service's companies; `heading` names the service and the city. */
export function serviceShare(
  service: string,
  heading: string,
  city: string | undefined,
  site: Site,
): SharePicture {
  const { catalogue, pages } = site.words
  return shared(
    servicePageAddress(service, city).slice(1),
    {
      above: catalogue.nameOf({ name: service }),
      title: heading,
      below: pages.shareServiceBelow,
    },
    site,
  )
}

/** The picture of the cost of the usual house. */
export function costShare(subject: CostSubject, prices: Prices, site: Site): SharePicture {
  const {
    amounts: { daysOfPrices, displayAmount },
    cost,
    house,
    pages,
    places,
    values,
  } = site.words
  const { city, size } = subject
  const bill = usualBill(subject, 'Standard', prices)
  const { complete, grey } = costOf(bill)
  return shared(
    costPageAddress(city, size.name).slice(1),
    {
      above: [pages.whatHouseCosts, ...marlaInWords(bill, house)].join(' · '),
      title: pages.inCity(cost.sizes[size.name], places.cities[city]),
      below: cost.shareBelow(values.grades.Standard, daysOfPrices(bill.priceBook)),
      figures: [
        { label: cost.completeHouse, amount: cost.inPkr(displayAmount(complete.costPkr)) },
        { label: cost.greyStructure, amount: cost.inPkr(displayAmount(grey.costPkr)) },
      ],
    },
    site,
  )
}

/** The picture of the rates: three of a city, or the bag of cement in each. */
export function ratesShare(city: City | undefined, { books: { newest } }: Prices, site: Site): SharePicture {
  const { amounts, places, ratesPage: words } = site.words
  const figure = (id: keyof typeof words.articles, place: City) => {
    const article = articlesOf(newest).find((one) => one.id === id)
    const pkr = article && articlePricePkr(article, place, newest)
    const label = city ? `${words.articles[id]} · ${words.articleUnits[id]}` : places.cities[place]
    return pkr === undefined ? [] : [{ label, amount: words.inPkr(amounts.groupDigits(pkr)) }]
  }
  const walls = city === 'Karachi' ? 'blocks' : 'bricks'
  const figures = city
    ? (['cement', 'steel', walls] as const).flatMap((id) => figure(id, city))
    : cities.flatMap((place) => figure('cement', place))
  return shared(
    `rates/${city ? slugOf(city) : 'pakistan'}`,
    {
      above: city ? words.rates : `${words.articles.cement} · ${words.articleUnits.cement}`,
      title: city ? words.cityTitle(places.cities[city]) : words.everywhereTitle,
      below: amounts.displayMonth(newest.pricesAsOf.slice(0, 7)),
      figures,
    },
    site,
  )
}

/** The picture of a shared estimate. The answers in its address are enough to draw it again. */
export function estimateShare(estimate: DetailedEstimate, site: Site): SharePicture {
  const { amounts, cost, estimate: estimateWords, values } = site.words
  const { daysOfPrices, displayAmount, groupDigits } = amounts
  const { answers, total, priceBook } = estimate
  const date = daysOfPrices(priceBook)
  const { address, face } = shared(
    'estimate/bill',
    {
      above: [estimateWords.shareAbove, ...marlaInWords(estimate, site.words.house)].join(' · '),
      title: houseName(estimate, site.words.house),
      below: estimateWords.shareBelow(
        groupDigits(answers.coveredAreaSft),
        values.grades[answers.grade],
        date,
      ),
      figures: [
        { label: stageOf(estimate, site.words.house), amount: cost.inPkr(displayAmount(total.costPkr)) },
        {
          label: estimateWords.shareRange,
          amount: estimateWords.rangeOnPicture(displayAmount(total.lowPkr), displayAmount(total.highPkr)),
        },
      ],
    },
    site,
  )
  return { address: `${address}?${queryOf(estimate)}`, face }
}
