import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswersInput } from '../answers.ts'
import { detailedEstimate } from '../detailed-estimate.ts'
import { currentPriceBook } from '../price-books/price-book-choice.ts'
import { findPriceBook } from '../price-books/price-book-versions.ts'
import { articlePricePkr, articlesOf, movePrices, type PriceChange, type PriceEntry } from './move-prices.ts'
import { type City, cities, type PriceBook } from './price-book.ts'

// Invented prices, which no bulletin reports.
const book = currentPriceBook
const articles = articlesOf(book)
const source = { name: 'Made-up bulletin', url: 'https://example.test/prices', day: '2026-12-28' }
const entry = (article: string, pkr: number, more: Partial<PriceEntry> = {}): PriceEntry => ({
  article,
  city: 'Lahore',
  pkr,
  kind: 'published',
  source,
  ...more,
})
const change = (entries: PriceEntry[], version = '2026-12-29', base = book.version): PriceChange => ({
  version,
  base,
  pricesAsOf: source.day,
  entries,
})

function estimateAt(prices: PriceBook, answers: AnswersInput = {}, today?: string) {
  const house = { city: 'Lahore', plotSize: 10, constructionType: 'Complete', ...answers }
  const result = detailedEstimate(house, prices, today)
  if (!result.ok) throw new Error('no estimate')
  const lines = new Map(result.estimate.sections.flatMap((one) => one.lines.map((line) => [line.id, line])))
  return { ...result.estimate, line: (id: string) => lines.get(id) }
}
const ratesOf = (prices: PriceBook) =>
  cities.flatMap((city) =>
    (['Economy', 'Standard', 'Premium'] as const).flatMap((grade) =>
      estimateAt(prices, { city, grade }).sections.flatMap(({ lines }) =>
        lines.map(({ ratePkr }) => ratePkr),
      ),
    ),
  )

describe('a published price', () => {
  const moved = movePrices(book, [change([entry('steel', 280), entry('floor_tile', 400)])])

  it('is the Standard rate of its first line; other grades and lines keep their ratio', () => {
    const rates = (id: string, grade: string) => estimateAt(moved, { grade }).line(id)?.ratePkr
    // 246, 255 and 265 times 280 / 255; binding wire 350 times the same; skirting 138 times 400 / 345.
    expect(['Economy', 'Standard', 'Premium'].map((grade) => rates('steel', grade))).toEqual([270, 280, 291])
    expect([rates('binding_wire', 'Standard'), rates('skirting', 'Standard')]).toEqual([384, 160])
    expect(articlePricePkr(articles.find(({ id }) => id === 'steel')!, 'Lahore', moved)).toBe(280)
  })

  it('moves its own city alone', () => {
    expect(estimateAt(moved, { city: 'Karachi' }).total).toEqual(estimateAt(book, { city: 'Karachi' }).total)
  })

  it('is named by its source and day; what it moves by ratio is derived', () => {
    const { line, priceBook, sources } = estimateAt(moved)
    expect(line('steel')).toMatchObject({ status: { rate: 'published' }, rateSources: ['2026-12-29/1'] })
    expect(sources['2026-12-29/1']).toEqual({ site: source.name, page: source.url, date: source.day })
    expect(estimateAt(moved, { grade: 'Premium' }).line('steel')?.status.rate).toBe('derived')
    expect(line('skirting')).toMatchObject({ status: { rate: 'derived' }, pricedOn: '2026-12-28' })
    expect(line('binding_wire')?.status.rate).toBe('assumed')
    expect(priceBook).toEqual({
      version: '2026-12-29',
      pricesAsOf: '2026-12-28',
      pricesSince: '2026-09-30',
    })
    expect(estimateAt(moved, { city: 'Karachi' }).priceBook.pricesAsOf).toBe('2026-09-30')
  })

  it('is derived when it was reported', () => {
    const reported = movePrices(book, [change([entry('steel', 280, { kind: 'reported' })])])
    expect(estimateAt(reported).line('steel')?.status.rate).toBe('derived')
  })

  it('ages from its own day, and so widens the range less than an older one', () => {
    const today = '2027-02-28'
    const { line, priceAgeDays } = estimateAt(moved, {}, today)
    expect(line('steel')?.driftPct).toEqual({ low: 0, high: 0 })
    expect(line('cement')?.driftPct.high).toBeGreaterThan(0)
    expect(priceAgeDays).toBe(151)
  })

  it('is that of a coil where the line is of a foot', () => {
    const wire = articles.find(({ id }) => id === 'wire_3_29')!
    expect(articlePricePkr(wire, 'Lahore', book)).toBe(24 * 295)
    const dearer = movePrices(book, [change([entry('wire_3_29', 8850)])])
    expect(estimateAt(dearer).line('wire_15')?.ratePkr).toBe(30)
  })

  it('is left out for an article or a city that the book does not have', () => {
    const unknown = [entry('moat', 5), entry('blocks', 90), entry('bricks', 90, { city: 'Karachi' })]
    expect(ratesOf(movePrices(book, [change(unknown)]))).toEqual(ratesOf(book))
  })
})

describe('changes', () => {
  const anyEntry = fc
    .tuple(
      fc.constantFrom(...articles),
      fc.constantFrom<City>(...cities),
      fc.double({ min: 0.2, max: 4, noNaN: true }),
    )
    .map(([article, city, factor]) => {
      const pkr = articlePricePkr(article, city, book) ?? 10
      return entry(article.id, Math.round(pkr * factor * 10) / 10 + 0.1, { city })
    })
  const anyEntries = fc.array(anyEntry, { maxLength: 6 })

  it('applied one by one give the rates of the same applied at once', () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, (one, two) => {
        const both = [change(one), change(two, '2027-01-29', '2026-12-29')]
        const first = movePrices(book, both.slice(0, 1))
        const stepwise = movePrices(first, both.slice(1))
        expect(stepwise).toEqual(movePrices(book, both))
        expect(findPriceBook('2027-01-29', both)).toEqual(stepwise)
        expect(ratesOf(stepwise)).toEqual(ratesOf(movePrices(book, [change([...one, ...two])])))
      }),
      { numRuns: 10 },
    )
  })

  // No tolerance: a rate is rounded once, from its compiled one.
  it('and their reverse give the rates of before, to the rupee', () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, (one, two) => {
        const before = movePrices(book, [change(one)])
        const back = two.flatMap(({ article: id, city }) => {
          const article = articles.find((found) => found.id === id)!
          const pkr = articlePricePkr(article, city, before)
          return pkr === undefined ? [] : [entry(id, pkr, { city })]
        })
        const changes = [change(two, '2027-01-29'), change(back, '2027-02-26')]
        expect(ratesOf(movePrices(before, changes))).toEqual(ratesOf(before))
      }),
      { numRuns: 10 },
    )
  })
})

it('finds no book whose base nobody has', () => {
  expect(findPriceBook('2026-12-29', [change([], '2026-12-29', '2026-10-01')])).toBeUndefined()
  expect(findPriceBook('2026-12-30', [change([])])).toBeUndefined()
})
