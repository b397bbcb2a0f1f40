import { type Company, companyPageAddress, type Portfolio, portfolioPageAddress } from '@tameer/contract'
import * as words from '#words/first-message'
import { serverAddress } from '../../net/picture-source.ts'

/** What a visitor writes to a company first, with its page and their own house. */
export function messageToCompany(company: Company, house: words.PlannedHouse | null): string {
  return words.toCompany(serverAddress(companyPageAddress(company)), house)
}

/** The same about one of its projects. */
export function messageAboutProject(portfolio: Portfolio, house: words.PlannedHouse | null): string {
  return words.aboutProject(portfolio.title, serverAddress(portfolioPageAddress(portfolio)), house)
}
