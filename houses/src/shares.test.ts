import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sharesOf } from './shares.ts'

it('shares a price by per cent to the rupee, the half rupee to the earlier stage', () => {
  expect(sharesOf(16_436_250, [30, 20, 20, 15, 15])).toEqual([
    4_930_875, 3_287_250, 3_287_250, 2_465_438, 2_465_437,
  ])
  expect(sharesOf(1_000_001, [33.33, 33.33, 33.34])).toEqual([333_300, 333_301, 333_400])
})

it('never gives a negative share, and all of them are the price', () => {
  const percents = fc
    .uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 11 })
    .map((cuts) => [...cuts.toSorted((a, b) => a - b), 10_000])
    .map((cuts) => cuts.map((cut, place) => (cut - (cuts[place - 1] ?? 0)) / 100))
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 2_000_000_000 }), percents, (basePkr, parts) => {
      const shares = sharesOf(basePkr, parts)
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(basePkr)
    }),
    { numRuns: 300 },
  )
})
