import { describe, expect, it } from 'vitest'
import { bill, byLine, byPhase, bySection, fairTerms, today } from '../fixtures/three-quotes.ts'
import type { CoverMark, Price, Quote } from '../quote.ts'
import { mostPkr } from '../rupees.ts'
import { judgeQuote } from './judge-quote.ts'
import type { Problem } from './problems.ts'

const judge = (quote: Quote, changed: Partial<Quote> = {}) =>
  judgeQuote(bill, { ...quote, ...changed }, today)
/** The problems except that of the headline, which changes with every price. */
const judgePrices = (quote: Quote, changed: Partial<Quote>) =>
  judge(quote, changed).filter(({ code }) => code !== 'headlineDiffers')
const lump = (level: 'phase' | 'section' | 'line', id: string, amountPkr: number): Price => ({
  level,
  id,
  kind: 'lump',
  amountPkr,
})
const without = (quote: Quote, id: string) => quote.prices.filter((price) => price.id !== id)

describe('every line is priced once or left out', () => {
  it('names a line that is neither', () => {
    expect(judgePrices(byLine, { prices: without(byLine, 'paint') })).toEqual([
      { code: 'unpriced', id: 'paint', item: 'Paint' },
    ])
    expect(judgePrices(byPhase, { prices: without(byPhase, 'grey') })).toHaveLength(6)
  })

  it.each([
    ['excluded', {}],
    ['allowance', { amountPkr: 180_000 }],
  ] as const)('needs no price for a line that is %s', (cover, sum) => {
    const covers: CoverMark[] = [{ level: 'line', id: 'paint', cover, ...sum }]
    expect(judgePrices(byLine, { prices: without(byLine, 'paint'), covers })).toEqual([])
  })

  it('needs a price for the labour when the owner buys the material, even if it is 0', () => {
    const covers: CoverMark[] = [...byLine.covers, { level: 'line', id: 'steel', cover: 'owner' }]
    const prices = without(byLine, 'steel')
    expect(judgePrices(byLine, { prices, covers })).toEqual([
      { code: 'unpriced', id: 'steel', item: 'Steel bars' },
    ])
    expect(judgePrices(byLine, { prices: [...prices, lump('line', 'steel', 0)], covers })).toEqual([])
  })

  it("a line's own mark wins over its section's", () => {
    const covers: CoverMark[] = [
      { level: 'section', id: 'fittings_and_fixtures', cover: 'excluded' },
      { level: 'line', id: 'lights', cover: 'included' },
    ]
    const prices = without(bySection, 'fittings_and_fixtures')
    expect(judgePrices(bySection, { prices, covers })).toEqual([
      { code: 'unpriced', id: 'lights', item: 'Lights and fans' },
    ])
  })

  it.each<[string, Quote, Price, Partial<Problem>]>([
    [
      'a section in a phase that has a price',
      byPhase,
      lump('section', 'labor_cost', 1),
      { at: { field: 'prices', level: 'section', id: 'labor_cost' }, other: { level: 'phase', id: 'grey' } },
    ],
    [
      'a line in a phase that has a price',
      byPhase,
      lump('line', 'paint', 1),
      {
        at: { field: 'prices', level: 'line', id: 'paint', item: 'Paint' },
        other: { level: 'phase', id: 'finishing' },
      },
    ],
    [
      'a line in a section that has a price',
      bySection,
      lump('line', 'paint', 1),
      {
        at: { field: 'prices', level: 'line', id: 'paint', item: 'Paint' },
        other: { level: 'section', id: 'paint_and_ceiling_works' },
      },
    ],
    [
      'the same line',
      byLine,
      lump('line', 'paint', 1),
      {
        at: { field: 'prices', level: 'line', id: 'paint', item: 'Paint' },
        other: { level: 'line', id: 'paint' },
      },
    ],
  ])('names %s', (_, quote, price, problem) => {
    expect(judgePrices(quote, { prices: [...quote.prices, price] })).toEqual([
      { code: 'pricedTwice', ...problem },
    ])
    // Independent of the order in which they were typed.
    expect(judgePrices(quote, { prices: [price, ...quote.prices] })).toMatchObject([{ code: 'pricedTwice' }])
  })

  it('lets each section have a level of its own', () => {
    const prices = [
      ...without(bySection, 'fittings_and_fixtures'),
      lump('line', 'sanitary', 185_000),
      lump('line', 'lights', 70_000),
    ]
    expect(judge(bySection, { prices })).toEqual([])
  })
})

