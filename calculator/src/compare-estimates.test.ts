import { describe, expect, it } from 'vitest'
import type { AnswersInput } from './answers.ts'
import { compareAddOns, compareEstimates } from './compare-estimates.ts'
import type { ByGrade, PriceBook } from './dataset/price-book.ts'
import { detailedEstimate } from './detailed-estimate.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'

const house = { city: 'Lahore', plotSize: 10, constructionType: 'Complete' }

function estimate(change: AnswersInput = {}, book?: PriceBook) {
  const result = detailedEstimate({ ...house, ...change }, book)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.estimate
}

describe('compareEstimates', () => {
  it('sets sections side by side, the differences adding up to the total’s', () => {
    const rows = compareEstimates([
      estimate(),
      estimate({ city: 'Islamabad' }),
      estimate({ grade: 'Premium' }),
    ])
    expect(rows).toHaveLength(11)
    // 18,306,376 and 25,627,342 less 17,514,228.
    expect(rows.at(-1)).toMatchObject({ key: 'total', differencesPkr: [0, 792_148, 8_113_114] })
    for (const column of [0, 1, 2]) {
      const sum = rows.slice(0, -1).reduce((so, { differencesPkr }) => so + (differencesPkr[column] ?? 0), 0)
      expect(sum).toBe(rows.at(-1)?.differencesPkr[column])
    }
  })

  it('keeps a place for a section one of them lacks', () => {
    const rows = compareEstimates([estimate(), estimate({ constructionType: 'Grey Structure' })])
    const paint = rows.find(({ key }) => key === 'paint_and_ceiling_works')
    expect(paint?.amounts.map((amounts) => amounts?.costPkr)).toEqual([973_610, undefined])
    expect(paint?.differencesPkr).toEqual([0, -973_610])
  })
})

describe('compareAddOns', () => {
  it('sets percentages side by side beneath the totals', () => {
    const [plain, margin] = [estimate(), estimate({ grade: 'Premium', addOns: { margin: 10, design: 5 } })]
    expect(compareAddOns([plain, plain])).toBeUndefined()
    // 12 % of 25,627,342.
    expect(compareAddOns([plain, margin])).toEqual({
      rows: [
        { id: 'margin', amountsPkr: [0, 2_562_734] },
        { id: 'design', amountsPkr: [0, 1_281_367] },
      ],
      totals: [plain.totalWithAddOns, margin.totalWithAddOns],
    })
    expect(margin.totalWithAddOns.costPkr).toBe(25_627_342 + 2_562_734 + 1_281_367)
  })

  it('does not change the bills’ sections and totals', () => {
    const [plain, margin] = [estimate(), estimate({ addOns: { margin: 10 }, options: { bore: false } })]
    const rows = compareEstimates([plain, margin])
    expect(rows.at(-1)?.differencesPkr).toEqual([0, margin.total.costPkr - plain.total.costPkr])
    expect(rows.find(({ key }) => key === 'utilities_installation')?.differencesPkr[1]).toBeLessThan(0)
  })
})

describe('another price book', () => {
  const doubled = (pkr: ByGrade): ByGrade => [pkr[0] * 2, pkr[1] * 2, pkr[2] * 2]
  const dearer: PriceBook = {
    ...currentPriceBook,
    version: '2027-01-01',
    pricesAsOf: '2027-01-01',
    lines: currentPriceBook.lines.map(({ sizes, ...line }) => ({
      ...line,
      ratesPkr: doubled(line.ratesPkr),
      ...(sizes && {
        sizes: {
          ...sizes,
          steps: sizes.steps.map((step) => ({ ...step, ratesPkr: doubled(step.ratesPkr) })),
        },
      }),
    })),
  }

  it('gives the same answers new prices, and is named', () => {
    const [before, after] = [estimate(), estimate({}, dearer)]
    expect(after.total.costPkr).toBe(2 * before.total.costPkr)
    expect(after.priceBook).toEqual({ version: '2027-01-01', pricesAsOf: '2027-01-01' })
    expect(before.priceBook).toEqual({ version: '2026-11-26', pricesAsOf: '2026-09-30' })
    expect(after.sections.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual(
      before.sections.map(({ lines }) => lines.map(({ quantity }) => quantity)),
    )
  })
})
