import {
  type Company,
  companyPageAddress,
  estimatePageAddress,
  type Portfolio,
  portfolioPageAddress,
} from '@tameer/contract'
import * as words from '#words/first-message'
import { serverAddress } from '../../net/picture-source.ts'

/** What a visitor writes to a company first, with its page and their own house. */
export function messageToCompany(company: Company, house: words.PlannedHouse | null): string {
  return words.toCompany(serverAddress(companyPageAddress(company)), house, estimateOf(house))
}

/** The same about one of its projects. */
export function messageAboutProject(portfolio: Portfolio, house: words.PlannedHouse | null): string {
  const page = serverAddress(portfolioPageAddress(portfolio))
  return words.aboutProject(portfolio.title, page, house, estimateOf(house))
}

/** The page a company can open to see the whole bill of the house. */
function estimateOf(house: words.PlannedHouse | null): string | undefined {
  return house ? serverAddress(estimatePageAddress(house.query)) : undefined
}
