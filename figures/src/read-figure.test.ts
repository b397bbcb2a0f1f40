import { describe, expect, it } from 'vitest'
import { judgeFigure, readFigure, readNumber } from './read-figure.ts'
import { roundTo } from './round-to.ts'

const read: [string, number][] = [
  ['3200', 3200],
  ['1,23,45,678', 12_345_678],
  ['12,345,678.50', 12_345_678.5],
  ['.5', 0.5],
  ['5.', 5],
  ['0.310', 0.31],
  ['-2000', -2000],
  // Rupees by sign and by word, on either side, with their endings.
  ['Rs. 1,500/-', 1500],
  ['Rs.500', 500],
  ['Rs -50', -50],
  ['PKR 90', 90],
  ['1,500 PKR', 1500],
  ['1,500pkr.', 1500],
  ['410 Rs', 410],
  ['410 Rs.', 410],
  ['6,530,000 rupees', 6_530_000],
  ['₨ 6530000', 6_530_000],
  ['50₨', 50],
  ['50,000/=', 50_000],
  ['50,000 /-', 50_000],
  ['50,000/−', 50_000],
  ['Rs 50,000/=', 50_000],
  ['50,000/- Rs', 50_000],
  ['Rs: 500', 500],
  ['PKR.:50,000', 50_000],
  ['Rs. 50,000/- only', 50_000],
  ['3 lakh rupees only.', 300_000],
  ['50,000 روپے صرف', 50_000],
  ['50,000 روپے', 50_000],
  ['۵۰٬۰۰۰ روپئے', 50_000],
  ['روپیہ 310', 310],
  ['310 روپیے۔', 310],
  ['310 روپۓ', 310],
  // Lakh and crore of both languages, from both keyboards.
  ['95 lakh', 9_500_000],
  ['12.55 Lac', 1_255_000],
  ['1.2 crore', 12_000_000],
  ['2Cr', 20_000_000],
  ['Rs .5 crore', 5_000_000],
  ['Rs 3 lakhs/-', 300_000],
  ['65 لاکھ', 6_500_000],
  ['۶۵لاکھ روپے', 6_500_000],
  ['65 لاكه', 6_500_000],
  ['۱٫۲ کروڑ', 12_000_000],
  ['1.2 كروڑ', 12_000_000],
  // Digits and marks of both languages.
  ['۱٬۲۳٬۴۵۶', 123_456],
  ['۶۵،۳۰،۰۰۰', 6_530_000],
  ['٢٫٥', 2.5],
  ['۳۱۰۔۵۰', 310.5],
  ['６５３０', 6530],
  // Marks that nobody sees, and blanks of any width.
  ['\u202a6530000\u202c', 6_530_000],
  ['\u2066Rs\u00a06,530\u2069', 6530],
  ['\u200f۶۵\u200c لاکھ\u200b', 6_500_000],
  ['\ufeff1,500\u00ad', 1500],
  ['12\u202f34\u202f567', 1_234_567],
  ['1 234 567.50', 1_234_567.5],
  ['\t310\n', 310],
]

