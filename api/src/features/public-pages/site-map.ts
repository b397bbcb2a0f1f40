import { setImmediate as nextTurn } from 'node:timers/promises'
import { cities } from '@tameer/calculator'
import {
  beforePath,
  companyPageAddress,
  costPageAddress,
  languages,
  portfolioPageAddress,
  servicePageAddress,
  services,
} from '@tameer/contract'
import { html } from 'hono/html'
import type { Database } from '../../db/connect.ts'
import {
  countCompanies,
  countMappedRows,
  findMappedId,
  listCitiesOfCategory,
  listMappedPages,
  type MappedTable,
} from '../../db/queries/public-pages.ts'
import { costSizes } from './cost-sizes.ts'
import { fewestIndexed } from './service-page.ts'

type Reader = Database['read']

/** Addresses one file may hold (sitemaps.org, protocol 0.9). */
export const mostAddresses = 50_000
const rowsAtOnce = 200
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** What a part of the map begins after, by table. */
export interface MapPart {
  table: MappedTable
  after: string
}

interface MapOptions {
  db: Reader
  publicUrl: string
  /** Addresses in one file. */
  most: number
}

/** How many pages a file has room for, each in every language. */
function pagesIn(most: number): number {
  return Math.floor(most / languages.length)
}

/** A page in every language; each names the others itself. */
function entriesOf(address: string, publicUrl: string, changedAt?: number): string {
  const day = changedAt === undefined ? '' : html`<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
  return languages
    .map((one) => html`<url><loc>${publicUrl + beforePath(one) + address}</loc>${day}</url>\n`)
    .join('')
}

/** Whether everything fits one file for certain: hidden companies and projects count too. */
export async function fitsOneFile({ db, most }: MapOptions): Promise<boolean> {
  const fixed = await listFixedAddresses(db)
  const counts = [
    await countMappedRows(db, 'companies', pagesIn(most) + 1),
    await countMappedRows(db, 'portfolios', pagesIn(most) + 1),
  ]
  return counts.reduce((sum, n) => sum + n, fixed.length) <= pagesIn(most)
}

/** The whole map as one file, in pieces. */
export async function* writeWholeMap(options: MapOptions): AsyncGenerator<string> {
  yield `${xml}<urlset ${xmlns}>\n`
  yield* writeFixed(options)
  yield* writeRows({ table: 'companies', after: '' }, options)
  yield* writeRows({ table: 'portfolios', after: '' }, options)
  yield '</urlset>\n'
}

/** One part of the map, in pieces; without a part that of the pages there always are. */
export async function* writeMapPart(part: MapPart | undefined, options: MapOptions): AsyncGenerator<string> {
  yield `${xml}<urlset ${xmlns}>\n`
  yield* part ? writeRows(part, options) : writeFixed(options)
  yield '</urlset>\n'
}

/** The list of all parts. Ids are read in strides, so that no table is held in memory. */
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
  return ['/', costPageAddress(), ...costs, servicePageAddress(), ...ofServices]
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
    // The embedded database returns at once: without a pause the map would block all other requests.
    await nextTurn()
    last = rows.at(-1)?.id ?? last
  }
}
