import { join } from 'node:path'
import {
  companyPageAddress,
  costPageAddress,
  embedPageAddress,
  isCurrencyRate,
  type Language,
  languages,
  portfolioPageAddress,
  ratesFileAddress,
  ratesPageAddress,
  readPageName,
  screens,
  servicePageAddress,
  slugOf,
} from '@tameer/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import { dayNumber } from '../../core/day-in-pakistan.ts'
import { projectRoot } from '../../core/project-root.ts'
import { compressResponses } from '../../http/cache/compression.ts'
import { PageCache } from '../../http/cache/page-cache.ts'
import { pictureSources } from '../../http/security-headers.ts'
import { loadPrices } from '../../prices/price-books.ts'
import { listBuilders } from './builders.ts'
import { companyPage, loadCompanyPage, readProjectStart } from './company-page.ts'
import { allCostsPage, cityCostPage } from './costs/cost-overview.ts'
import { costPage, findCostCity, findCostSubject } from './costs/cost-page.ts'
import { estimateNotice, estimatePage } from './costs/estimate-page.ts'
import { queryIn, readEstimate } from './costs/shared-estimate.ts'
import { embedPage } from './embed/embed-page.ts'
import { embedRoutes, readEmbed } from './embed/embed-routes.ts'
import { makeErrorPages } from './frame/error-pages.ts'
import { type Page, renderNoticePage, renderPage } from './frame/page-document.ts'
import { createPageStyles } from './frame/page-style.ts'
import { loadPortfolioPage, portfolioPage } from './portfolio-page.ts'
import { readRatesAsked } from './rates/rates-asked.ts'
import { ratesCsv } from './rates/rates-csv.ts'
import { allRatesPage, cityRatesPage } from './rates/rates-page.ts'
import {
  findCityBySlug,
  findService,
  loadServicePage,
  readPlace,
  servicePage,
  servicesPage,
} from './service-page.ts'
import { shareRoutes } from './share/share-routes.ts'
import { type Site, siteIn } from './site.ts'
import { sitemapRoutes } from './sitemap-routes.ts'
import { textFileRoutes } from './text-files.ts'

/** A page, the canonical address for another spelling, or undefined when nothing is found. */
type Found = { page: Page } | { moved: string } | undefined

type Params = Record<string, string>
type Query = Record<string, unknown>
type Find = (params: Params, after: string | undefined, query: Query) => Promise<Found>

// Separate from the list's cache: a crawler that reads every page must not evict the lists that people look at.
const cacheLimits = { maxPages: 400, maxBytes: 12 * 1024 * 1024 }
// Separate again, because the number of possible estimates is unlimited.
const estimateCacheLimits = { maxPages: 50, maxBytes: 3 * 1024 * 1024 }

/** Pages for crawlers and chat previews: companies and projects, share pictures, and the site map. */
export async function publicPageRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { publicUrl, demo } = context.config
  const style = createPageStyles(join(projectRoot(), 'web', 'dist'))
  const facts = { publicUrl, pictures: context.pictureAddresses, demo, style }
  const sites = { en: siteIn('en', facts), ur: siteIn('ur', facts) }
  const hashes = languages.map((language) => style[language].hash)
  const policy = pagePolicy(hashes, pictureSources(context.config))
  app.errorPages = await makeErrorPages(sites, policy)
  // Changes every day too: a bill's range grows with the age of the prices, marks expire, and plans end.
  const version = () => context.db.version() + dayNumber(context.clock())
  const pages: FastifyPluginAsync = async (routes) => {
    routes.addHook(
      'onRequest',
      async (_request, reply) => void reply.header('content-security-policy', policy),
    )
    new PageCache({ version, headers: {}, ...cacheLimits }).install(routes)
    compressResponses(routes)
    for (const language of languages) pageRoutes(routes, context, sites[language])
    for (const { pattern } of Object.values(screens)) screenRoutes(routes, pattern, sites)
  }
  await app.register(pages)
  const estimates: FastifyPluginAsync = async (routes) => {
    routes.addHook(
      'onRequest',
      async (_request, reply) => void reply.header('content-security-policy', policy),
    )
    new PageCache({ version, headers: {}, ...estimateCacheLimits }).install(routes)
    compressResponses(routes)
    for (const language of languages) estimateRoute(routes, context, sites[language])
  }
  await app.register(estimates)
  const texts: FastifyPluginAsync = async (routes) => {
    compressResponses(routes)
    textFileRoutes(routes, context)
    ratesFileRoute(routes, context)
    embedRoutes(routes, context, sites)
  }
  await app.register(texts)
  sitemapRoutes(app, context)
  for (const language of languages) shareRoutes(app, context, sites[language])
}

