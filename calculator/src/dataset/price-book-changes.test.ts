// Checks the README of the newest book: every line that differs from the book before is named, and twelve houses
// cost what its table says, within 2 % of before.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { detailedEstimate } from '../detailed-estimate.ts'
import { findPriceBook } from '../price-books/price-book-versions.ts'
import { cities, grades, type PriceBook } from './price-book.ts'

const [before, after] = ['2026-11-01', '2026-11-26'].map((version) => findPriceBook(version)!) as [
  PriceBook,
  PriceBook,
]
const told = readFileSync(join(import.meta.dirname, after.version, 'README.md'), 'utf8')
const rows = told.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))

it('names every changed line, and no other', () => {
  const linesBefore = new Map(before.lines.map((line) => [line.id, JSON.stringify(line)]))
  const factors = ({ cities: all }: PriceBook, id: string) =>
    JSON.stringify(cities.map((city) => all[city].quantityFactors[id]))
  const changed = after.lines.filter(
    (line) =>
      linesBefore.get(line.id) !== JSON.stringify(line) ||
      factors(before, line.id) !== factors(after, line.id),
  )
  expect(after.lines.map(({ id }) => id)).toEqual([...linesBefore.keys()])
  const named = rows.flatMap(([, id = '']) => /^`(\w+)`$/.exec(id)?.[1] ?? [])
  expect(named.sort()).toEqual(changed.map(({ id }) => id).sort())
})

it('keeps everything but its lines', () => {
  const rest = ({ lines: _, version: __, cities: ___, ...others }: PriceBook) => others
  expect(rest(after)).toEqual(rest(before))
})

describe('twelve houses', () => {
  const houses = rows.flatMap(([, city, plot = '', grade, was = '', is = '', difference = '']) => {
    const found = { city: cities.find((one) => one === city), grade: grades.find((one) => one === grade) }
    const rupees = (text: string) => Number(text.replaceAll(',', ''))
    return found.city && found.grade
      ? [{ ...found, plotSize: Number(plot.split(' ')[0]), was: rupees(was), is: rupees(is), difference }]
      : []
  })

  it('are twelve, four in each city', () => {
    expect(cities.map((name) => houses.filter(({ city }) => city === name).length)).toEqual([4, 4, 4])
    expect(new Set(houses.map(({ plotSize }) => plotSize))).toEqual(new Set([5, 7, 10, 20]))
    expect(new Set(houses.map(({ grade }) => grade))).toEqual(new Set(grades))
  })

  it.each(houses)('$plotSize Marla in $city at $grade', ({ was, is, difference, ...house }) => {
    const totalOf = (book: PriceBook) => {
      const result = detailedEstimate({ ...house, constructionType: 'Complete' }, book)
      return result.ok ? result.estimate.total.costPkr : undefined
    }
    expect([totalOf(before), totalOf(after)]).toEqual([was, is])
    const percent = (is / was - 1) * 100
    expect(Math.abs(percent)).toBeLessThan(2)
    expect(Number(difference.replace(/[+ %]/g, ''))).toBeCloseTo(percent, 2)
  })
})
