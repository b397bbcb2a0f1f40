import type { Portfolio } from '@tameer/contract'
import { namesOf } from '#words/catalogue'
import { factLine } from '#words/project-facts'

/** A project in one line: plot, city, year and finish, as far as they are known. */
export function factsOf(portfolio: Portfolio): string {
  return factLine(portfolio, namesOf(portfolio.portfolioCities.map(({ city }) => city)))
}
