import { describe, expect, it } from 'vitest'
import { quickBooks } from '../../books/quick-books.js'
import { readVersion } from '../../build/version-files.ts'
import type { AnswersInput } from '../answers.ts'
import { detailedEstimate } from '../detailed-estimate.ts'
import { compilePriceBook, joinPriceBook, type VersionFiles } from './compile-price-book.ts'
import { findFaults } from './find-faults.ts'
import { movePrices, type PriceIndex } from './move-prices.ts'
import { grades } from './price-book.ts'

const last = '2026-11-26'
const files = readVersion(last)

// An invented month, which no bulletin reports.
const index: PriceIndex = {
  version: '2027-02-01',
  pricesAsOf: '2027-01-31',
  source: { id: 'Z1', site: 'example.test', page: 'Made-up bulletin', date: 'Jan 2027' },
  materials: [
    { material: 'Cement, 50 kg', lines: ['cement'], byMonth: { '2026-09': 1500, '2027-01': 1600 } },
    { material: 'Steel bars', costClasses: ['steel'], byMonth: { '2026-09': 110, '2027-01': 104.5 } },
    { material: 'Binding wire', lines: ['binding_wire'], byMonth: { '2026-09': 7, '2027-01': 7.7 } },
    { material: 'Sand', costClasses: ['sand'], byMonth: { '2026-09': 200, '2027-01': 203 } },
    { material: 'Boring', lines: ['bore'], byMonth: { '2026-09': 600, '2027-01': 660 } },
  ],
}

const moved = movePrices(last, files, index)
const bookOf = (version: string, versionFiles: VersionFiles) =>
  joinPriceBook(compilePriceBook(version, versionFiles), quickBooks[0])

function linesOf(version: string, versionFiles: VersionFiles, change: AnswersInput = {}) {
  const house = { city: 'Lahore', plotSize: 10, constructionType: 'Complete', ...change }
  const result = detailedEstimate(house, bookOf(version, versionFiles))
  if (!result.ok) throw new Error('no estimate')
  return new Map(result.estimate.sections.flatMap(({ lines }) => lines.map((line) => [line.id, line])))
}

describe('prices moved by an index', () => {
  it('make a version without a fault, dated and named by its source', () => {
    const book = bookOf(index.version, moved.files)
    expect(findFaults(moved.files, book, quickBooks[0])).toEqual([])
    expect(book).toMatchObject({ version: '2027-02-01', pricesAsOf: '2027-01-31' })
    expect(book.headlines.headline).toBe(quickBooks[0].headline)
    expect(book.sources.Z1?.page).toBe('Made-up bulletin')
  })

  it('name every changed rate and leave the others', () => {
    expect(moved.changes.map(({ id, material }) => `${id}: ${material}`)).toEqual([
      'cement: Cement, 50 kg',
      'sand_ravi: Sand',
      'sand_chenab: Sand',
      'steel: Steel bars',
      'binding_wire: Binding wire',
      'bore: Boring',
    ])
    const changed = new Set(moved.changes.map(({ id }) => id))
    for (const [place, line] of moved.files.model.lines.entries()) {
      const before = files.model.lines[place]!
      if (!changed.has(line.id)) expect(line).toEqual(before)
      else for (const grade of grades) expect(line.ratePkr[grade]).not.toBe(before.ratePkr[grade])
    }
  })

  it('are a change that says of each line why it moved, and no more than what moved', () => {
    const { changedLines = {}, ...others } = moved.change
    const { id, ...source } = index.source
    expect(others).toEqual({
      base: last,
      pricesAsOf: '2027-01-31',
      sources: { [id]: source },
      testVectors: null,
      model: { madeFrom: last },
    })
    expect(Object.keys(changedLines)).toEqual(moved.changes.map((change) => change.id))
    expect(changedLines.cement).toMatchObject({ why: 'Cement, 50 kg: +6.7 %', status: { rate: 'derived' } })
    expect(changedLines.steel).toMatchObject({ why: 'Steel bars: -5.0 %', ratePkr: { Standard: 242 } })
    const fields = new Set(['why', 'ratePkr', 'rateRangePkr', 'sources'])
    expect(new Set(Object.keys(changedLines.binding_wire ?? {}))).toEqual(fields)
  })

  it('follow the index, rounded as rates are, and are derived from then on', () => {
    const [before, after] = [linesOf(last, files), linesOf(index.version, moved.files)]
    // 1575 x 1600 / 1500; 255 x 0.95 = 242.25; 350 x 1.1; 54 x 1.015 = 54.81.
    const rates = ['cement', 'steel', 'binding_wire', 'sand_ravi'].map((id) => after.get(id)?.ratePkr)
    expect(rates).toEqual([1680, 242, 385, 54.8])
    expect([before.get('cement')?.status.rate, after.get('cement')?.status.rate]).toEqual([
      ...['published', 'derived'],
    ])
    expect(after.get('cement')?.rateSources).toEqual([...before.get('cement')!.rateSources, 'Z1'])
    expect(after.get('bricks')).toEqual(before.get('bricks'))
    for (const [id, line] of after) expect(line.quantity, id).toBe(before.get(id)?.quantity)
  })

  it('follow it at every size and in a city’s own rates too', () => {
    const rates = (change: AnswersInput, id: string) =>
      [linesOf(last, files, change), linesOf(index.version, moved.files, change)].map((lines) =>
        lines.get(id),
      )
    for (const plotSize of [5, 10, 20, 40]) {
      const [before, after] = rates({ plotSize }, 'bore')
      expect(after?.ratePkr).toBe(Math.round((before?.ratePkr ?? 0) * 1.1))
    }
    const [before, after] = rates({ city: 'Islamabad' }, 'sand_ravi')
    // 88 x 1.015 = 89.32.
    expect([before?.ratePkr, after?.ratePkr]).toEqual([88, 89.3])
    expect(after).toMatchObject({ status: { rate: 'derived' }, rateSources: ['C1', 'Z1'] })
  })

  it('do not change the version they came from', () => {
    expect(files.model.lines.find(({ id }) => id === 'cement')?.ratePkr.Standard).toBe(1575)
    expect(files.costs.pricesAsOf).toBe('2026-09-30')
  })

  it.each<[string, Partial<PriceIndex>, string]>([
    ['an older version', { version: '2026-10-01' }, 'version 2026-10-01 is not after 2026-11-26'],
    ['an older month', { pricesAsOf: '2026-08-31' }, '2026-08-31 is not after 2026-09-30'],
    ['a source twice', { source: { ...index.source, id: 'Q1' } }, 'there is a source Q1 already'],
    [
      'a line nobody knows',
      { materials: [{ material: 'Water', lines: ['moat'], byMonth: {} }] },
      'there is no line moat',
    ],
    [
      'a line that two materials move',
      { materials: [...index.materials, { material: 'Wire', lines: ['binding_wire'], byMonth: {} }] },
      'line binding_wire is named twice',
    ],
    [
      'a month without a price',
      { materials: [{ material: 'Sand', costClasses: ['sand'], byMonth: { '2026-09': 200 } }] },
      'Sand: NaN times the price',
    ],
    [
      'a price for another unit',
      {
        materials: [{ material: 'Steel', lines: ['steel'], byMonth: { '2026-09': 255, '2027-01': 255000 } }],
      },
      'Steel: 1000 times the price',
    ],
  ])('are refused for %s', (_, change, reason) => {
    expect(() => movePrices(last, files, { ...index, ...change })).toThrow(reason)
  })
})
