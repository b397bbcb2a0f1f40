import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasDecimals,
  isAmountPkr,
  mostPkr,
  multiply,
  percentOf,
  proportion,
  readable,
  shareOut,
} from './rupees.ts'

describe('multiply', () => {
  it.each([
    [1_950, 1_000, 1_950_000],
    [0.5, 1, 1],
    [0.49, 1, 0],
    // In floats 1.005 × 100 is 100.49999999999999, and 4.35 × 10 is 43.49999999999999.
    [100, 1.005, 101],
    [4.35, 10, 44],
    [1.15, 30, 35],
    [268.5, 3_500.25, 939_817],
    [1.005, 100, 101],
    [17.3775, 2_000.02, 34_755],
    [999_999_999_999.99, 1, mostPkr],
    [0, 0, 0],
  ])('%d × %d is %d', (rate, quantity, rupees) => {
    expect(multiply(rate, quantity)).toBe(rupees)
  })

  it.each([
    [1.00005, 100],
    [-1, 1],
    [1, -1],
    [Number.NaN, 1],
    [1, Number.NaN],
    [Number.POSITIVE_INFINITY, 1],
    [mostPkr, 2],
  ])('%d × %d is undefined', (rate, quantity) => {
    expect(multiply(rate, quantity)).toBeUndefined()
  })

  it('rounds half up exactly, for every rate and quantity with four decimals', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(1_000_000_000), (rate, quantity) => {
        const exact = BigInt(rate) * BigInt(quantity)
        const half = exact % 100_000_000n >= 50_000_000n ? 1n : 0n
        expect(multiply(rate / 10_000, quantity / 10_000)).toBe(Number(exact / 100_000_000n + half))
      }),
    )
  })
})

describe('percentOf', () => {
  it.each([
    [3, 3_895_000, 116_850],
    [2.75, 3_895_001, 107_113],
    [0.05, 1_000, 1],
    [100, 7, 7],
  ])('%d %% of %d is %d', (percent, amount, rupees) => {
    expect(percentOf(percent, amount)).toBe(rupees)
  })

  it('is undefined for an invalid per cent or amount', () => {
    expect(percentOf(1.001, 100)).toBeUndefined()
    expect(percentOf(1, 100.5)).toBeUndefined()
    expect(percentOf(-1, 100)).toBeUndefined()
  })
})

describe('proportion', () => {
  it('rounds half up', () => {
    expect(proportion(240_000, 240_000, 280_000)).toBe(205_714)
    expect(proportion(1, 1, 2)).toBe(1)
    expect(proportion(5, 0, 0)).toBe(0)
  })
})

describe('shareOut', () => {
  it('gives the rupees left to the largest remainders, the earlier first', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareOut(10, [7, 2, 1])).toEqual([7, 2, 1])
    expect(shareOut(1, [1, 3])).toEqual([0, 1])
    expect(shareOut(5, [0, 0])).toEqual([3, 2])
    expect(shareOut(5, [])).toEqual([])
  })

  it('adds up exactly, each share within a rupee of its proportion, more for more', () => {
    const weights = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 120 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: mostPkr }), weights, (amount, parts) => {
        const shares = shareOut(amount, parts)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        const total = parts.reduce((sum, part) => sum + part, 0)
        if (total === 0) return
        for (const [place, part] of parts.entries()) {
          const exact = BigInt(amount) * BigInt(part)
          const off = BigInt(shares[place]!) * BigInt(total) - exact
          expect(off < BigInt(total) && off > -BigInt(total)).toBe(true)
          if (part === 0) expect(shares[place]).toBe(0)
        }
      }),
    )
  })
})

describe('what counts as an amount', () => {
  it.each([0, 1, mostPkr])('%d does', (amount) => {
    expect(isAmountPkr(amount)).toBe(true)
    expect(readable(amount)).toBe(amount)
  })

  it.each([-1, 0.5, mostPkr + 1, Number.NaN, Number.POSITIVE_INFINITY])('%d does not', (amount) => {
    expect(isAmountPkr(amount)).toBe(false)
    expect(readable(amount)).toBe(0)
  })

  it.each([
    [2, [0, 1, 0.1, 0.07, 61.75, 999_999_999.99], [0.001, 1.005]],
    [4, [0, 1, 0.0001, 17.3775, 999_999_999.9999], [0.00001, 17.37755]],
  ])('%d decimals are those a person types', (most, good, bad) => {
    for (const figure of good) expect(hasDecimals(figure, most)).toBe(true)
    for (const figure of [...bad, Number.NaN, Number.POSITIVE_INFINITY])
      expect(hasDecimals(figure, most)).toBe(false)
  })
})
