import { createHash } from 'node:crypto'
import { currentPriceBook, type DetailedEstimate } from '@tameer/calculator'
import { costPageAddress, priceSymbol, servicePageAddress, webpName, widthsFor } from '@tameer/contract'
import { displayAmount, displayDate, groupDigits } from '@tameer/words/en/amounts'
import { completeHouse, greyStructure, inPkr, shareBelow, sizes } from '@tameer/words/en/cost-page'
import * as estimateWords from '@tameer/words/en/estimate-page'
import { cities as cityNames } from '@tameer/words/en/places'
import * as words from '@tameer/words/en/public-pages'
import { grades } from '@tameer/words/en/values'
import type { CompanyRecord } from '../../db/queries/companies.ts'
import type { PortfolioRecord } from '../../db/queries/portfolios.ts'
import { type ShareFace, shareDesign } from '../../images/share-face.ts'
import { type CostSubject, usualCost } from './cost-sizes.ts'
import { houseName, stageOf } from './house-in-words.ts'
import { queryOf } from './shared-estimate.ts'

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

/** The picture of what the usual house costs; `today` is an ISO date. */
export function costShare(subject: CostSubject, today: string): SharePicture {
  const { city, size } = subject
  const { complete, grey } = usualCost(subject, 'Standard', today)
  return shared(costPageAddress(city, size.name).slice(1), {
    above: words.whatHouseCosts,
    title: words.inCity(sizes[size.name], cityNames[city]),
    below: shareBelow(grades.Standard, displayDate(currentPriceBook.pricesAsOf)),
    figures: [
      { label: completeHouse, amount: inPkr(displayAmount(complete.costPkr)) },
      { label: greyStructure, amount: inPkr(displayAmount(grey.costPkr)) },
    ],
  })
}

/** The picture of a shared estimate. Its answers are in the address: from them the picture is made again. */
export function estimateShare(estimate: DetailedEstimate): SharePicture {
  const { answers, total, priceBook } = estimate
  const date = displayDate(priceBook.pricesAsOf)
  const { address, face } = shared('estimate/bill', {
    above: estimateWords.shareAbove,
    title: houseName(estimate),
    below: estimateWords.shareBelow(groupDigits(answers.coveredAreaSft), grades[answers.grade], date),
    figures: [
      { label: stageOf(estimate), amount: inPkr(displayAmount(total.costPkr)) },
      {
        label: estimateWords.shareRange,
        amount: estimateWords.range(displayAmount(total.lowPkr), displayAmount(total.highPkr)),
      },
    ],
  })
  return { address: `${address}?${queryOf(estimate)}`, face }
}
