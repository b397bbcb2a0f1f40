// Quotes on the bills that the calculator makes.
import { rateDecimals as calculatedDecimals, cities, grades } from '@tameer/calculator'
import { describe, expect, it } from 'vitest'
import { type Bill, levels } from './bill.ts'
import { indexBill } from './bill-index.ts'
import { billFor } from './fixtures/estimated-bill.ts'
import { blank, today } from './fixtures/three-quotes.ts'
import { judgeQuote } from './judge/judge-quote.ts'
import { levelQuote } from './level-quote.ts'
import type { Price, Quote } from './quote.ts'
import { multiply, rateDecimals } from './rupees.ts'

const bills = cities.flatMap((city) =>
  grades.flatMap((grade) =>
    (['Grey Structure', 'Complete'] as const).flatMap((constructionType) =>
      (['With Material', 'Without Material'] as const).map((constructionMode) => ({
        name: `${city}, ${grade}, ${constructionType}, ${constructionMode}`,
        withMaterial: constructionMode === 'With Material',
        bill: billFor({ city, grade, constructionType, constructionMode }),
      })),
    ),
  ),
)

/**
 * A lump sum for each place of a level. For each line: the estimate's rate if it gives the estimate's cost, else a
 * lump sum.
 */
function asTheEstimate(bill: Bill, how: (typeof levels)[number] | 'rate'): Quote {
  const level = how === 'rate' ? 'line' : how
  const prices = [...indexBill(bill).places.values()]
    .filter(({ place }) => place.level === level)
    .map(({ place: { id }, lines }): Price => {
      const amountPkr = lines.reduce((sum, { costPkr }) => sum + costPkr, 0)
      const ratePkr = lines[0]?.ratePkr ?? 0
      return how === 'rate' && multiply(ratePkr, lines[0]?.quantity ?? 0) === amountPkr
        ? { level: 'line', id, kind: 'per-unit', ratePkr }
        : level === 'house'
          ? { level, kind: 'lump', amountPkr }
          : { level, id, kind: 'lump', amountPkr }
    })
  return { ...blank, prices, headlinePkr: bill.totalPkr }
}

describe.each(bills)('$name', ({ bill }) => {
  it.each([...levels, 'rate'] as const)('priced as the estimate by %s it is the estimate', (how) => {
    const quote = asTheEstimate(bill, how)
    expect(judgeQuote(bill, quote, today)).toEqual([])
    expect(levelQuote(bill, quote, { today })).toMatchObject({
      ...{ headlinePkr: bill.totalPkr, likeForLikePkr: bill.totalPkr },
      ...{ filledIn: [], flags: [] },
    })
  })
})

it('accepts every rate that the calculator makes, also for labour alone', () => {
  expect(rateDecimals).toBe(calculatedDecimals)
  const lines = bills.flatMap(({ bill }) => bill.lines)
  expect(lines.some(({ ratePkr }) => Number(ratePkr.toFixed(2)) !== ratePkr)).toBe(true)
  for (const { bill } of bills) {
    const prices = bill.lines.map(
      ({ id, ratePkr }): Price => ({ level: 'line', id, kind: 'per-unit', ratePkr }),
    )
    const summedPkr = bill.lines.reduce(
      (sum, { ratePkr, quantity }) => sum + (multiply(ratePkr, quantity) ?? 0),
      0,
    )
    expect(judgeQuote(bill, { ...blank, prices, headlinePkr: summedPkr }, today)).toEqual([])
    // With labour alone a line may be a rupee less or more than its part of the total.
    expect(Math.abs(summedPkr - bill.totalPkr)).toBeLessThanOrEqual(bill.lines.length)
  }
})

// With labour alone the estimate rounds the whole line before it takes the labour's share.
it('multiplies as the calculator does, where the estimate is with material', () => {
  const houses = bills.filter(({ withMaterial }) => withMaterial)
  for (const { ratePkr, quantity, costPkr } of houses.flatMap(({ bill }) => bill.lines))
    expect(multiply(ratePkr, quantity)).toBe(costPkr)
})
