import { createHash } from 'node:crypto'
import { type Area, type City, currentQuickBook, type QuickAmount, quickEstimate } from '@tameer/calculator'
import { costPageAddress, priceSymbol, servicePageAddress, webpName, widthsFor } from '@tameer/contract'
import { displayAmount, displayDate } from '@tameer/words/en/amounts'
import { completeHouse, greyStructure, inPkr } from '@tameer/words/en/cost-page'
import { areas, cities as cityNames } from '@tameer/words/en/places'
import * as words from '@tameer/words/en/public-pages'
import type { CompanyRecord } from '../../db/queries/companies.ts'
import type { PortfolioRecord } from '../../db/queries/portfolios.ts'
import { type ShareFace, shareDesign } from '../../images/share-face.ts'

/** What a share picture shows, and the address it has as long as it shows just that. */
export interface SharePicture {
  address: string
  face: ShareFace
}

/** The picture of everything that has none of its own. */
export const generalFace: ShareFace = {
  above: words.shareAbove,
  title: words.shareTitle,
  below: words.shareBelow,
}
export const generalAddress = '/share/tameer.jpg'

function shared(path: string, face: ShareFace): SharePicture {
  const hash = createHash('sha256')
    .update(JSON.stringify([shareDesign, face]))
    .digest('hex')
    .slice(0, 16)
  return { address: `/share/${path}-${hash}.jpg`, face }
}

/** A project's picture: its own first photograph beside its title. */
export function portfolioShare(portfolio: PortfolioRecord): SharePicture {
  const { id, title, company, cities, price, images } = portfolio
  const [image] = images
  return shared(`p/${id}`, {
    above: [cities.map(({ name }) => name).join(', '), priceSymbol(price)].filter(Boolean).join(' · '),
    title,
    below: company.name,
    ...(image
      ? {
          photo: webpName(
            image.file,
            widthsFor(image.width, 'photograph').find((width) => width >= 800) ?? image.width,
          ),
        }
      : {}),
  })
}

/** A company's picture: its first project's first photograph beside its name. */
export function companyShare(company: CompanyRecord, first: PortfolioRecord): SharePicture {
  const { face } = portfolioShare(first)
  return shared(`c/${company.id}`, {
    above: company.categories.map(({ name }) => name).join(' · '),
    title: company.name,
    below: first.cities.map(({ name }) => name).join(', '),
    ...(face.photo ? { photo: face.photo } : {}),
  })
}

/** The picture of a service's companies; `heading` says who and where. */
export function serviceShare(service: string, heading: string, city?: string): SharePicture {
  return shared(servicePageAddress(service, city).slice(1), {
    above: service,
    title: heading,
    below: words.shareServiceBelow,
  })
}

/** The picture of what a house costs. Undefined when there are no figures. */
export function costShare(city: City, area: Area): SharePicture | undefined {
  const ask = { city, area, view: 'Complete' } as const
  const grey = quickEstimate({ ...ask, constructionType: 'Grey Structure' })
  const complete = quickEstimate({ ...ask, constructionType: 'Complete' })
  if (!grey || !complete) return undefined
  return shared(costPageAddress(city, area).slice(1), {
    above: words.whatHouseCosts,
    title: words.inCity(areas[area], cityNames[city]),
    below: words.figuresOf(displayDate(currentQuickBook.pricesAsOf)),
    figures: [figureOf(greyStructure, grey.total), figureOf(completeHouse, complete.total)],
  })
}

/** The middle of a range is shown with the range it is the middle of. */
function figureOf(stage: string, { pkr, published, lowPkr, highPkr }: QuickAmount) {
  return {
    label: lowPkr < highPkr ? words.stagePublished(stage, published) : stage,
    amount: inPkr(displayAmount(pkr)),
  }
}
