import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmountPkr, parseAmountRange, parseRupees } from './money.ts'

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

describe('parseRupees', () => {
  it.each([
    ['1,23,45,678', 12_345_678],
    ['PKR 12345678', 12_345_678],
    ['-500', -500],
  ])('reads %s', (text, pkr) => {
    expect(parseRupees(text)).toBe(pkr)
  })

  it.each(['', 'PKR', '1,2', '12,,345', '1.5', 'USD 5', '1 Lakh'])('refuses %j', (text) => {
    expect(parseRupees(text)).toBeUndefined()
  })
})
