import { brotliCompressSync } from 'node:zlib'
import {
  articlePricePkr,
  articlesOf,
  cities,
  detailedEstimate,
  type PriceBook,
  roundRate,
} from '@tameer/calculator'
import { dayInPakistan } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { priceEntry } from '../../../../test/price-requests.ts'
import { houseAnswers } from '../../../../test/request-calls.ts'
import { openTwoServers } from '../../../../test/two-servers.ts'
import { loadPriceBooks } from '../../../prices/price-books.ts'

const monthMs = 30 * 24 * 3_600_000
const most = 6 * 1024

/** Every price of a book, moved by some per cent that differ from month to month: made up. */
function nextPrices(book: PriceBook, month: number, day: string) {
  return articlesOf(book).flatMap((article, place) =>
    cities.flatMap((city, at) => {
      const beforePkr = articlePricePkr(article, city, book)
      const factor = 1 + (((place * 7 + at * 5 + month * 3) % 11) - 4) / 100
      const source = { name: `Made-up bulletin of ${city}`, day }
      return beforePkr === undefined
        ? []
        : [priceEntry(day, { article: article.id, city, pkr: roundRate(beforePkr * factor), source })]
    }),
  )
}

function totalAt(book: PriceBook | undefined) {
  const made = detailedEstimate(houseAnswers, book)
  return made.ok ? made.estimate.total.costPkr : undefined
}

describeOnEachEngine('a year of prices', (_open, engine) => {
  it('is seen by both servers, keeps every total of before, and is small', async () => {
    const servers = await openTwoServers(engine)
    const totals = new Map<string, number | undefined>()
    for (let month = 0; month < 12; month += 1) {
      const [one, other] = month % 2 ? servers : servers.toReversed()
      if (!one || !other) throw new Error('two servers')
      for (const { passTime } of servers) passTime(monthMs)
      const { newest } = await loadPriceBooks(one.context.db.read)
      const entries = nextPrices(newest, month, dayInPakistan(one.context.clock()))
      const headers = bearer(await deskTokenOf(one.context, await addDeskAccount(one.context)))
      const sent = await call(one.app, 'publishPrices', {
        headers,
        payload: { base: newest.version, entries },
      })
      expect(sent.statusCode, sent.body).toBe(201)
      const { version } = sent.json()
      const seen = async () => (await call(other.app, 'listPriceBooks')).json().data[0].version
      await expect.poll(seen, { timeout: 10_000 }).toBe(version)
      const { find } = await loadPriceBooks(other.context.db.read)
      for (const [before, totalPkr] of totals) expect(totalAt(find(before)), before).toBe(totalPkr)
      totals.set(version, totalAt(find(version)))
    }
    expect(new Set(totals.values()).size).toBeGreaterThan(10)
    const params = { version: [...totals.keys()].at(-1) ?? '' }
    const { body } = await call(servers[0].app, 'getPriceBook', { params })
    expect(brotliCompressSync(body).length).toBeLessThan(most)
  }, 60_000)
})
