import { describe, expect, it } from 'vitest'
import { detailedEstimate } from '../detailed-estimate.ts'
import { currentPriceBook } from './price-book-choice.ts'
import { findPriceBook } from './price-book-versions.ts'

const house = { city: 'Lahore', plotSize: 10, constructionType: 'Complete', ownPrices: { steel: 255 } }

function estimate(today?: string, book = currentPriceBook) {
  const result = detailedEstimate(house, book, today)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.estimate
}

describe('the age of prices', () => {
  const fresh = estimate()

  // 30 September and 89 days.
  it.each([undefined, 'no date', '2020-01-01', '2026-09-30', '2026-12-28'])(
    'does not count on %s',
    (today) => {
      expect(estimate(today)).toEqual(fresh)
    },
  )

  it('is shown from 90 days on, and widens the range by the book’s figure for a year', () => {
    expect(estimate('2026-12-29').priceAgeDays).toBe(90)
    const year = estimate('2027-09-30')
    expect(year.priceAgeDays).toBe(365)
    expect(year.total.costPkr).toBe(fresh.total.costPkr)
    const { costPkr, lowPkr, highPkr } = fresh.total
    const steelPkr = fresh.sections.flatMap(({ lines }) => lines).find(({ id }) => id === 'steel')!.costPkr
    // All costs but that with the own price may fall 3 % and rise 12 % in a year.
    const down = Math.hypot(costPkr - lowPkr, (costPkr - steelPkr) * 0.03)
    const up = Math.hypot(highPkr - costPkr, (costPkr - steelPkr) * 0.12)
    expect(Math.abs(year.total.lowPkr - (costPkr - down))).toBeLessThanOrEqual(1)
    expect(Math.abs(year.total.highPkr - (costPkr + up))).toBeLessThanOrEqual(1)
  })

  it('widens a line’s range too, but not that of an own price', () => {
    const [before, after] = [fresh, estimate('2027-09-30')].map(
      ({ sections }) => new Map(sections.flatMap(({ lines }) => lines.map((line) => [line.id, line]))),
    )
    expect(after!.get('steel')).toEqual(before!.get('steel'))
    expect(after!.get('cement')!.highPkr).toBeGreaterThan(before!.get('cement')!.highPkr)
    expect(after!.get('cement')!.lowPkr).toBeLessThan(before!.get('cement')!.lowPkr)
  })

  it('has an upper limit, even with a wrong clock', () => {
    expect(estimate('2099-01-01').total).toEqual(estimate('2032-01-01').total)
    expect(estimate('2099-01-01').total.lowPkr).toBeGreaterThan(0)
  })

  it('is shown for the book of 2025, whose ranges do not change', () => {
    const old = findPriceBook('2025-05-12')
    expect(estimate('2026-11-22', old)).toEqual({ ...estimate(undefined, old), priceAgeDays: 559 })
  })
})
