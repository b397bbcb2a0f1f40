// Every expected figure is worked out by hand in fixtures/three-quotes.md.
import { describe, expect, it } from 'vitest'
import { sumRanges } from './bill.ts'
import { explainOrder } from './explain-order.ts'
import { bill, byLine, byPhase, bySection, today } from './fixtures/three-quotes.ts'
import { judgeQuote } from './judge/judge-quote.ts'
import { levelQuote } from './level-quote.ts'
import { orderQuotes } from './order-quotes.ts'

const a = { id: 'A', ...levelQuote(bill, byPhase, { today }) }
const b = { id: 'B', ...levelQuote(bill, bySection, { today }) }
const c = { id: 'C', ...levelQuote(bill, byLine, { today }) }

/** Prices of the sections by their ids. */
function sectionPrices({ phases }: typeof a) {
  return Object.fromEntries(
    phases.flatMap(({ sections }) => sections.map(({ id, pricePkr }) => [id, pricePkr])),
  )
}

it('the bill sums as it says', () => {
  expect(sumRanges(bill.lines).costPkr).toBe(bill.totalPkr)
})

it.each([
  ['by phase', byPhase],
  ['by section', bySection],
  ['by line', byLine],
])('the quote %s can be sent', (_, quote) => {
  expect(judgeQuote(bill, quote, today)).toEqual([])
})

it('the cheapest headline without steel comes last like for like', () => {
  expect(orderQuotes([a, b, c]).map(({ id }) => id)).toEqual(['C', 'B', 'A'])
  expect(Math.min(a.headlinePkr, b.headlinePkr, c.headlinePkr)).toBe(a.headlinePkr)
})

it('names the lines that make a quote look cheaper', () => {
  const steel = { id: 'steel', item: 'Steel bars', amountPkr: 945_000 }
  const tank = { code: 'fewerExtras', amountPkr: 40_000 }
  expect(explainOrder([a, b, c])).toEqual([
    {
      ...{ id: 'A', than: 'C', byPkr: 646_750, likeForLikeMorePkr: 58_250 },
      reasons: [{ code: 'leavesOut', amountPkr: 945_000, lines: [steel] }],
    },
    {
      ...{ id: 'A', than: 'B', byPkr: 835_000, likeForLikeMorePkr: 50_000 },
      reasons: [{ code: 'leavesOut', amountPkr: 945_000, lines: [steel] }, tank],
    },
  ])
})

describe('quote A, by phase', () => {
  it('has the totals of the working', () => {
    expect(a).toMatchObject({
      ...{ headlinePkr: 3_000_000, likeForLikePkr: 3_945_000 },
      ...{ likeForLikeLowPkr: 3_850_000, likeForLikeHighPkr: 4_040_000 },
    })
    expect(a.filledIn).toEqual([
      {
        ...{ id: 'steel', item: 'Steel bars', cover: 'excluded', ofMaterial: false },
        ...{ costPkr: 945_000, lowPkr: 850_000, highPkr: 1_040_000 },
      },
    ])
  })

  it('has its phases split over sections to the rupee, marked as shared out', () => {
    expect(sectionPrices(a)).toEqual({
      excavation_and_steel_reinforcement: 60_309,
      bricks_cement_sand_and_crush: 1_286_598,
      labor_cost: 452_320,
      plumbing_works: 150_773,
      wood_metal_and_tile_works: 602_970,
      paint_and_ceiling_works: 187_129,
      fittings_and_fixtures: 259_901,
    })
    expect(a.phases.flatMap(({ sections }) => sections).every(({ sharedOut }) => sharedOut)).toBe(true)
    expect(a.phases[0]?.sections[0]).toMatchObject({ filledInPkr: 945_000, allowancePkr: 0 })
  })

  it('raises the flags of the working', () => {
    expect(a.flags).toEqual([
      {
        ...{ code: 'leavesOut', count: 1, amountPkr: 945_000 },
        lines: [{ id: 'steel', item: 'Steel bars' }],
      },
      { code: 'taxNotIncluded' },
      { code: 'muchBeforeWork', percent: 30, mostPercent: 20 },
      { code: 'nothingKeptBack' },
      { code: 'changesNotSaid' },
    ])
    expect(a.payment).toEqual({ beforeWorkPercent: 30, atHandoverPercent: 0, validDays: 7 })
  })
})

describe('quote B, by section', () => {
  it('has the totals of the working', () => {
    expect(b).toMatchObject({
      ...{ pricesPkr: 3_595_000, allowancesPkr: 200_000, extrasPkr: 80_000, discountPkr: 40_000 },
      ...{ headlinePkr: 3_835_000, likeForLikePkr: 3_895_000, withExtrasPkr: 3_935_000 },
      ...{ likeForLikeLowPkr: 3_835_000, likeForLikeHighPkr: 3_985_000 },
    })
  })

  it('has its sections at the company’s own prices', () => {
    const wood = b.phases[1]?.sections[0]
    expect(wood).toMatchObject({ pricePkr: 290_000, allowancePkr: 200_000, filledInPkr: 300_000 })
    expect(wood?.sharedOut).toBe(false)
    expect(wood?.lines.map(({ pricePkr }) => pricePkr)).toEqual([undefined, undefined])
  })

  it('raises the one flag of the working', () => {
    const place = { level: 'line', id: 'tiles', item: 'Tiles' }
    expect(b.flags).toEqual([
      { code: 'lowAllowance', place, amountPkr: 200_000, lowPkr: 240_000, highPkr: 390_000 },
    ])
  })
})

describe('quote C, by line', () => {
  it('has the totals of the working', () => {
    expect(c).toMatchObject({
      ...{ headlinePkr: 3_646_750, likeForLikePkr: 3_886_750 },
      ...{ likeForLikeLowPkr: 3_852_464, likeForLikeHighPkr: 3_929_607 },
    })
    expect(c.flags).toEqual([])
  })

  it('has the amounts of its lines', () => {
    const lines = c.phases.flatMap(({ sections }) => sections.flatMap(({ lines }) => lines))
    expect(lines.map(({ pricePkr }) => pricePkr)).toEqual([
      ...[64_500, 939_750, 525_000, 568_000, 185_250, 455_000, 148_000],
      ...[293_250, 38_000, 177_000, 185_000, 68_000],
    ])
    expect(sectionPrices(c)).toMatchObject({ excavation_and_steel_reinforcement: 1_004_250 })
  })
})
