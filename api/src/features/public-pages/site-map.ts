import { setImmediate as nextTurn } from 'node:timers/promises'
import { cities } from '@tameer/calculator'
import {
  beforePath,
  companyPageAddress,
  costPageAddress,
  embedPageAddress,
  languages,
  portfolioPageAddress,
  ratesPageAddress,
  servicePageAddress,
  services,
} from '@tameer/contract'
import { html } from 'hono/html'
import type { Reader } from '../../db/engines/connect.ts'
import {
  countCompanies,
  countMappedRows,
  findMappedId,
  listCitiesOfCategory,
  listMappedPages,
  type MappedTable,
} from '../../db/queries/companies/public-pages.ts'
import { costSizes } from './costs/cost-sizes.ts'
import { fewestIndexed } from './service-page.ts'

/** Most addresses in one file (sitemaps.org, protocol 0.9). */
export const mostAddresses = 50_000
const rowsAtOnce = 200
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Start of a part of the map: the table, and the id before its first row. */
export interface MapPart {
  table: MappedTable
  after: string
}

interface MapOptions {
  db: Reader
  publicUrl: string
  /** Most addresses in one file. */
  most: number
}

/** Number of pages that fit in a file: each needs one address for every language. */
function pagesIn(most: number): number {
  return Math.floor(most / languages.length)
}

/** Entries of a page in every language. The pages themselves name each other as alternates. */
function entriesOf(address: string, publicUrl: string, changedAt?: number): string {
  const day = changedAt === undefined ? '' : html`<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
  return languages
    .map((one) => html`<url><loc>${publicUrl + beforePath(one) + address}</loc>${day}</url>\n`)
    .join('')
}

/** True when everything certainly fits one file. Hidden companies and projects are counted too. */
export async function fitsOneFile({ db, most }: MapOptions): Promise<boolean> {
  const fixed = await listFixedAddresses(db)
  const counts = [
    await countMappedRows(db, 'companies', pagesIn(most) + 1),
    await countMappedRows(db, 'portfolios', pagesIn(most) + 1),
  ]
  return counts.reduce((sum, n) => sum + n, fixed.length) <= pagesIn(most)
}

/** Writes the whole map as one file, piece by piece. */
export async function* writeWholeMap(options: MapOptions): AsyncGenerator<string> {
  yield `${xml}<urlset ${xmlns}>\n`
  yield* writeFixed(options)
  yield* writeRows({ table: 'companies', after: '' }, options)
  yield* writeRows({ table: 'portfolios', after: '' }, options)
  yield '</urlset>\n'
}

/** Writes one part of the map, piece by piece. Without `part`, the pages that always exist. */
export async function* writeMapPart(part: MapPart | undefined, options: MapOptions): AsyncGenerator<string> {
  yield `${xml}<urlset ${xmlns}>\n`
  yield* part ? writeRows(part, options) : writeFixed(options)
  yield '</urlset>\n'
}

/** Writes the index of all parts. Reads one id per part, so that no table is held in memory. */
export async function writeMapIndex(
  options: MapOptions,
  addressOf: (part?: MapPart) => string,
): Promise<string> {
  const { db, publicUrl, most } = options
  const parts = [addressOf()]
  for (const table of ['companies', 'portfolios'] as const) {
    let after: string | undefined = ''
    while (after !== undefined) {
      const until = await findMappedId(db, table, after, pagesIn(most))
      const [first] = await listMappedPages(db, table, { after, until }, 1)
      if (first) parts.push(addressOf({ table, after }))
      after = until
    }
  }
  const entries = parts.map((address) => html`<sitemap><loc>${publicUrl + address}</loc></sitemap>\n`)
  return `${xml}<sitemapindex ${xmlns}>\n${entries.join('')}</sitemapindex>\n`
}

async function* writeFixed({ db, publicUrl }: MapOptions): AsyncGenerator<string> {
  const addresses = await listFixedAddresses(db)
  yield addresses.map((address) => entriesOf(address, publicUrl)).join('')
}

async function listFixedAddresses(db: Reader): Promise<string[]> {
  const costs = cities.flatMap((city) => [
    costPageAddress(city),
    ratesPageAddress(city),
    ...costSizes.map((size) => costPageAddress(city, size.name)),
  ])
  const ofServices: string[] = []
  for (const { categoryId, name } of services) {
    if ((await countCompanies(db, categoryId, fewestIndexed)) >= fewestIndexed)
      ofServices.push(servicePageAddress(name))
    const found = await listCitiesOfCategory(db, categoryId, fewestIndexed)
    const indexed = found.filter(({ companies }) => companies >= fewestIndexed)
    ofServices.push(...indexed.map((city) => servicePageAddress(name, city.name)))
  }
  return [
    '/',
    costPageAddress(),
    ratesPageAddress(),
    embedPageAddress,
    ...costs,
    servicePageAddress(),
    ...ofServices,
  ]
}

async function* writeRows({ table, after }: MapPart, options: MapOptions): AsyncGenerator<string> {
  const { db, publicUrl, most } = options
  const until = await findMappedId(db, table, after, pagesIn(most))
  let last = after
  for (;;) {
    const rows = await listMappedPages(db, table, { after: last, until }, rowsAtOnce)
    yield rows
      .map(({ id, name, changedAt }) => {
        const address =
          table === 'companies' ? companyPageAddress({ id, name }) : portfolioPageAddress({ id, title: name })
        return entriesOf(address, publicUrl, changedAt)
      })
      .join('')
    if (rows.length < rowsAtOnce) return
    // The embedded database returns synchronously: without a pause the map would block all other requests.
    await nextTurn()
    last = rows.at(-1)?.id ?? last
  }
}
