import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  displayAmount,
  displayItemCost,
  displayRupees,
  groupDigits,
  parseAmountPkr,
  parseAmountRange,
  parseRupees,
} from './money.ts'

const rupees = fc.integer({ min: 0, max: 10_000_000_000 })

describe('parseAmountPkr', () => {
  it.each([
    ['80 Lakh', 8_000_000],
    ['94.63 Lakh', 9_463_000],
    ['1.19 Crore', 11_900_000],
    ['85 Thousand', 85_000],
    ['3.73 Thousand', 3_730],
    ['55 to 60 Lakh', 5_750_000],
    ['1.1 to 1.2 Crore', 11_500_000],
    ['2.8 to 3 Crore', 29_000_000],
    ['0.29 Crore', 2_900_000],
    ['  1 crore ', 10_000_000],
  ])('reads %s', (text, pkr) => {
    expect(parseAmountPkr(text)).toBe(pkr)
  })

  it.each([
    ...['', 'Lakh', '80', '-1 Lakh', '1,2 Crore', '80 Lakh and more', '60 to 55 Lakh', '1e2 Lakh'],
    ...['80 lakhs', '1..2 Crore', '1 to Crore', 'NaN Lakh', '80  Lakh', '5 constructor'],
  ])('refuses %j', (text) => {
    expect(parseAmountPkr(text)).toBeUndefined()
  })

  it('keeps both ends of a range', () => {
    expect(parseAmountRange('44.3 to 48.3 Lakh')).toEqual({ lowPkr: 4_430_000, highPkr: 4_830_000 })
    expect(parseAmountRange('1.83 to 2 Crore')).toEqual({ lowPkr: 18_300_000, highPkr: 20_000_000 })
    expect(parseAmountRange('70 Lakh')).toEqual({ lowPkr: 7_000_000, highPkr: 7_000_000 })
  })

  it('reads every range as the mean of its ends', () => {
    fc.assert(
      fc.property(fc.nat(99_999), fc.nat(99_999), (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(parseAmountPkr(`${low / 100} to ${high / 100} Lakh`)).toBe((low + high) * 500)
      }),
    )
  })
})

describe('displayAmount', () => {
  it.each([
    [0, '0.00 Lakh'],
    [499, '0.00 Lakh'],
    [500, '0.01 Lakh'],
    [5_750_000, '57.50 Lakh'],
    [9_999_400, '99.99 Lakh'],
    [9_999_499, '99.99 Lakh'],
    // 99.995 Lakh is said as 1.00 Crore: never 100.00 Lakh.
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

  it('reads what it shows as what it shows', () => {
    fc.assert(
      fc.property(rupees, (pkr) => {
        const text = displayAmount(pkr)
        expect(displayAmount(parseAmountPkr(text) ?? Number.NaN)).toBe(text)
      }),
    )
  })

  it('never shows more as less', () => {
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

describe('displayItemCost', () => {
  it.each([
    [74_000, '74 Thousand'],
    [97_825, '97.83 Thousand'],
    [172_500, '1.73 Lakh'],
    [1_564_000, '15.64 Lakh'],
    [12_000_000, '1.2 Crore'],
    // What is rounded to 100 of a unit is said in the next one.
    [99_994, '99.99 Thousand'],
    [99_995, '1 Lakh'],
    [99_999, '1 Lakh'],
    [100_000, '1 Lakh'],
    [9_999_499, '99.99 Lakh'],
    [9_999_500, '1 Crore'],
    [9_999_999, '1 Crore'],
    [10_000_000, '1 Crore'],
  ])('writes %d', (pkr, text) => {
    expect(displayItemCost(pkr)).toBe(text)
  })

  it('never says 100 of a unit that has a next one, nor more as less', () => {
    const nearEdges = fc.oneof(
      rupees,
      fc.integer({ min: 99_900, max: 100_100 }),
      fc.integer({ min: 9_990_000, max: 10_010_000 }),
    )
    fc.assert(
      fc.property(nearEdges, nearEdges, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(displayItemCost(more)).not.toMatch(/^\d{3,}\S* (Thousand|Lakh)$/)
        expect(parseAmountPkr(displayItemCost(less))).toBeLessThanOrEqual(
          parseAmountPkr(displayItemCost(more)) ?? Number.NaN,
        )
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

  it.each(['', 'PKR', '1,2', '12,,345', '1.5', 'USD 5', '1 Lakh'])('refuses %j', (text) => {
    expect(parseRupees(text)).toBeUndefined()
  })
})