describe('prices and marks stand where they can', () => {
  it('names places that the bill does not have', () => {
    const prices = [...byLine.prices, lump('line', 'roof garden', 1), lump('section', 'steel', 1)]
    const covers: CoverMark[] = [
      ...byLine.covers,
      { level: 'section', id: 'steel', cover: 'excluded' },
      { level: 'phase', id: 'grey', cover: 'excluded' } as unknown as CoverMark,
    ]
    expect(judge(byLine, { prices, covers })).toEqual([
      { code: 'unknown', at: { field: 'prices', level: 'line', id: 'roof garden' } },
      { code: 'unknown', at: { field: 'prices', level: 'section', id: 'steel' } },
      { code: 'unknown', at: { field: 'covers', level: 'section', id: 'steel' } },
      { code: 'unknown', at: { field: 'covers', level: 'phase', id: 'grey' } },
    ])
  })

  it('names a rate at another level than its own', () => {
    const wrong = [
      { level: 'line', id: 'paint', kind: 'per-sft', ratePkr: 1 },
      { level: 'section', id: 'labor_cost', kind: 'per-unit', ratePkr: 1 },
    ] as unknown as Price[]
    const prices = [...without(byLine, 'paint'), ...wrong.slice(0, 1)]
    expect(judge(byLine, { prices })).toEqual([
      {
        code: 'kindNotHere',
        at: { field: 'prices', level: 'line', id: 'paint', item: 'Paint' },
        kind: 'per-sft',
      },
    ])
    const sections = [...without(bySection, 'labor_cost'), ...wrong.slice(1)]
    expect(judge(bySection, { prices: sections })).toMatchObject([{ code: 'kindNotHere', kind: 'per-unit' }])
  })

  it('names two marks at one place, and an allowance without its sum', () => {
    const covers: CoverMark[] = [
      { level: 'line', id: 'doors', cover: 'owner' },
      { level: 'line', id: 'doors', cover: 'excluded' },
      { level: 'line', id: 'tiles', cover: 'allowance' },
    ]
    expect(judge(byLine, { covers })).toEqual([
      { code: 'markedTwice', at: { field: 'covers', level: 'line', id: 'doors', item: 'Doors' } },
      { code: 'noAmount', at: { field: 'covers', level: 'line', id: 'tiles', item: 'Tiles' } },
    ])
  })
})

describe('a figure that does not go with its choice', () => {
  it.each([
    ['included', 1000],
    ['not-applicable', 250_000],
    ['not-included', 0],
  ] as const)('a tax that is %s has no sum of %d', (tax, taxPkr) => {
    expect(judge(byLine, { tax, taxPkr })).toEqual([{ code: 'contradicts', at: { field: 'taxPkr' } }])
  })

  it.each(['included', 'excluded', 'owner'] as const)(
    'a line that is %s has no sum and no laying',
    (cover) => {
      const at = { field: 'covers', level: 'line', id: 'doors' }
      for (const more of [{ amountPkr: 99 }, { laying: 'in-price' }] as const) {
        const covers: CoverMark[] = [{ level: 'line', id: 'doors', cover, ...more }]
        expect(judge(byLine, { covers })).toMatchObject([{ code: 'contradicts', at }])
      }
    },
  )
})

