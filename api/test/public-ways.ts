import { companyPageAddress, portfolioPageAddress } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { askAssistants } from './assistants.ts'
import { type CallName, call, multipart, signUpCompany, type TestCompany } from './factories.ts'
import { plainJpeg } from './pictures.ts'

/** A company with two projects, under names that occur nowhere else. */
export interface SeenCompany extends TestCompany {
  id: string
  name: string
  project: { id: string; title: string }
  other: { id: string; title: string }
}

const name = 'Qandil Zarafshan Works'

/** Signs up a company and publishes two projects through the API. */
export async function publishSeenCompany(app: FastifyInstance): Promise<SeenCompany> {
  const company = await signUpCompany(app, { name, categoryIds: [5] })
  const publish = async (title: string) => {
    const fields = {
      title,
      content: 'Built of brick.',
      price: '120-250',
      'cities[]': '1',
      'buildingTypes[]': '2',
    }
    const file = { field: 'images', filename: 'a.jpg', bytes: await plainJpeg(640, 480) }
    const form = multipart(fields, [file])
    const response = await call(app, 'createPortfolio', {
      ...form,
      headers: { ...form.headers, ...company.headers },
    })
    if (response.statusCode !== 201) throw new Error(response.body)
    return { id: response.json().id as string, title }
  }
  const project = await publish('Mehrangarh Pavilion')
  const other = await publish('Shalamar Courtyard')
  return { ...company, id: company.user.id, name, project, other }
}

/** Requests one public address and returns the response as text; '' for a failure status. */
export type PublicWay = () => Promise<string>

/** Every public way to the company of `publishSeenCompany`, by name. */
export function waysToCompany(app: FastifyInstance, company: SeenCompany): Record<string, PublicWay> {
  const { id, project } = company
  const ask = asking(app)
  const list = (query: Record<string, string>) => ask('listPortfolios', { query })
  return {
    'the list': list({}),
    'the list of companies': list({ distinct: 'company', count: 'yes' }),
    'its own list': list({ company: id }),
    'a search for its name': list({ q: 'zarafshan' }),
    'a search for a title': list({ q: 'mehrangarh', distinct: 'company' }),
    'a service': list({ category: '5' }),
    'a city': list({ city: '1', distinct: 'company' }),
    'a building type': list({ buildingType: '2' }),
    'a price': list({ price: '120-250' }),
    'all filters': list({ category: '5', city: '1', buildingType: '2', price: '120-250', q: 'qandil' }),
    'another spelling': list({ q: 'zarafshon', mend: 'yes' }),
    'the profile': ask('getCompany', { params: { id } }),
    'a shortlist': ask('listCompanies', { query: { ids: id } }),
    'what follows a project': list({ after: project.id }),
    'its page': reading(app, companyPageAddress(company)),
    'its page under another name': reading(app, `/c/x-${id}`),
    'the page of its service': reading(app, '/services/construction'),
    'the page of its service in its city': reading(app, '/services/construction/karachi'),
    'the costs of its city': reading(app, '/cost/karachi'),
    'the cost of a house in its city': reading(app, '/cost/karachi/10-marla'),
    'the site map': reading(app, '/sitemap.xml'),
    'the companies of the site map': reading(app, '/sitemap/companies.xml'),
    'the tools for assistants': assistant(app, 'find_companies', { city: 'Karachi', text: 'zarafshan' }),
    'its picture for chats': reading(app, `/share/c/${id}.jpg`),
    ...waysToProject(app, company),
  }
}

/** Every public way to its first project. */
export function waysToProject(app: FastifyInstance, { id, project }: SeenCompany): Record<string, PublicWay> {
  const ask = asking(app)
  return {
    'its projects': ask('listPortfolios', { query: { company: id } }),
    'a search for the title': ask('listPortfolios', { query: { q: 'mehrangarh' } }),
    'another spelling of the title': ask('listPortfolios', { query: { q: 'mehrangorh', mend: 'yes' } }),
    'a project': ask('getPortfolio', { params: { id: project.id } }),
    'the page of the project': reading(app, portfolioPageAddress(project)),
    'the projects of the site map': reading(app, '/sitemap/projects.xml'),
    'the picture of the project for chats': reading(app, `/share/p/${project.id}.jpg`),
    'the first picture of the project': reading(app, `/uploads/first/${project.id}.jpg`),
  }
}

function asking(app: FastifyInstance) {
  return (endpoint: CallName, asked: NonNullable<Parameters<typeof call>[2]>): PublicWay =>
    async () =>
      textOf(await call(app, endpoint, asked))
}

function reading(app: FastifyInstance, url: string): PublicWay {
  return async () => textOf(await app.inject({ url, headers: { 'accept-encoding': 'identity' } }))
}

/** The answer of a tool for assistants. */
function assistant(app: FastifyInstance, name: string, given: object): PublicWay {
  return async () => textOf(await askAssistants(app, 'tools/call', { name, arguments: given }))
}

/** Text of a response: its redirect target and its content. */
function textOf(response: Awaited<ReturnType<typeof call>>): string {
  const { statusCode, headers, body } = response
  if (statusCode >= 400) return ''
  return `${statusCode} ${String(headers.location ?? '')} ${headers['content-type']} ${body}`
}
