// Flags at their limits: an exact limit raises none; a rupee, a day or a hundredth beyond it does.
import { describe, expect, it } from 'vitest'
import { sumRanges } from './bill.ts'
import { bill, byLine, byPhase, bySection, fairTerms, today } from './fixtures/three-quotes.ts'
import type { QuoteContext } from './flags.ts'
import { levelQuote } from './level-quote.ts'
import type { CoverMark, Price, Quote } from './quote.ts'

const flagsOf = (quote: Quote, changed: Partial<Quote> = {}, setting: Partial<QuoteContext> = {}) =>
  levelQuote(bill, { ...quote, ...changed }, { today, ...setting }).flags
const priced = (id: string, amountPkr: number, covers: readonly CoverMark[] = []) =>
  flagsOf(byLine, {
    prices: [
      ...byLine.prices.filter((price) => price.id !== id),
      { level: 'line', id, kind: 'lump', amountPkr },
    ],
    covers: [...byLine.covers, ...covers],
  })

describe('a price outside the range of its lines', () => {
  const place = { level: 'line', id: 'paint', item: 'Paint' }
  const range = { lowPkr: 160_000, highPkr: 200_000 }

  it('is flagged below 80 % of the low', () => {
    expect(priced('paint', 128_000)).toEqual([])
    expect(priced('paint', 127_999)).toEqual([{ code: 'lowPrice', place, amountPkr: 127_999, ...range }])
  })

  it('is flagged above 120 % of the high', () => {
    expect(priced('paint', 240_000)).toEqual([])
    expect(priced('paint', 240_001)).toEqual([{ code: 'highPrice', place, amountPkr: 240_001, ...range }])
  })

  it('is flagged for a phase without its excluded lines: grey without steel is 1,764,000 to 2,116,000', () => {
    const at = (ratePkr: number) =>
      flagsOf(byPhase, {
        prices: [{ level: 'phase', id: 'grey', kind: 'per-sft', ratePkr }, byPhase.prices[1]!],
      }).filter(({ code }) => code === 'lowPrice' || code === 'highPrice')
    expect(at(1_411.2)).toEqual([])
    expect(at(1_411.19)).toMatchObject([{ code: 'lowPrice', amountPkr: 1_411_190, lowPkr: 1_764_000 }])
    expect(at(2_539.2)).toEqual([])
    expect(at(2_539.21)).toMatchObject([{ code: 'highPrice', highPkr: 2_116_000 }])
  })

  it("of the labour alone, where the owner buys: doors' is 34,286 to 47,143", () => {
    expect(priced('doors', 27_429)).toEqual([])
    expect(priced('doors', 27_428)).toMatchObject([{ code: 'lowPrice', lowPkr: 34_286, highPkr: 47_143 }])
    expect(priced('doors', 56_571)).toEqual([])
    expect(priced('doors', 56_572)).toMatchObject([{ code: 'highPrice' }])
  })

  it('is flagged when its line is left out', () => {
    const excluded: CoverMark[] = [{ level: 'line', id: 'paint', cover: 'excluded' }]
    expect(priced('paint', 0, excluded)).toMatchObject([{ code: 'leavesOut' }])
    expect(priced('paint', 1, excluded)).toMatchObject([
      { code: 'leavesOut', count: 1, amountPkr: 180_000 },
      { code: 'highPrice', amountPkr: 1, highPkr: 0 },
    ])
  })
})

describe('a price with a discount', () => {
  const house = { level: 'house', id: '' }
  const total = bill.totalPkr
  /** One price for the house, with nothing set apart. */
  const ofHouse = (amountPkr: number, discountPkr: number) =>
    flagsOf(byLine, {
      prices: [{ level: 'house', kind: 'lump', amountPkr }],
      covers: [],
      extras: [],
      discount: { amountPkr: discountPkr, word: '' },
    })

  it('is flagged as the same price without one', () => {
    const half = Math.round(total / 2)
    expect(ofHouse(half, 0)).toMatchObject([{ code: 'lowPrice', place: house, amountPkr: half }])
    expect(ofHouse(total, total - half)).toEqual([{ ...ofHouse(half, 0)[0], discounted: true }])
    expect(ofHouse(2 * total, total)).toEqual([])
    expect(ofHouse(total, total)).toMatchObject([{ code: 'lowPrice', amountPkr: 0 }])
  })

  it('counts less its share of what the discount takes off the prices', () => {
    expect(flagsOf(byLine, { discount: { amountPkr: 1, word: '' } })).toEqual([])
    const low = flagsOf(byLine, { discount: { amountPkr: byLine.headlinePkr / 2, word: '' } })
    expect(low).toHaveLength(byLine.prices.length)
    expect(new Set(low.map(({ code }) => code))).toEqual(new Set(['lowPrice']))
  })
})

describe('prices that are low only together', () => {
  const sections = [...new Set(bill.lines.map(({ section }) => section))].map((id) => {
    const lines = bill.lines.filter(({ section }) => section === id)
    const { costPkr } = sumRanges(lines)
    return { id, phase: lines[0]!.phase, costPkr, lowPkr: costPkr, highPkr: costPkr }
  })
  const narrow = { ...bill, sections }
  const prices = bill.lines.map(({ id, lowPkr }) => {
    const amountPkr = Math.ceil(lowPkr * 0.8)
    return { level: 'line', id, kind: 'lump', amountPkr } as const
  })
  const flags = (some: readonly Price[]) =>
    levelQuote(narrow, { ...byLine, prices: some, covers: [] }, { today }).flags

  it('are flagged for the house, once none is missing', () => {
    expect(flags(prices)).toMatchObject([{ code: 'lowPrice', place: { level: 'house' } }])
    expect(flags(prices.slice(1))).toEqual([])
  })
})

