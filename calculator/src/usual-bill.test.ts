import { describe, expect, it } from 'vitest'
import { areas, cities } from './dataset/price-book.ts'
import { detailedEstimate } from './detailed-estimate.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'
import { usualBill } from './usual-bill.ts'

const houses = cities.flatMap((city) => areas.map((area) => ({ city, area })))

describe.each(houses)('the usual bill of $area in $city', ({ city, area }) => {
  const [plotSize] = area.split(' ')

  it.each([undefined, '2026-11-27', '2027-06-01', '2031-01-01'])('is that of the engine on %s', (today) => {
    const made = detailedEstimate({ city, plotSize }, currentPriceBook, today)
    if (!made.ok) throw new Error('no estimate')
    const { total, phases, priceBook } = made.estimate
    const bill = usualBill(city, area, today)
    expect(bill).toMatchObject({
      costPkr: total.costPkr,
      greyPkr: phases.find(({ phase }) => phase === 'grey')?.costPkr,
      pricesAsOf: priceBook.pricesAsOf,
    })
    expect(Math.abs(bill.lowPkr - total.lowPkr)).toBeLessThanOrEqual(1)
    expect(Math.abs(bill.highPkr - total.highPkr)).toBeLessThanOrEqual(1)
  })
})
