// Where a page leads into the client, whose addresses stand behind the hash. A test holds them to `web/src/lib/paths.ts`.

/** The client's screen of a portfolio. */
export function clientPortfolioLink(id: string): string {
  return `/#/portfolio/${id}`
}

/** The client's screen of a company. */
export function clientCompanyLink(id: string): string {
  return `/#/profileDetailScreen?company=${id}`
}

/** The client's list of a service's companies. */
export function clientServiceLink(categoryId: number): string {
  return `/#/contractors?service=${categoryId}`
}

export const clientContractorsLink = '/#/contractors'
export const clientCalculatorLink = '/#/calculator'
export const clientAboutLink = '/#/about'
