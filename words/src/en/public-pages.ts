// Pages that the server renders for crawlers and link previews, and the pictures of previews. Names of companies,
// projects, cities and services are written as they are stored.

import { apart } from '../apart.ts'
import { siteName } from './language.ts'
import * as notFound from './not-found.ts'

export { whatsapp } from './actions.ts'
export { askForQuote } from './companies.ts'
export {
  address,
  calculator,
  city,
  contractors,
  facebook,
  home,
  instagram,
  linkedin,
  pages,
  plot,
  price,
  projects,
  services as servicesName,
  twitter,
  website,
} from './labels.ts'
export { comma, semicolon } from './language.ts'
export { asked, failure, status } from './not-found.ts'
export { builtName, factLine, plotName, yearName } from './project-facts.ts'
export {
  builtAs,
  facts,
  magazine,
  priceTierNames,
  publication,
  specializations,
  tiktok,
  yearFinished,
} from './project-labels.ts'

// Texts of every page.
export const ofTameer = (title: string) => `${title} · ${siteName}`
export const whatHouseCosts = 'What a house costs'
export const trail = 'Where you are'
// Links into the app, by the screen they open.
export const report = 'Report'
export const toProfile = 'See all pictures and projects'
export const toPictures = 'See all pictures'
export const toDirectory = 'Filter and compare companies'
export const toCalculator = 'Work out your own house'
export const lookFurther = 'Look further'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
/** A service or a plot size, with its place. */
export const inCity = (what: string, city: string) => `${what} in ${city}`

// Ways to reach a company.
export const call = (phone: string) => `Call ${phone}`
export const writeMail = 'Email'
export const companySubject = `Your work on ${siteName}`

// A company's page. An unknown value is an empty text.
export const companyTitle = (company: string, services: string, cities: string) =>
  `${apart(company)}${services && `: ${services}`}${cities && ` in ${cities}`}`
export const companyDescription = (company: string, services: string, cities: string, projects: string) =>
  `${apart(company)}${services && `, ${services.toLowerCase()}`}${cities && ` in ${cities}`}. ${projects}.`

export const worksIn = 'Projects in'

// A project's page.
export const projectTitle = (title: string, cities: string, company: string) =>
  `${apart(title)}${cities && ` in ${cities}`}, ${apart(company)}`
export const projectBy = (title: string, company: string) => `${apart(title)}, ${apart(company)}`
export const pictureOf = (title: string, place: number, count: number) =>
  `${apart(title)}, picture ${place} of ${count}`
export const aboutProject = 'About the project'
export const kind = 'Kind'
export const video = 'Video'
/** The company's name is an element of its own. */
export const moreBy = <Name>(company: Name) => ['More by ', company]

// The companies of a service.
export const services = {
  Architecture: {
    companies: 'Architects',
    lead: 'People who draw houses and public buildings, each with a finished project to judge them by.',
  },
  Construction: {
    companies: 'Construction companies',
    lead: 'People who build, each with a finished project to judge them by. Ask three of them for a bill of quantities.',
  },
  'Interior Design': {
    companies: 'Interior designers',
    lead: 'People who make rooms to live and work in, each with a finished project to judge them by.',
  },
}
export const pakistan = 'Pakistan'
export const allOfPakistan = 'All of Pakistan'
export const companies = 'Companies'
export const listEnds = 'The list ends here.'
export const noCompany = 'No company has shown a project here yet.'
export const byCity = (companies: string) => `${companies} by city`
export const otherServices = 'Other services'
/** A city, and the number of companies of a service that have shown a project there. */
export const cityCount = (city: string, companies: number, orMore: boolean) =>
  `${city} (${companies}${orMore ? '+' : ''})`
export const projectCount = (projects: number, orMore: boolean) =>
  orMore ? `${projects} projects or more` : projects === 1 ? '1 project' : `${projects} projects`
export const allServices = 'Architects, builders and interior designers in Pakistan'
export const allServicesLead =
  'Companies that show their finished projects, by what they do and by city. Looking is free, and you need no account.'
export const allServicesDescription =
  'Architects, construction companies and interior designers in Pakistan with their finished projects, by service and by city.'
export const seeAll = (companies: string) => `See all ${companies.toLowerCase()}`
export const serviceDescription = (heading: string, lead: string, companies: readonly string[]) =>
  `${heading}. ${lead} ${companies.length > 0 ? `${companies.join(', ')}.` : ''}`

// Pages in place of one that cannot be shown, by HTTP status.
export const failures: Record<number, { title: string; text: string }> = {
  400: {
    title: 'This address cannot be read',
    text: 'A part of it is missing or broken. Please look at it again, or start from the front page.',
  },
  404: { title: notFound.title, text: notFound.lead },
  429: {
    title: 'Too much at once',
    text: 'So much was asked for from your connection that we have to pause. Please load this page again in a minute.',
  },
  500: {
    title: 'This page could not be made',
    text: 'Something went wrong on our side, and we have a note of it. Please load this page again shortly.',
  },
  503: {
    title: `${siteName} is busy`,
    text: 'More people ask than we can answer at the moment. Please load this page again shortly.',
  },
}

// Pictures of previews.
export const shareAbove = 'Building in Pakistan'
export const shareTitle = 'Clear costs, real builders'
export const shareBelow = 'Architects, builders and interior designers, and what a house costs'
export const shareServiceBelow = 'Each with a finished project to judge them by'

/** `/llms.txt`, in Markdown, which a language model reads before other pages (llmstxt.org). */
export const introduction = (links: {
  services: string
  costs: string
  rates: string
  siteMap: string
}) => `# ${siteName}

> A marketplace for building in Pakistan: architects, construction companies and interior designers with their finished
> projects, and what a house costs, at published and dated prices.

Companies show their own projects; ${siteName} does not judge their work. Costs are figures to plan with, in Pakistani rupees
(1 Lakh is 100,000, 1 Crore is 100 Lakh); each page says of which date they are and what is not in them.

## Services

${links.services}

## What a house costs

${links.costs}

## Rates of materials and labour

${links.rates}

## Everything

${links.siteMap}
`
export const siteMap = 'Site map'
export const assistants = 'Tools for assistants'