/**
 * Content-Security-Policy that allows no script; browsers do not run structured data. `connect-src` is for tools that
 * judge a page: they fetch robots.txt from within it.
 */
function pagePolicy(styleHashes: string[], pictures: string[]): string {
  const styles = styleHashes.map((hash) => `'${hash}'`).join(' ')
  return `default-src 'none'; style-src ${styles}; img-src ${pictures.join(' ')}; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
}

function pageRoutes(app: FastifyInstance, context: Context, site: Site): void {
  const serve = (url: string, find: Find) =>
    app.get(
      site.to(url),
      { schema: { hide: true }, config: { cache: 'everyone' } },
      async (request, reply) => {
        const query = request.query as Query
        const { after } = query
        const known = after === undefined || typeof after === 'string'
        const found = known ? await find(request.params as Params, after, query) : undefined
        return answer(found, site, request, reply)
      },
    )
  serve('/c/:name', findCompany(context, site))
  serve('/p/:name', findPortfolio(context, site))
  serve('/services/:service', findServicePage(context, site))
  serve('/services/:service/:city', findServicePage(context, site))
  serve('/services', async () => ({ page: await servicesPage(context.db.read, site) }))
  serve('/cost', async () => ({ page: allCostsPage(await loadPrices(context), site) }))
  serve('/cost/:city', findCityCost(context, site))
  serve('/cost/:city/:size', findCost(context, site))
  serve('/rates', async () => ({ page: allRatesPage(await loadPrices(context), site) }))
  serve('/rates/:city', findCityRates(context, site))
  serve(embedPageAddress, async (_params, _after, query) => {
    const { subject, language } = readEmbed({ language: site.language, ...query })
    return { page: embedPage({ ...subject, language }, site) }
  })
  for (const folder of ['/c', '/p']) serve(folder, async () => undefined)
  for (const folder of ['/c', '/p', '/services', '/cost', '/rates'])
    serve(`${folder}/*`, async () => undefined)
}

/** Redirects the address of a screen typed without its hash. */
function screenRoutes(app: FastifyInstance, pattern: string, sites: Record<Language, Site>): void {
  if (pattern === screens.home.pattern) return
  for (const language of languages) {
    const { to, toScreen } = sites[language]
    app.get(to(pattern), { schema: { hide: true } }, async (request, reply) => {
      const address = request.url.slice(to('').length)
      const shown = pattern === screens.house.pattern ? withoutKey(address) : address
      return reply.header('cache-control', 'no-cache').redirect(toScreen(shown), 302)
    })
  }
}

/** A key of a house that came to a server stands in its logs, so it opens nothing. */
function withoutKey(address: string): string {
  const [path = '', text = ''] = address.split('?')
  const query = new URLSearchParams(text)
  query.delete('key')
  return query.size > 0 ? `${path}?${query}` : path
}

/** `/estimate?…`: the page of a shared estimate, or a notice about its invalid address. */
function estimateRoute(app: FastifyInstance, context: Context, site: Site): void {
  app.get(
    site.to('/estimate'),
    { schema: { hide: true }, config: { cache: 'everyone' } },
    async (request, reply) => {
      const read = readEstimate(queryIn(request.url), await loadPrices(context))
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
      if (typeof read === 'object' && 'estimate' in read)
        return renderPage(estimatePage(read, site, readRate(request.query)), site)
      return reply.code(400).send(await renderNoticePage(estimateNotice(read, site), site))
    },
  )
}

/** Reads the rupees for one unit of another currency from a query. Undefined for anything else. */
function readRate(query: unknown): number | undefined {
  const rupees = Number((query as Record<string, unknown>).rate)
  return isCurrencyRate(rupees) ? rupees : undefined
}

async function answer(found: Found, site: Site, request: FastifyRequest, reply: FastifyReply) {
  // Revalidated each time: a browser that cached a redirect would loop once a name is changed back.
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
  if (found && 'page' in found) return reply.send(await renderPage(found.page, site))
  if (found) return reply.redirect(site.to(found.moved), 301)
  const path = request.url.split('?', 1)[0] ?? ''
  // Never `//…`, which would lead to another host: every path here starts with one of our folders.
  if (path.length > 1 && path.endsWith('/')) return reply.redirect(path.replace(/\/+$/, ''), 301)
  return reply.code(404).send(request.server.errorPages?.of(404, site.language, path))
}

/** True when the last part of the path, decoded, equals that of the address. */
function isNamed(name: string, address: string): boolean {
  return address.endsWith(`/${encodeURIComponent(name)}`)
}

function findCompany(context: Context, site: Site): Find {
  return async ({ name = '' }, after) => {
    const asked = readPageName(name)
    const start = after === undefined ? undefined : readProjectStart(after)
    if (!asked || (after !== undefined && start === undefined)) return undefined
    const facts = await loadCompanyPage(context, asked.id, start)
    if (!facts) return undefined
    const address = companyPageAddress(facts.company)
    return isNamed(name, address) ? { page: companyPage(facts, site) } : { moved: address }
  }
}

function findPortfolio(context: Context, site: Site): Find {
  return async ({ name = '' }) => {
    const asked = readPageName(name)
    const facts = asked && (await loadPortfolioPage(context, asked.id))
    if (!facts) return undefined
    const address = portfolioPageAddress(facts.portfolio)
    return isNamed(name, address) ? { page: portfolioPage(facts, site) } : { moved: address }
  }
}

function findServicePage({ db }: Context, site: Site): Find {
  return async (params, after) => {
    const service = findService(slugOf(params.service ?? ''))
    if (!service) return undefined
    const city = params.city === undefined ? undefined : await findCityBySlug(db.read, slugOf(params.city))
    const start = after === undefined ? undefined : readPlace(after)
    if ((params.city !== undefined && !city) || (after !== undefined && !start)) return undefined
    const address = servicePageAddress(service.name, city?.name)
    const asked = [params.service, params.city].filter((part) => part !== undefined).join('/')
    if (address !== `/services/${asked}`) return { moved: address }
    return { page: servicePage(await loadServicePage(db.read, service, city, start), site) }
  }
}

function findCityCost(context: Context, site: Site): Find {
  return async ({ city: slug = '' }) => {
    const city = findCostCity(slugOf(slug))
    if (!city) return undefined
    const address = costPageAddress(city)
    if (address !== `/cost/${slug}`) return { moved: address }
    const facts = { builders: await listBuilders(context.db.read, city), prices: await loadPrices(context) }
    return { page: cityCostPage(city, facts, site) }
  }
}

function findCityRates(context: Context, site: Site): Find {
  return async ({ city: slug = '' }) => {
    const city = findCostCity(slugOf(slug))
    if (!city) return undefined
    const address = ratesPageAddress(city)
    if (address !== `/rates/${slug}`) return { moved: address }
    return { page: cityRatesPage(city, await loadPrices(context), site) }
  }
}

/** `/rates.csv?city=&since=`: open to programs of other sites too. */
function ratesFileRoute(app: FastifyInstance, context: Context): void {
  app.get(ratesFileAddress, { schema: { hide: true } }, async (request, reply) => {
    const asked = readRatesAsked(request.query as Record<string, unknown>)
    const { books } = await loadPrices(context)
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
      .send(ratesCsv(asked, books))
  })
}

function findCost(context: Context, site: Site): Find {
  return async ({ city = '', size = '' }) => {
    const subject = findCostSubject(slugOf(city), slugOf(size))
    if (!subject) return undefined
    const { name, published = name } = subject.size
    // A published size keeps an address under its published name; its page names the usual one as canonical.
    const addresses = [name, published].map((one) => costPageAddress(subject.city, one))
    if (!addresses.includes(`/cost/${city}/${size}`)) return { moved: costPageAddress(subject.city, name) }
    const facts = {
      builders: await listBuilders(context.db.read, subject.city),
      prices: await loadPrices(context),
    }
    return { page: costPage(subject, facts, site) }
  }
}