describe('figures', () => {
  it.each([
    [0.5, { code: 'notWholeRupees' }],
    [Number.NaN, { code: 'notWholeRupees' }],
    [-1, { code: 'negative' }],
    [mostPkr + 1, { code: 'tooLarge', mostPkr }],
  ])('an amount of %d is refused wherever it stands', (amountPkr, problem) => {
    const item = 'Gate'
    const at = { field: 'prices', level: 'line', id: 'lights', item: 'Lights and fans' }
    const prices = [...without(byLine, 'lights'), lump('line', 'lights', amountPkr)]
    expect(judge(byLine, { prices })).toEqual([{ ...problem, at }])
    expect(judge(byLine, { extras: [{ item, amountPkr }] })).toEqual([
      { ...problem, at: { field: 'extras', index: 0, item } },
    ])
    expect(judge(byLine, { discount: { amountPkr, word: '' } })).toEqual([
      { ...problem, at: { field: 'discount' } },
    ])
    expect(judge(byLine, { headlinePkr: amountPkr })).toEqual([{ ...problem, at: { field: 'headlinePkr' } }])
    expect(judge(bySection, { covers: [{ ...bySection.covers[0]!, amountPkr }] })).toMatchObject([problem])
  })

  it('an alternate may be plus or minus, in whole rupees', () => {
    expect(judge(byLine, { alternates: [{ item: 'Marble', amountPkr: -1 }] })).toEqual([])
    expect(judge(byLine, { alternates: [{ item: 'Marble', amountPkr: -0.5 }] })).toEqual([
      { code: 'notWholeRupees', at: { field: 'alternates', index: 0, item: 'Marble' } },
    ])
  })

  it.each([
    [12.34567, { code: 'tooManyDecimals', most: 4 }],
    [Number.NaN, { code: 'tooManyDecimals', most: 4 }],
    [-1, { code: 'negative' }],
    [mostPkr + 1, { code: 'tooLarge', mostPkr }],
    // The rate is within the limit, its product with 4,000 sft is not.
    [mostPkr / 2, { code: 'tooLarge', mostPkr }],
  ])('a rate of %d is refused', (ratePkr, problem) => {
    const at = { field: 'prices', level: 'line', id: 'paint', item: 'Paint' }
    const prices: Price[] = [
      ...without(byLine, 'paint'),
      { level: 'line', id: 'paint', kind: 'per-unit', ratePkr },
    ]
    expect(judge(byLine, { prices })).toEqual([{ ...problem, at }])
  })
})

describe('totals, counts and terms', () => {
  it('names the difference from the headline as typed', () => {
    expect(judge(bySection, { headlinePkr: 3_800_000 })).toEqual([
      { code: 'headlineDiffers', typedPkr: 3_800_000, summedPkr: 3_835_000, differencePkr: -35_000 },
    ])
  })

  it('refuses a discount of more than everything', () => {
    const discount = { amountPkr: 3_875_001, word: '' }
    expect(judge(bySection, { discount })).toEqual([
      { code: 'discountTooLarge', discountPkr: 3_875_001, ofPkr: 3_875_000 },
    ])
    expect(judge(bySection, { discount: { amountPkr: 3_875_000, word: '' }, headlinePkr: 0 })).toEqual([])
  })

  it('takes 20 extras and 10 alternates, and no more', () => {
    const some = (count: number) => Array.from({ length: count }, () => ({ item: 'Gate', amountPkr: 0 }))
    expect(judge(byLine, { extras: some(20), alternates: some(10) })).toEqual([])
    expect(judge(byLine, { extras: some(21), alternates: some(11) })).toEqual([
      { code: 'tooMany', field: 'extras', count: 21, max: 20 },
      { code: 'tooMany', field: 'alternates', count: 11, max: 10 },
    ])
  })

  it('checks the terms too, and returns all problems at once', () => {
    const terms = { ...fairTerms, validUntil: today, stages: [] }
    expect(judge(byLine, { terms, headlinePkr: 1 }).map(({ code }) => code)).toEqual([
      ...['stageCount', 'validDays', 'headlineDiffers'],
    ])
  })
})