const refused: [string, string][] = [
  ['65,30,50', 'groups'],
  ['310,50', 'groups'],
  ['1,5', 'groups'],
  ['1,2345', 'groups'],
  ['1234,567', 'groups'],
  ['123,45,678', 'groups'],
  ['1,234,56', 'groups'],
  [',500', 'groups'],
  ['0,500', 'groups'],
  ['۰٬۳۱۰', 'groups'],
  ['0 310', 'groups'],
  ['1,,500', 'groups'],
  ['1,500,', 'groups'],
  ['1,234 567', 'groups'],
  ['310 50', 'groups'],
  ['۶۵،۳۰،۵۰', 'groups'],
  ['1.234.567', 'notAFigure'],
  ['12..5', 'notAFigure'],
  ['Rs..500', 'notAFigure'],
  ['PKR .500', 'notAFigure'],
  ['۔۵۰۰ روپے', 'notAFigure'],
  ['abc', 'notAFigure'],
  ['1e5', 'notAFigure'],
  ['0x10', 'notAFigure'],
  ['-', 'notAFigure'],
  ['.', 'notAFigure'],
  ['−5', 'notAFigure'],
  ['(500)', 'notAFigure'],
  ['=50', 'notAFigure'],
  ['50 lakh crore', 'notAFigure'],
  ['1 2 lakh crore', 'notAFigure'],
  ['3 thousand', 'notAFigure'],
  ['50k', 'notAFigure'],
  ['Rs 50 PKR', 'notAFigure'],
  ['only 50', 'notAFigure'],
  ['Rs: only', 'notAFigure'],
  ['₹ 50', 'notAFigure'],
  ['$50', 'notAFigure'],
  ['50 لاکھوں', 'notAFigure'],
  ['5²', 'notAFigure'],
  ['12½', 'notAFigure'],
  ['9'.repeat(400), 'notAFigure'],
  [`${'9'.repeat(1_000_000)}x`, 'notAFigure'],
]

describe('a figure as people write it', () => {
  it.each(read)('%j is %d', (text, figure) => {
    expect(readFigure(text)).toBe(figure)
  })

  it.each(refused)('%j is refused: %s', (text, fault) => {
    expect(judgeFigure(text)).toEqual({ is: 'fault', fault })
    expect(readFigure(text)).toBeNaN()
  })

  it.each(['', ' ', ' Rs ', 'PKR', '/-', 'روپے', '\u200b'])('%j is empty', (text) => {
    expect(readFigure(text)).toBeUndefined()
  })
})

describe('in a file with semicolons between its cells', () => {
  it.each([
    ['310,50', 310.5],
    ['310,5', 310.5],
    ['966,666666666667', 966.666666666667],
    ['17,3775', 17.3775],
    ['1.234.567,50', 1_234_567.5],
    ['1 234,50', 1234.5],
    ['12,34,567', 1_234_567],
    ['50,000', 50_000],
    ['1.234.567', 1_234_567],
    ['310.50', 310.5],
    ['2900', 2900],
    ['Rs 310,50/-', 310.5],
    ['1,25 lakh', 125_000],
    ['۳۱۰،۵۰', 310.5],
  ])('%j is %d', (text, figure) => {
    expect(readFigure(text, { decimalComma: true })).toBe(figure)
  })

  it.each([
    ['1.234', 'twoWays'],
    ['65,30,50', 'groups'],
    ['1,234,5', 'groups'],
    ['12.34,50', 'groups'],
    ['0,310', 'groups'],
  ])('%j is refused: %s', (text, fault) => {
    expect(judgeFigure(text, { decimalComma: true })).toEqual({ is: 'fault', fault })
  })
})

it('says where the rule takes a comma for a group that could be decimals', () => {
  expect(judgeFigure('1,234', { decimalComma: true })).toEqual({ is: 'figure', value: 1234, unsure: true })
  expect(judgeFigure('12,34,567', { decimalComma: true })).toEqual({ is: 'figure', value: 1_234_567 })
  expect(judgeFigure('1,234')).toEqual({ is: 'figure', value: 1234 })
})

it('a number that is not money has groups and Urdu digits, and no unit', () => {
  expect(readNumber(' ۳٬۳۷۵ ')).toBe(3375)
  expect(readNumber('\u202a7.5\u202c')).toBe(7.5)
  expect(readNumber('')).toBeUndefined()
  for (const text of ['Rs 7', '7 lakh', '7/-', 'Rs', '7,5']) expect(readNumber(text), text).toBeNaN()
})

it('rounds to the decimals that are kept, and says so unless it is noise of floating point', () => {
  expect(roundTo(2900 / 3, 4)).toEqual({ value: 966.6667, rounded: true })
  expect(roundTo(600_930.225, 0)).toEqual({ value: 600_930, rounded: true })
  expect(roundTo(0.1 + 0.2, 4)).toEqual({ value: 0.3, rounded: false })
  expect(roundTo(310.5, 4)).toEqual({ value: 310.5, rounded: false })
})
