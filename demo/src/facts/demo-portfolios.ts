import { plotSizesOf } from '@tameer/api/src/db/portfolio-search/index.ts'
import { siteName } from '@tameer/api/src/words/site-name.ts'
import type { PortfolioColumn } from '@tameer/contract'
import { demoCompanies, demoStreet } from './demo-companies.ts'
import projects from './demo-projects.json' with { type: 'json' }

export type DemoPortfolio = {
  companyKey: string
  cityName: string
  buildingTypeIds: readonly number[]
  /** Texts by column. The address of some is that of a film. */
  texts: Record<PortfolioColumn, string>
  /** Folder of its pictures, below `pictures`. */
  folder: string
}

const SAMPLE = `This is a sample project, made up for the ${siteName} demo.`

/** The title as a part of an address, and as the name of the folder with its pictures. */
function linkName(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

/** Plot, year and finish, as its title and text tell them; the years of the demo are spread. */
function factsOf(title: string, prose: string, index: number) {
  const [size] = plotSizesOf([title, prose])
  const grey = /\bgrey\b/i.test(title)
  const built = size !== undefined || /\b(house|flats|villa|homes)\b/i.test(title)
  return {
    plot: size === undefined ? '' : String(Number.parseInt(size.slice(1), 10)),
    yearFinished: String(2026 - ((index * 5) % 7)),
    builtAs: grey ? 'grey' : built ? 'complete' : '',
  }
}

function portfolio(project: (typeof projects)[number], index: number): DemoPortfolio {
  const { company: companyKey, title, city: cityName, buildingTypes: buildingTypeIds, price } = project
  const { text: prose } = project
  const company = demoCompanies.find((candidate) => candidate.key === companyKey)
  if (!company) throw new Error(`Demo project of an unknown company: ${companyKey}`)
  const page = `https://example.com/${companyKey}`
  return {
    companyKey,
    cityName,
    buildingTypeIds,
    texts: {
      title,
      content: `${prose} ${SAMPLE}`,
      ...factsOf(title, prose, index),
      price,
      phone: company.phone,
      email: company.email,
      website: page,
      facebookLink: `${page}/facebook`,
      twitterLink: index % 3 === 0 ? `${page}/twitter` : '',
      linkedinLink: `${page}/linkedin`,
      instagramLink: `${page}/instagram`,
      tiktokLink: index % 4 === 0 ? `${page}/tiktok` : '',
      address:
        index % 3 === 1
          ? `${page}/films/${linkName(title)}`
          : `Sample house ${index + 1}, ${demoStreet(index)}, ${cityName}`,
      magazineLink: index % 5 === 0 ? `https://example.com/magazine/${linkName(title)}` : '',
      publication:
        index % 4 === 2 ? `Sample Building Review, issue ${(index % 12) + 1}, page ${20 + index}` : '',
    },
    folder: `projects/${linkName(title)}`,
  }
}

/** The demo's portfolios in the order of `demo-projects.json`, which their ids follow. */
export const demoPortfolios: readonly DemoPortfolio[] = projects.map(portfolio)
