import {
  companyPageAddress,
  costPageAddress,
  estimatePageAddress,
  portfolioPageAddress,
  screens,
  servicePageAddress,
} from '@tameer/contract'

/** Limits that every page must meet. */
export const limits = {
  largestPaintMs: 1600,
  /** Measured on a network that is really slowed down. */
  appliedLargestPaintMs: 1700,
  blockedMs: 100,
  layoutShift: 0.01,
  allKb: 190,
  /** The same with the font of Urdu. */
  allKbInUrdu: 245,
  /**
   * Least score of 100 for accessibility, best practices and SEO. The performance score follows from the figures above.
   */
  score: 100,
}

export interface WebPage {
  name: string
  address: string
  /** True for a page rendered by the server without scripts: a really slowed network shows nothing more about it. */
  fromServer?: boolean
  /** Is in Urdu, and loads its font. */
  inUrdu?: boolean
  /** Asks search engines to leave it out: it has no score there. */
  unlisted?: boolean
}

/** The measured pages, each with a name and its full address. */
export async function webPages(origin: string): Promise<WebPage[]> {
  const answer = await fetch(`${origin}/api/portfolios?limit=1`)
  const { data } = (await answer.json()) as {
    data: { id: string; title: string; company: { id: string; name: string } }[]
  }
  const [portfolio] = data
  if (!portfolio) throw new Error('there is no portfolio to measure')
  const screen = (name: string, hash = name) => ({ name, address: `${origin}/#${hash}` })
  const page = (name: string, path: string) => ({ name, address: origin + path, fromServer: true })
  return [
    { name: '/', address: `${origin}/` },
    screen('/contractors'),
    screen('/calculator'),
    screen('/portfolio/{id}', screens.portfolio.to(portfolio.id)),
    screen('profile of a company', screens.companyProfile.to({ company: portfolio.company.id })),
    screen('bill', screens.calculator.to({ city: 'Karachi', area: '7 Marla' }, 'detailed')),
    screen('bill, first question', screens.calculator.to({ city: 'Karachi' }, 'detailed')),
    page('/c/{company}', companyPageAddress(portfolio.company)),
    page('/p/{portfolio}', portfolioPageAddress(portfolio)),
    page('/services/{service}', servicePageAddress('architecture')),
    page('/cost/{city}/{size}', costPageAddress('lahore', '10-marla')),
    { name: '/ur/', address: `${origin}/ur/`, inUrdu: true },
    { ...page('/ur/cost/{city}/{size}', `/ur${costPageAddress('lahore', '10-marla')}`), inUrdu: true },
    { ...page('/estimate', estimatePageAddress('city=Karachi&plotSize=7')), unlisted: true },
  ]
}
