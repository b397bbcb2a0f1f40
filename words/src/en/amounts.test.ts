import { parseAmountPkr, parseRupees } from '@tameer/calculator'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daysOfPrices,
  displayAmount,
  displayDate,
  displayDay,
  displayItemCost,
  displayPart,
  displayRate,
  displayRupees,
  displayShortDay,
  groupDigits,
} from './amounts.ts'

const rupees = fc.integer({ min: 0, max: 10_000_000_000 })

describe('displayAmount', () => {
  it.each([
    [0, '0.00 Lakh'],
    [499, '0.00 Lakh'],
    [500, '0.01 Lakh'],
    [5_750_000, '57.50 Lakh'],
    [9_999_400, '99.99 Lakh'],
    [9_999_499, '99.99 Lakh'],
    // 99.995 Lakh is written as 1.00 Crore, never as 100.00 Lakh.
    [9_999_500, '1.00 Crore'],
    [9_999_999, '1.00 Crore'],
    [10_000_000, '1.00 Crore'],
    [10_049_999, '1.00 Crore'],
    [10_050_000, '1.01 Crore'],
    [11_900_000, '1.19 Crore'],
    [-2_500_000, '-25.00 Lakh'],
  ])('shows %d', (pkr, text) => {
    expect(displayAmount(pkr)).toBe(text)
  })

  it('never says 100 Lakh', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9_000_000, max: 10_100_000 }), (pkr) => {
        expect(displayAmount(pkr)).toMatch(/^(\d\d\.\d\d Lakh|1\.0\d Crore)$/)
      }),
    )
  })

  it('is read back within half a hundredth of its unit', () => {
    fc.assert(
      fc.property(rupees, (pkr) => {
        const back = parseAmountPkr(displayAmount(pkr))
        expect(back).toBeDefined()
        expect(Math.abs((back ?? 0) - pkr)).toBeLessThanOrEqual(pkr >= 9_999_500 ? 50_000 : 500)
      }),
    )
  })

  it('is read back as the shown amount', () => {
    fc.assert(
      fc.property(rupees, (pkr) => {
        const text = displayAmount(pkr)
        expect(displayAmount(parseAmountPkr(text) ?? Number.NaN)).toBe(text)
      }),
    )
  })

  it('never shows a larger amount as a smaller one', () => {
    fc.assert(
      fc.property(rupees, rupees, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(parseAmountPkr(displayAmount(less))).toBeLessThanOrEqual(
          parseAmountPkr(displayAmount(more)) ?? Number.NaN,
        )
      }),
    )
  })
})

describe('displayPart', () => {
  it.each([
    [0, 'PKR 0'],
    [4_000, 'PKR 4,000'],
    [-4_000, '-PKR 4,000'],
    [99_999, 'PKR 99,999'],
    [100_000, '1.00 Lakh'],
    [-2_500_000, '-25.00 Lakh'],
  ])('shows %d', (pkr, text) => {
    expect(displayPart(pkr)).toBe(text)
  })
})

describe('displayItemCost', () => {
  it.each([
    [3_730, '3,730'],
    [74_000, '74,000'],
    [99_999, '99,999'],
    [100_000, '1 Lakh'],
    [172_500, '1.73 Lakh'],
    [1_564_000, '15.64 Lakh'],
    [12_000_000, '1.2 Crore'],
    // An amount that rounds to 100 Lakh is written in Crore.
    [9_999_499, '99.99 Lakh'],
    [9_999_500, '1 Crore'],
    [9_999_999, '1 Crore'],
    [10_000_000, '1 Crore'],
  ])('writes %d', (pkr, text) => {
    expect(displayItemCost(pkr)).toBe(text)
  })

  it('never says 100 Lakh, nor more as less', () => {
    const nearEdges = fc.oneof(
      rupees,
      fc.integer({ min: 99_900, max: 100_100 }),
      fc.integer({ min: 9_990_000, max: 10_010_000 }),
    )
    const read = (text: string) => parseAmountPkr(text) ?? parseRupees(text)
    fc.assert(
      fc.property(nearEdges, nearEdges, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(displayItemCost(more)).not.toMatch(/^\d{3,}\S* Lakh$/)
        expect(read(displayItemCost(less))).toBeLessThanOrEqual(read(displayItemCost(more)) ?? Number.NaN)
      }),
    )
  })
})

describe('full figures', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [99_999, '99,999'],
    [100_000, '1,00,000'],
    [12_345_678, '1,23,45,678'],
    [1_234_567_890, '1,23,45,67,890'],
    [-150_000, '-1,50,000'],
    [1_234.5, '1,234.5'],
    [26.3, '26.3'],
  ])('groups %d', (value, text) => {
    expect(groupDigits(value)).toBe(text)
  })

  it('names the currency', () => {
    expect(displayRupees(12_345_678)).toBe('PKR 1,23,45,678')
    expect(displayRupees(-500)).toBe('-PKR 500')
  })

  it('reads back what it writes, to the rupee', () => {
    fc.assert(
      fc.property(rupees, (pkr) => {
        expect(parseRupees(groupDigits(pkr))).toBe(pkr)
        expect(parseRupees(displayRupees(pkr))).toBe(pkr)
        expect(parseRupees(String(pkr))).toBe(pkr)
      }),
    )
  })
})

describe('displayRate', () => {
  it('names the unit of the rate', () => {
    expect(displayRate(247_500, 'Set')).toBe('PKR 2,47,500 per set')
    expect(displayRate(17_000, 'per 1000 bricks')).toBe('PKR 17,000 per 1,000 bricks')
    expect(displayRate(150, 'Rft')).toBe('PKR 150 per running foot')
    expect(displayRate(1_465, 'Unit', 'cement')).toBe('PKR 1,465 per bag')
  })
})

describe('displayDate', () => {
  it.each([
    ['2025-05-12', '12th May, 2025'],
    ['2026-01-01', '1st January, 2026'],
    ['2026-02-02', '2nd February, 2026'],
    ['2026-03-23', '23rd March, 2026'],
    ['2026-11-11', '11th November, 2026'],
    ['2026-12-30', '30th December, 2026'],
    ['soon', 'soon'],
  ])('dates %s', (iso, text) => {
    expect(displayDate(iso)).toBe(text)
  })
})

describe('daysOfPrices', () => {
  it.each([
    [undefined, '2026-12-28', '28th December, 2026'],
    ['2026-12-28', '2026-12-28', '28th December, 2026'],
    ['2026-09-30', '2026-12-28', '30 September to 28 December 2026'],
    ['2026-09-30', '2027-01-28', '30 September 2026 to 28 January 2027'],
  ])('names the days from %s to %s', (pricesSince, pricesAsOf, text) => {
    expect(daysOfPrices({ pricesSince, pricesAsOf })).toBe(text)
  })
})

it('a day within a year is written in full and in short', () => {
  expect(displayDay('2026-11-20')).toBe('20 November')
  expect(displayShortDay('2026-11-20')).toBe('20 Nov')
  expect(displayShortDay('2027-05-03')).toBe('3 May')
  expect(displayShortDay('soon')).toBe('soon')
})
