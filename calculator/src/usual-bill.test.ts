import { describe, expect, it } from 'vitest'
import { movePrices } from './dataset/move-prices.ts'
import { areas, cities } from './dataset/price-book.ts'
import { detailedEstimate } from './detailed-estimate.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'
import { usualBill } from './usual-bill.ts'
import { usualBillsOf } from './usual-bills-of.ts'

const houses = cities.flatMap((city) => areas.map((area) => ({ city, area })))

const source = { name: 'Made-up bulletin', day: '2026-12-28' }
const steel = { article: 'steel', city: 'Lahore', pkr: 280, kind: 'published', source } as const
const change = {
  version: '2026-12-29',
  base: currentPriceBook.version,
  pricesAsOf: source.day,
  entries: [steel],
}
const moved = movePrices(currentPriceBook, [change])

describe.each(houses)('the usual bill of $area in $city', ({ city, area }) => {
  const [plotSize] = area.split(' ')

  it.each([
    [undefined, currentPriceBook],
    ['2026-11-27', currentPriceBook],
    ['2031-01-01', currentPriceBook],
    ['2027-02-01', moved],
    ['2031-01-01', moved],
  ])('is that of the engine on %s', (today, book) => {
    const made = detailedEstimate({ city, plotSize }, book, today)
    if (!made.ok) throw new Error('no estimate')
    const { total, phases, priceBook } = made.estimate
    const bill = usualBill(city, area, today, book === moved ? usualBillsOf(book) : undefined)
    expect(bill).toMatchObject({
      costPkr: total.costPkr,
      greyPkr: phases.find(({ phase }) => phase === 'grey')?.costPkr,
      pricesAsOf: priceBook.pricesAsOf,
      pricesSince: priceBook.pricesSince ?? priceBook.pricesAsOf,
    })
    expect(Math.abs(bill.lowPkr - total.lowPkr)).toBeLessThanOrEqual(1)
    expect(Math.abs(bill.highPkr - total.highPkr)).toBeLessThanOrEqual(1)
  })
})
