import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { constructionModes, constructionTypes } from './construction.ts'
import { cities, grades } from './dataset/price-book.ts'
import { detailedEstimate } from './detailed-estimate.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'
import { findSavings, gradeTotals } from './savings.ts'

const count = fc.integer({ min: 1, max: 10 })
const anyHouse = fc.record({
  city: fc.constantFrom(...cities),
  plotSize: fc.integer({ min: 2, max: 40 }),
  coveredAreaSft: fc.integer({ min: 500, max: 15_000 }),
  storeys: fc.integer({ min: 1, max: 4 }),
  bedrooms: count,
  bathrooms: count,
  kitchens: count,
  constructionType: fc.constantFrom(...constructionTypes),
  constructionMode: fc.constantFrom(...constructionModes),
  grade: fc.constantFrom(...grades),
  options: fc.record(Object.fromEntries(currentPriceBook.options.map(({ id }) => [id, fc.boolean()])), {
    requiredKeys: [],
  }),
})

function estimate(input: object) {
  const result = detailedEstimate(input)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.estimate
}

function answersOf(input: object): Answers {
  return estimate(input).answers
}

describe('findSavings', () => {
  it('offers the difference of two estimates, all above 0, the largest first and a storey last', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        const { answers, total } = estimate(house)
        const savings = findSavings(answers)
        for (const { changed, savedPkr } of savings) {
          // The estimate fails here when the changed house is outside the limits.
          expect(savedPkr).toBe(total.costPkr - estimate({ ...answers, ...changed }).total.costPkr)
          expect(savedPkr).toBeGreaterThan(0)
        }
        const whole = savings.filter(({ lever }) => lever.code !== 'storey')
        expect(savings.slice(0, whole.length)).toEqual(whole)
        const amounts = whole.map(({ savedPkr }) => savedPkr)
        expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
      }),
      { numRuns: 60 },
    )
  })

  it('names what a usual house of 7 Marla could do without', () => {
    const savings = findSavings(answersOf({ city: 'Lahore', plotSize: 7 }))
    expect(savings.map(({ lever }) => lever)).toEqual(
      expect.arrayContaining([
        { code: 'area', coveredAreaSft: 2_268 },
        { code: 'storey', storeys: 1, coveredAreaSft: 1_260 },
        { code: 'bathroom', bathrooms: 3 },
        { code: 'option', option: 'boundaryWall' },
        { code: 'option', option: 'elevationCladding' },
      ]),
    )
    expect(savings.at(-1)?.lever.code).toBe('storey')
    // Every house needs these.
    for (const option of ['septicTank', 'gasConnection'])
      expect(savings).not.toContainEqual(expect.objectContaining({ lever: { code: 'option', option } }))
    // A Standard house has no feature walls.
    expect(savings).not.toContainEqual(
      expect.objectContaining({ lever: { code: 'option', option: 'featureWalls' } }),
    )
  })

  it('offers nothing that leaves the limits or crowds the rooms', () => {
    const codes = (house: object) => findSavings(answersOf(house)).map(({ lever }) => lever.code)
    const least = { city: 'Lahore', plotSize: 2, coveredAreaSft: 500, storeys: 1, bathrooms: 1 }
    expect(codes(least)).not.toContain('area')
    expect(codes(least)).not.toContain('bathroom')
    expect(codes(least)).not.toContain('storey')
  })

  it('keeps prices and percentages of the family’s own', () => {
    const answers = answersOf({ city: 'Lahore', plotSize: 7, ownPrices: 'steel-300', addOns: 'margin-12' })
    for (const { changed } of findSavings(answers)) {
      expect(answersOf({ ...answers, ...changed })).toMatchObject({
        ownPrices: { steel: 300 },
        addOns: { margin: 12 },
      })
    }
  })
})

describe('gradeTotals', () => {
  it('are the totals of three estimates', () => {
    const answers = answersOf({ city: 'Karachi', plotSize: 10 })
    expect(gradeTotals(answers)).toEqual(
      grades.map((grade) => ({ grade, totalPkr: estimate({ ...answers, grade }).total.costPkr })),
    )
  })
})
