import { describe, expect, it } from 'vitest'
import { rateWithPercent, readFigure, withPercent } from './figures.ts'

describe('readFigure', () => {
  it.each([
    ['3200', 3200],
    ['1,23,45,678', 12_345_678],
    ['12,345,678.50', 12_345_678.5],
    ['Rs. 1,500/-', 1500],
    ['PKR 90', 90],
    ['95 lakh', 9_500_000],
    ['12.55 Lac', 1_255_000],
    ['1.2 crore', 12_000_000],
    ['۱٬۲۳٬۴۵۶', 123_456],
    ['٢٫٥', 2.5],
    ['-2000', -2000],
    ['.5', 0.5],
  ])('%j is %d', (text, figure) => {
    expect(readFigure(text)).toBe(figure)
  })

  it('tells an empty text from one that is not a figure', () => {
    expect(readFigure('')).toBeUndefined()
    expect(readFigure(' Rs ')).toBeUndefined()
    for (const text of ['abc', '1,5', '12..5', '1e5', '3 thousand', '-', '1 2 lakh crore'])
      expect(readFigure(text), text).toBeNaN()
  })
})

describe('withPercent', () => {
  it('rounds to the decimals that a price may have', () => {
    expect(withPercent(1_465, 5, 2)).toBe(1538.25)
    expect(withPercent(333.33, -3, 2)).toBe(323.33)
    expect(withPercent(1_005, 10, 0)).toBe(1106)
    expect(withPercent(100, -100, 2)).toBe(0)
  })

  it('leaves a rate as it is where nothing comes on top, and keeps it in paisas otherwise', () => {
    expect(rateWithPercent(17.3775, 0)).toBe(17.3775)
    expect(rateWithPercent(17.3775, 10)).toBe(19.12)
  })
})
