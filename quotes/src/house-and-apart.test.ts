// The most common offer: a rate per sft for the house, and one thing at a rate of its own. Worked out in
// fixtures/house-and-apart.md.
import { describe, expect, it } from 'vitest'
import type { Bill } from './bill.ts'
import { findClose } from './find-close.ts'
import { bill, blank, byLine, bySection, today } from './fixtures/three-quotes.ts'
import { judgeQuote } from './judge/judge-quote.ts'
import { levelQuote } from './level-quote.ts'
import type { CoverMark, Price, Quote } from './quote.ts'

const house: Price = { level: 'house', kind: 'per-sft', ratePkr: 2_900 }
const steel: Price = { level: 'line', id: 'steel', kind: 'per-unit', ratePkr: 255 }
const apart = { level: 'line', id: 'steel', cover: 'apart' } as const
const offer: Quote = { ...blank, prices: [house, steel], covers: [apart], headlinePkr: 3_792_500 }
const judge = (changed: Partial<Quote>) => judgeQuote(bill, { ...offer, ...changed }, today)
const level = (changed: Partial<Quote> = {}, on = bill) => levelQuote(on, { ...offer, ...changed }, { today })

describe('a price for the house without steel, and steel at a rate', () => {
  it('can be sent, and its headline is the like-for-like total', () => {
    expect(judge({})).toEqual([])
    expect(level()).toMatchObject({
      ...{ pricesPkr: 3_792_500, headlinePkr: 3_792_500, likeForLikePkr: 3_792_500 },
      ...{ filledIn: [], flags: [] },
    })
  })

  it('is shared out over all sections, and says so', () => {
    const { phases } = level()
    expect(phases.map(({ pricePkr, sharedOut }) => [pricePkr, sharedOut])).toEqual([
      [2_799_619, true],
      [992_881, true],
    ])
    const [first] = phases[0]?.sections ?? []
    expect(first).toMatchObject({ pricePkr: 951_483, sharedOut: true })
    expect(first?.lines.map(({ cover, pricePkr }) => [cover, pricePkr])).toEqual([
      ['included', undefined],
      ['apart', 892_500],
    ])
  })

  it('is refused without the rate, and with a second price inside it', () => {
    expect(judge({ prices: [house] })).toMatchObject([
      { code: 'unpriced', id: 'steel' },
      { code: 'headlineDiffers' },
    ])
    const paint: Price = { level: 'line', id: 'paint', kind: 'lump', amountPkr: 1 }
    expect(judge({ prices: [house, steel, paint], headlinePkr: 3_792_501 })).toEqual([
      {
        code: 'pricedTwice',
        at: { field: 'prices', level: 'line', id: 'paint', item: 'Paint' },
        other: { level: 'house', id: '' },
      },
    ])
    const grey: Price = { level: 'phase', id: 'grey', kind: 'lump', amountPkr: 0 }
    expect(judge({ prices: [house, steel, grey] })).toMatchObject([{ code: 'pricedTwice' }])
  })

  it('marks lines only', () => {
    const covers: CoverMark[] = [{ level: 'section', id: 'labor_cost', cover: 'apart' }]
    expect(judge({ covers })).toContainEqual({
      code: 'apartNotHere',
      at: { field: 'covers', level: 'section', id: 'labor_cost' },
    })
  })

  it('is compared with its own ranges: steel is 850,000 to 1,040,000, the house without it 2,614,000 to 3,361,000', () => {
    const of = (ratePkr: number) => level({ prices: [house, { ...steel, ratePkr }] }).flags
    expect(of(194.29)).toEqual([])
    expect(of(194.28)).toMatchObject([{ code: 'lowPrice', place: { level: 'line', id: 'steel' } }])
    const whole = (ratePkr: number) => level({ prices: [{ ...house, ratePkr }, steel] }).flags
    expect(whole(2_091.2)).toEqual([])
    expect(whole(2_091.19)).toMatchObject([
      { code: 'lowPrice', place: { level: 'house' }, lowPkr: 2_614_000 },
    ])
    expect(whole(4_033.2)).toEqual([])
    expect(whole(4_033.21)).toMatchObject([{ code: 'highPrice', highPkr: 3_361_000 }])
  })
})

