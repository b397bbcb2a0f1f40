import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as english from '../en/amounts.ts'
import * as englishComparison from '../en/compare-estimates.ts'
import * as englishCost from '../en/cost-page.ts'
import * as englishBill from '../en/detailed-estimate.ts'
import { signApart } from '../figures.ts'
import {
  daysOfPrices,
  displayAmount,
  displayDate,
  displayItemCost,
  displayMonth,
  displayRange,
  displayRate,
  displayRupees,
} from './amounts.ts'
import * as comparison from './compare-estimates.ts'
import * as cost from './cost-page.ts'
import * as bill from './detailed-estimate.ts'

const rupees = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
const figure = (text: string) => text.replace(/[^-\d.,]/g, '')

describe('amounts in Urdu', () => {
  it.each([
    [0, '0.00 لاکھ'],
    [5_750_000, '57.50 لاکھ'],
    [9_999_500, '1.00 کروڑ'],
    [14_000_000, '1.40 کروڑ'],
    [-2_500_000, '\u2066-25.00\u2069 لاکھ'],
  ])('%d in Lakh and Crore', (pkr, text) => {
    expect(displayAmount(pkr)).toBe(text)
  })

  it.each([
    [74_000, '74,000'],
    [1_564_000, '15.64 لاکھ'],
    [12_000_000, '1.2 کروڑ'],
  ])('%d as the cost of an item', (pkr, text) => {
    expect(displayItemCost(pkr)).toBe(text)
  })

  it('name the currency after the figure', () => {
    expect(displayRupees(14_000_000)).toBe('1,40,00,000 روپے')
    expect(displayRupees(-500)).toBe('\u2066-500\u2069 روپے')
    expect(displayRate(17_000, 'per 1000 bricks')).toBe('17,000 روپے فی 1,000 اینٹ')
    expect(displayRate(1_465, 'Unit', 'cement')).toBe('1,465 روپے فی بوری')
  })

  it.each([
    ['+35,000 روپے', '\u2066+35,000\u2069 روپے'],
    ['-35,000', '\u2066-35,000\u2069'],
    ['− 5,00,000', '\u2066− 5,00,000\u2069'],
    ['+ 25.00 لاکھ', '\u2066+ 25.00\u2069 لاکھ'],
    ['100+ پراجیکٹ', '\u2066100+\u2069 پراجیکٹ'],
    ['35,000 روپے', '35,000 روپے'],
  ])('keep the sign of %s beside its digits', (amount, apart) => {
    expect(signApart(amount)).toBe(apart)
  })

  it.each([
    [15_300_000, 20_200_000, '1.53 سے 2.02_کروڑ', '1.53 – 2.02_Crore'],
    [7_000_000, 7_000_400, '70.00_لاکھ', '70.00_Lakh'],
    [9_500_000, 11_000_000, '95.00_لاکھ سے 1.10_کروڑ', '95.00_Lakh – 1.10_Crore'],
  ])('keep figure and unit on one line in a range from %d to %d', (low, high, urdu, inEnglish) => {
    expect(displayRange(low, high)).toBe(urdu.replaceAll('_', '\u00a0'))
    expect(english.displayRange(low, high)).toBe(inEnglish.replaceAll('_', '\u00a0'))
  })

  it.each([
    ['a bill', bill.range, englishBill.range],
    ['a comparison', comparison.range, englishComparison.range],
  ])('keep figure and unit on one line in the range of %s', (_, urdu, inEnglish) => {
    expect(urdu('1.59 کروڑ', '2.11 کروڑ')).toBe('1.59\u00a0کروڑ سے 2.11\u00a0کروڑ')
    expect(inEnglish('1.59 Crore', '2.11 Crore')).toBe('1.59\u00a0Crore to 2.11\u00a0Crore')
  })

  it('keep the currency beside its figure in the range of a page of costs', () => {
    expect(cost.rangeInPkr('1.59 کروڑ', '2.11 کروڑ')).toBe('1.59\u00a0کروڑ سے 2.11\u00a0کروڑ\u00a0روپے')
    expect(englishCost.rangeInPkr('1.59 Crore', '2.11 Crore')).toBe(
      'PKR\u00a01.59\u00a0Crore to 2.11\u00a0Crore',
    )
  })

  it('have the figures of English', () => {
    fc.assert(
      fc.property(rupees, (pkr) => {
        expect(figure(displayAmount(pkr))).toBe(figure(english.displayAmount(pkr)))
        expect(figure(displayItemCost(pkr))).toBe(figure(english.displayItemCost(pkr)))
        expect(figure(displayRupees(pkr))).toBe(figure(english.displayRupees(pkr)))
      }),
    )
  })
})

describe('dates in Urdu', () => {
  it.each([
    ['2025-05-12', '12 مئی 2025'],
    ['2026-01-01', '1 جنوری 2026'],
    ['2026-12-30', '30 دسمبر 2026'],
    ['soon', 'soon'],
  ])('dates %s', (iso, text) => {
    expect(displayDate(iso)).toBe(text)
  })

  it('names the days from the oldest to the newest price', () => {
    const days = (pricesSince: string, pricesAsOf: string) => daysOfPrices({ pricesSince, pricesAsOf })
    expect(days('2026-09-30', '2026-12-28')).toBe('30 ستمبر تا 28 دسمبر 2026')
    expect(days('2026-09-30', '2027-01-28')).toBe('30 ستمبر 2026 تا 28 جنوری 2027')
  })

  it('names a month', () => {
    expect(displayMonth('2027-03')).toBe('مارچ 2027')
  })
})
