import {
  companyPageAddress,
  costPageAddress,
  portfolioPageAddress,
  servicePageAddress,
} from '@tameer/contract'

export interface PageBudget {
  /** The least of the four scores, of 100. */
  score: number
  firstPaintMs: number
  largestPaintMs: number
  allKb: number
  applied?: { firstPaintMs: number; largestPaintMs: number }
}

/** Figures to reach; the pages the server writes have no script and so the strictest. */
const budgets: Record<string, PageBudget> = {
  '/': {
    score: 100,
    firstPaintMs: 900,
    largestPaintMs: 1600,
    allKb: 140,
    applied: { firstPaintMs: 900, largestPaintMs: 1600 },
  },
  '/calculator': {
    score: 98,
    firstPaintMs: 900,
    largestPaintMs: 1500,
    allKb: 110,
    applied: { firstPaintMs: 900, largestPaintMs: 1000 },
  },
}
const otherScreens: PageBudget = {
  score: 98,
  firstPaintMs: 900,
  largestPaintMs: 1700,
  allKb: 160,
  applied: { firstPaintMs: 900, largestPaintMs: 1600 },
}
const writtenByServer: PageBudget = { score: 100, firstPaintMs: 900, largestPaintMs: 1600, allKb: 160 }

export function budgetOf(name: string): PageBudget {
  return budgets[name] ?? (/^\/(c|p|services|cost)\//.test(name) ? writtenByServer : otherScreens)
}

/** The pages that are measured, by a name and with their whole address. */
export async function webPages(origin: string): Promise<{ name: string; address: string }[]> {
  const answer = await fetch(`${origin}/api/portfolios?limit=1`)
  const { data } = (await answer.json()) as {
    data: { id: string; title: string; company: { id: string; name: string } }[]
  }
  const [portfolio] = data
  if (!portfolio) throw new Error('there is no portfolio to measure')
  const screen = (name: string, hash = name) => ({ name, address: `${origin}/#${hash}` })
  const page = (name: string, path: string) => ({ name, address: origin + path })
  return [
    page('/', '/'),
    screen('/contractors'),
    screen('/calculator'),
    screen('/portfolio/{id}', `/portfolio/${portfolio.id}`),
    page('/c/{company}', companyPageAddress(portfolio.company)),
    page('/p/{portfolio}', portfolioPageAddress(portfolio)),
    page('/services/{service}', servicePageAddress('architecture')),
    page('/cost/{city}/{size}', costPageAddress('lahore', '10-marla')),
  ]
}
