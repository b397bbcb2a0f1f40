import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBooks } from '../books/price-books.js'
import { constructionModes, constructionTypes } from './construction.ts'
import { cities, grades } from './dataset/price-book.ts'
import { detailedEstimate } from './detailed-estimate.ts'
import { stageTotals } from './stages.ts'

describe.each(priceBooks)('money by stage, price book $version', (book) => {
  const estimate = (input: object) => {
    const result = detailedEstimate(input, book)
    if (!result.ok) throw new Error(JSON.stringify(result.problems))
    return result.estimate
  }

  it('adds up to the total, to the rupee, whatever the house', () => {
    const anyHouse = fc.record({
      city: fc.constantFrom(...cities),
      plotSize: fc.integer({ min: 2, max: 40 }),
      storeys: fc.integer({ min: 1, max: 4 }),
      constructionType: fc.constantFrom(...constructionTypes),
      constructionMode: fc.constantFrom(...constructionModes),
      grade: fc.constantFrom(...grades),
    })
    fc.assert(
      fc.property(anyHouse, (house) => {
        const bill = estimate(house)
        const sum = stageTotals(bill, book).reduce((before, { costPkr }) => before + costPkr, 0)
        expect(sum).toBe(bill.total.costPkr)
      }),
      { numRuns: 100 },
    )
  })

  it('follows the order of building, and a grey structure ends before the finishing', () => {
    const namesOf = (constructionType: string) =>
      stageTotals(estimate({ city: 'Lahore', plotSize: 10, constructionType }), book)
        .map(({ stage }) => stage)
        // The book of 2025 has no soil test.
        .filter((stage) => stage !== 'start')
    const grey = ['foundation', 'structure', 'walls', 'services']
    expect(namesOf('Grey Structure')).toEqual(grey)
    expect(namesOf('Complete')).toEqual([...grey, 'finishing', 'end'])
  })
})