describe('an allowance outside the range of its lines', () => {
  const of = (covers: CoverMark[]) => flagsOf(bySection, { covers })

  it('is flagged for a line', () => {
    expect(of([{ level: 'line', id: 'tiles', cover: 'allowance', amountPkr: 240_000 }])).toEqual([])
    expect(of([{ level: 'line', id: 'tiles', cover: 'allowance', amountPkr: 239_999 }])).toMatchObject([
      { code: 'lowAllowance', lowPkr: 240_000 },
    ])
    expect(of([{ level: 'line', id: 'tiles', cover: 'allowance', amountPkr: 390_000 }])).toEqual([])
    expect(of([{ level: 'line', id: 'tiles', cover: 'allowance', amountPkr: 390_001 }])).toMatchObject([
      { code: 'highAllowance', highPkr: 390_000 },
    ])
  })

  it('is flagged for a section, only by lines without their own mark', () => {
    const section = { level: 'section', id: 'fittings_and_fixtures', cover: 'allowance' } as const
    const prices: Price[] = bySection.prices.filter(({ id }) => id !== section.id)
    const tiles: CoverMark = { level: 'line', id: 'tiles', cover: 'allowance', amountPkr: 240_000 }
    const flags = (amountPkr: number, ...more: CoverMark[]) =>
      flagsOf(bySection, { prices, covers: [tiles, { ...section, amountPkr }, ...more] })
    expect(flags(210_000)).toEqual([])
    expect(flags(209_999)).toEqual([
      {
        ...{ code: 'lowAllowance', place: { level: 'section', id: 'fittings_and_fixtures' } },
        ...{ amountPkr: 209_999, lowPkr: 210_000, highPkr: 325_000 },
      },
    ])
    const lights: CoverMark = { level: 'line', id: 'lights', cover: 'excluded' }
    expect(flags(150_000, lights)).toMatchObject([{ code: 'leavesOut', count: 1, amountPkr: 70_000 }])
    expect(flags(149_999, lights)).toMatchObject([{ code: 'leavesOut' }, { code: 'lowAllowance' }])
  })
})

describe('terms', () => {
  const withTerms = (changed: Partial<typeof fairTerms>) =>
    flagsOf(byLine, { terms: { ...fairTerms, ...changed } })
  const stages = (first: number, last: number) => [
    { stage: 'advance', percent: first },
    { stage: 'roof-slab', percent: 100 - first - last },
    { stage: 'after-handover', percent: last },
  ]

  it('are flagged with more than 20 % before work begins', () => {
    expect(withTerms({ stages: stages(20, 5) })).toEqual([])
    expect(withTerms({ stages: stages(20.01, 5) })).toEqual([
      { code: 'muchBeforeWork', percent: 20.01, mostPercent: 20 },
    ])
  })

  it('are flagged with more than 20 % before work begins in the company’s own words', () => {
    const booking = { stage: 'booking', percent: 90, due: 'before-work' as const }
    expect(withTerms({ stages: [booking, { stage: 'handover', percent: 10 }] })).toEqual([
      { code: 'muchBeforeWork', percent: 90, mostPercent: 20 },
    ])
  })

  it('are flagged with nothing kept back until handover', () => {
    expect(withTerms({ stages: stages(10, 0.01) })).toEqual([])
    expect(withTerms({ stages: stages(10, 0) })).toEqual([{ code: 'nothingKeptBack' }])
  })

  it('are flagged when valid for less than 7 more days', () => {
    expect(withTerms({ validUntil: '2027-01-17' })).toEqual([])
    expect(withTerms({ validUntil: '2027-01-16' })).toEqual([{ code: 'endsSoon', days: 6 }])
    expect(withTerms({ validUntil: '2027-01-09' })).toEqual([{ code: 'endsSoon', days: -1 }])
  })

  it.each([undefined, null, '', '  '])('are flagged when the price of changes is %j', (changes) => {
    expect(withTerms({ changes } as Partial<typeof fairTerms>)).toEqual([{ code: 'changesNotSaid' }])
  })

  it('are flagged when tax is not included', () => {
    expect(flagsOf(byLine, { tax: 'not-included' })).toEqual([{ code: 'taxNotIncluded' }])
    expect(flagsOf(byLine, { tax: 'not-applicable' })).toEqual([])
  })
})

describe('licences', () => {
  const having = (licence: QuoteContext['licence']) => flagsOf(byLine, {}, { licence })

  it('raise no flag without a licence in the setting', () => {
    expect(having(undefined)).toEqual([])
  })

  it('are flagged when missing, or when the limit is below the estimate', () => {
    expect(having(null)).toEqual([{ code: 'noLicence' }])
    expect(having({ limitPkr: 3_895_000 })).toEqual([])
    expect(having({ limitPkr: 3_894_999 })).toEqual([
      { code: 'aboveLicence', limitPkr: 3_894_999, totalPkr: 3_895_000 },
    ])
    expect(having({})).toEqual([])
  })
})