describe('an allowance whose laying is in the price', () => {
  const tiles = (amountPkr: number, laying?: 'in-price' | 'in-sum'): CoverMark => ({
    ...{ level: 'line', id: 'tiles', cover: 'allowance', amountPkr, laying },
  })
  const prices: Price[] = [{ level: 'house', kind: 'lump', amountPkr: 3_600_000 }]

  it('is replaced by the material of the estimate alone: 210,000 of 300,000', () => {
    const figures = (laying?: 'in-price' | 'in-sum') => {
      const { headlinePkr, likeForLikePkr } = level({ prices, covers: [tiles(200_000, laying)] })
      return [headlinePkr, likeForLikePkr]
    }
    expect(figures('in-price')).toEqual([3_800_000, 3_810_000])
    expect(figures('in-sum')).toEqual([3_800_000, 3_900_000])
    expect(figures()).toEqual(figures('in-sum'))
  })

  it("is compared with the material's range, 168,000 to 273,000", () => {
    const flags = (amountPkr: number) => level({ prices, covers: [tiles(amountPkr, 'in-price')] }).flags
    expect(flags(168_000)).toEqual([])
    expect(flags(167_999)).toMatchObject([{ code: 'lowAllowance', lowPkr: 168_000, highPkr: 273_000 }])
    expect(flags(273_000)).toEqual([])
    expect(flags(273_001)).toMatchObject([{ code: 'highAllowance' }])
  })

  it('needs a price that includes the laying', () => {
    const lines = byLine.prices.filter(({ id }) => id !== 'tiles')
    const judged = (laying: 'in-price' | 'in-sum') =>
      judgeQuote(
        bill,
        { ...byLine, prices: lines, covers: [...byLine.covers, tiles(293_250, laying)] },
        today,
      )
    expect(judged('in-sum')).toEqual([])
    expect(judged('in-price')).toEqual([{ code: 'unpriced', id: 'tiles', item: 'Tiles' }])
  })
})

describe('a tax that comes on top', () => {
  it('is added where its sum is known', () => {
    const known = level({ tax: 'not-included', taxPkr: 100_000 })
    expect(known).toMatchObject({ headlinePkr: 3_792_500, likeForLikePkr: 3_892_500, flags: [] })
    expect([known.likeForLikeLowPkr, known.likeForLikeHighPkr]).toEqual([3_892_500, 3_892_500])
    const unknown = level({ tax: 'not-included' })
    expect(unknown).toMatchObject({ likeForLikePkr: 3_792_500, taxPkr: undefined })
    expect(unknown.flags).toEqual([{ code: 'taxNotIncluded' }])
    expect(level({ tax: 'included', taxPkr: 100_000 }).likeForLikePkr).toBe(3_792_500)
  })

  it('is judged as an amount', () => {
    expect(judge({ tax: 'not-included', taxPkr: 0.5 })).toEqual([
      { code: 'notWholeRupees', at: { field: 'taxPkr' } },
    ])
    expect(judge({ tax: 'not-included', taxPkr: null })).toEqual([])
  })
})

describe('the first two', () => {
  const [b, c] = [
    { id: 'B', ...levelQuote(bill, bySection, { today }) },
    { id: 'C', ...levelQuote(bill, byLine, { today }) },
  ]

  it('are close when the filled-in amounts may reverse their order', () => {
    // C costs 3,886,750, and 3,929,607 with expensive doors; B costs 3,895,000.
    expect(findClose([b, c])).toMatchObject({
      first: 'C',
      second: 'B',
      apartPkr: 8_250,
      hangsOn: [{ id: 'doors' }],
    })
    expect(findClose([c, b])).toEqual(findClose([b, c]))
  })

  it('are not close when the first stays the cheapest at its highest', () => {
    const far = { ...b, likeForLikePkr: c.likeForLikeHighPkr }
    expect(findClose([far, c])).toBeUndefined()
    expect(findClose([{ ...b, likeForLikePkr: c.likeForLikeHighPkr - 1 }, c])).toBeDefined()
    expect(findClose([c])).toBeUndefined()
    const [one, other] = [level(), level()].map((same, place) => ({ id: String(place), ...same }))
    expect(findClose([one!, other!])).toBeUndefined()
  })
})

describe('ranges of sections as the bill shows them', () => {
  const [paint, fittings] = ['paint_and_ceiling_works', 'fittings_and_fixtures']
  const shown: Bill = {
    ...bill,
    sections: [
      { id: paint, phase: 'finishing', costPkr: 180_000, lowPkr: 165_000, highPkr: 195_000 },
      { id: fittings, phase: 'finishing', costPkr: 250_000, lowPkr: 225_000, highPkr: 300_000 },
    ],
  }

  it('stand beside the amounts', () => {
    const sections = level({}, shown).phases.flatMap(({ sections }) => sections)
    expect(sections.find(({ id }) => id === paint)?.estimate).toMatchObject({ lowPkr: 165_000 })
    expect(sections.find(({ id }) => id === fittings)?.estimate).toMatchObject({ highPkr: 300_000 })
  })

  it('are compared with a section’s price, in proportion to the part it includes', () => {
    const flags = (amountPkr: number, covers: CoverMark[] = []) =>
      levelQuote(
        shown,
        {
          ...bySection,
          prices: [
            ...bySection.prices.filter(({ id }) => id !== fittings),
            { level: 'section', id: fittings, kind: 'lump', amountPkr },
          ],
          covers: [...bySection.covers, ...covers],
        },
        { today },
      ).flags.filter(({ code }) => code === 'lowPrice' || code === 'highPrice')
    expect(flags(180_000)).toEqual([])
    expect(flags(179_999)).toMatchObject([{ code: 'lowPrice', lowPkr: 225_000, highPkr: 300_000 }])
    // The price without the lights holds 180,000 of 250,000.
    const lights: CoverMark = { level: 'line', id: 'lights', cover: 'excluded' }
    expect(flags(259_200, [lights])).toEqual([])
    expect(flags(259_201, [lights])).toMatchObject([{ code: 'highPrice', lowPkr: 162_000, highPkr: 216_000 }])
  })
})
