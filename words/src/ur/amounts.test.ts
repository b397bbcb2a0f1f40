import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as english from '../en/amounts.ts'
import { signApart } from '../figures.ts'
import {
  displayAmount,
  displayDate,
  displayItemCost,
  displayMonth,
  displayRate,
  displayRupees,
} from './amounts.ts'

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
    ['100+ منصوبے', '\u2066100+\u2069 منصوبے'],
    ['35,000 روپے', '35,000 روپے'],
  ])('keep the sign of %s beside its digits', (amount, apart) => {
    expect(signApart(amount)).toBe(apart)
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

  it('names a month', () => {
    expect(displayMonth('2027-03')).toBe('مارچ 2027')
  })
})
