import * as words from '@tameer/words/en/calculator'
import { describe, expect, it } from 'vitest'
import type { AnswersInput } from './answers.ts'
import type { PriceBook } from './dataset/price-book.ts'
import { type DetailedEstimate, detailedEstimate } from './detailed-estimate.ts'
import { findPriceBook } from './price-books/price-book-versions.ts'

const book2025 = findPriceBook('2025-05-12')!

function estimate(input: AnswersInput, book?: PriceBook): DetailedEstimate {
  const result = detailedEstimate(input, book)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.estimate
}

const reference = { city: 'Lahore', plotSize: 10, constructionType: 'Complete' }

describe('options and add-ons', () => {
  it('leaves and adds parts of the house as the family says', () => {
    const usual = estimate(reference)
    const lineOf = (bill: DetailedEstimate, lineId: string) =>
      bill.sections.flatMap(({ lines }) => lines).find(({ id }) => id === lineId)
    const without = estimate({ ...reference, options: { boundaryWall: false, septicTank: false } })
    const left = ['boundary_wall', 'septic'].map((id) => lineOf(usual, id)!.costPkr)
    expect(without.total.costPkr).toBe(usual.total.costPkr - left[0]! - left[1]!)
    expect(without.switchedOff.map(({ id }) => id)).toEqual(['boundary_wall', 'septic'])
    expect(without.leftOut).toEqual(usual.leftOut)

    // Standard has no feature walls; a family that adds them gets Premium's: 22 sft a room x 8 rooms at 900.
    const added = estimate({ ...reference, options: 'featureWalls-1' })
    expect(added.total.costPkr).toBe(usual.total.costPkr + 22 * 8 * 900)
    expect(lineOf(added, 'panelling')?.spec).toBe('Fluted or veneered panels')
    expect(added.leftOut.map(({ id }) => id)).toEqual(['shower_encl'])
    expect(added.answers.options).toEqual({ featureWalls: true })
  })

  it.each([
    ['what is usual', { bore: true, gasConnection: '1' }],
    ['what nobody knows', { moat: true, bore: 'perhaps', __proto__: false }],
    ['a text that is none', 'bore--,--=-0'],
    ['a number', 7],
  ])('takes no notice of options that say %s', (_, options) => {
    expect(estimate({ ...reference, options })).toEqual(estimate(reference))
    expect(estimate({ ...reference, options: 'bore-0' }, book2025)).toEqual(estimate(reference, book2025))
  })

  it('gives percentages beside the bill, each of its own sum, and the total with them', () => {
    const plain = estimate(reference)
    expect([plain.addOns, plain.totalWithAddOns.costPkr]).toEqual([[], plain.total.costPkr])
    const { addOns, total, totalWithAddOns } = estimate({
      ...reference,
      addOns: 'margin-12--contingency-2.5--tax-0',
    })
    expect(total).toEqual(plain.total)
    // 12 % and 2.5 % of 17,514,228.
    expect(addOns).toEqual([
      { id: 'margin', pct: 12, of: 'total', amountPkr: 2_101_707, status: 'assumed', sources: [] },
      { id: 'contingency', pct: 2.5, of: 'total', amountPkr: 437_856, status: 'assumed', sources: [] },
    ])
    expect(totalWithAddOns.costPkr).toBe(17_514_228 + 2_101_707 + 437_856)
    expect(totalWithAddOns.lowPkr).toBe(Math.round((total.lowPkr * 20_053_791) / 17_514_228))
    const labour = estimate({ ...reference, constructionMode: 'Without Material', addOns: { margin: 10 } })
    expect(labour.addOns[0]?.amountPkr).toBe(Math.round(labour.total.costPkr / 10))
  })

  it.each([
    ['margin-31', 'outside'],
    ['margin--1', undefined],
    ['margin-12.25', 'outside'],
    ['margin-twelve', 'notFigures'],
    [{ margin: -1 }, 'outside'],
    [{ tip: 99 }, undefined],
  ])('reads the percentages %j', (addOns, code) => {
    const result = detailedEstimate({ ...reference, addOns })
    const [problem] = result.ok ? [] : result.problems
    expect(problem?.code).toBe(code)
    if (problem)
      expect(words.answerProblem(problem)).toBe('Enter a percentage from 0 to 30, with at most one decimal.')
  })
})
