import {
  type Company,
  companyPageAddress,
  estimatePageAddress,
  type Portfolio,
  portfolioPageAddress,
} from '@tameer/contract'
import * as words from '#words/first-message'
import { pageAddress } from '../../net/addresses.ts'

/** First message of a visitor to a company, with the company's page and the visitor's house. */
export function messageToCompany(company: Company, house: words.PlannedHouse | null): string {
  return words.toCompany(pageAddress(companyPageAddress(company)), house, estimateOf(house))
}

/** First message of a visitor about a company's project. */
export function messageAboutProject(portfolio: Portfolio, house: words.PlannedHouse | null): string {
  const page = pageAddress(portfolioPageAddress(portfolio))
  return words.aboutProject(portfolio.title, page, house, estimateOf(house))
}

/** Address of a page on which the company can see the whole bill of the house. */
function estimateOf(house: words.PlannedHouse | null): string | undefined {
  return house ? pageAddress(estimatePageAddress(house.query)) : undefined
}
