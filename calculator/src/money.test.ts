import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayAmount, parseAmountPkr } from './money.ts'

describe('parseAmountPkr', () => {
  it.each([
    ['80 Lakh', 8_000_000],
    ['1.19 Crore', 11_900_000],
    ['85 Thousand', 85_000],
    ['55 to 60 Lakh', 5_750_000],
    ['1.1 to 1.2 Crore', 11_500_000],
    ['2.8 to 3 Crore', 29_000_000],
  ])('reads %s', (text, pkr) => {
    expect(parseAmountPkr(text)).toBe(pkr)
  })

  it.each(['', 'Lakh', '80', '-1 Lakh', '1,2 Crore', '80 Lakh and more'])('refuses %j', (text) => {
    expect(parseAmountPkr(text)).toBeUndefined()
  })
})

describe('displayAmount', () => {
  it.each([
    [5_750_000, '57.50 Lakh'],
    [9_999_400, '99.99 Lakh'],
    [9_999_500, '1.00 Crore'],
    [9_999_999, '1.00 Crore'],
    [10_000_000, '1.00 Crore'],
    [11_900_000, '1.19 Crore'],
  ])('shows %d', (pkr, text) => {
    expect(displayAmount(pkr)).toBe(text)
  })

  it('is read back within half a hundredth of its unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (pkr) => {
        const back = parseAmountPkr(displayAmount(pkr))
        expect(back).toBeDefined()
        expect(Math.abs((back ?? 0) - pkr)).toBeLessThanOrEqual(pkr >= 9_999_500 ? 50_000 : 500)
      }),
    )
  })
})
