import { slugOf } from '@tameer/contract'

// Where a page leads into the client, whose addresses stand behind the hash. A test holds them to `web/src/lib/paths.ts`.

/** The client's screen of a portfolio. */
export function clientPortfolioLink(id: string): string {
  return `/#/portfolio/${id}`
}

/** The client's screen of a company. */
export function clientCompanyLink(id: string): string {
  return `/#/profileDetailScreen?company=${id}`
}

/** The client's list of a service's companies, of everywhere or of a city. */
export function clientServiceLink(categoryId: number, cityId?: number): string {
  return `/#/contractors?service=${categoryId}${cityId === undefined ? '' : `&city=${cityId}`}`
}

/** The client's calculator with a complete house of this city and plot size already calculated. */
export function clientCostLink(city: string, area: string): string {
  const place = { city: slugOf(city), area: slugOf(area) }
  const shown = `${place.city}.${place.area}.complete.complete`
  return `${clientCalculatorLink}?${new URLSearchParams({ ...place, type: 'complete', shown })}`
}

export const clientContractorsLink = '/#/contractors'
export const clientCalculatorLink = '/#/calculator'
export const clientAboutLink = '/#/about'

/** The client's screens as somebody may type them, without the hash. */
export const clientScreens = [
  '/about',
  '/calculator',
  '/contractors',
  '/profileDetailScreen',
  '/portfolioDetail',
  '/portfolio/:id',
  '/privacy-policy',
  '/terms-and-conditions',
  '/login',
  '/signup',
  '/forget-password',
  '/new-password',
  '/confirm-email',
  '/image-upload/:userId',
  '/overview',
  '/add-portfolio',
  '/settings',
]
