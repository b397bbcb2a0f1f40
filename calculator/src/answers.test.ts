import { answerProblem } from '@tameer/words/en/calculator'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnswersInput, answerFields, readAnswers } from './answers.ts'
import { detailedEstimate } from './detailed-estimate.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'
import { usualHouse } from './usual-house.ts'

const good = { city: 'Karachi', plotSize: '7' }

function problemsOf(input: AnswersInput): string[] {
  const read = readAnswers({ ...good, ...input }, currentPriceBook)
  return read.ok ? [] : read.problems.map((problem) => `${problem.field}: ${answerProblem(problem)}`)
}

describe('readAnswers', () => {
  it('fills in the usual house for absent answers', () => {
    expect(readAnswers(good, currentPriceBook)).toEqual({
      ok: true,
      answers: {
        city: 'Karachi',
        plotSize: 7,
        plotUnit: 'Marla',
        marlaStandardSft: 225,
        coveredAreaSft: 2520,
        storeys: 2,
        bedrooms: 4,
        bathrooms: 4,
        kitchens: 2,
        livingRooms: 2,
        drawingRooms: 1,
        constructionType: 'Complete',
        constructionMode: 'With Material',
        grade: 'Standard',
      },
    })
  })

  it.each<[string, AnswersInput]>([
    ['3,375 with its comma', { coveredAreaSft: ' 3,375 ' }],
    ['a lakh grouped the local way', { plotUnit: 'sft', plotSize: '2,250' }],
    ['half a Marla', { plotSize: '7.5' }],
    ['the Marla of the land record', { marlaStandardSft: '272.25' }],
    ['one Kanal', { plotUnit: 'Kanal', plotSize: 1 }],
    ['240 square yards', { plotUnit: 'sq yd', plotSize: 240, marlaStandardSft: 'any' }],
  ])('accepts %s', (_, input) => {
    expect(problemsOf(input)).toEqual([])
  })

  it.each<[AnswersInput, string]>([
    [{ city: '' }, 'city: Choose one of Lahore, Islamabad or Karachi.'],
    [{ city: 'Multan' }, 'city: Choose one of Lahore, Islamabad or Karachi.'],
    [{ plotSize: '' }, 'plotSize: Enter the plot size, from 2 to 40 Marla.'],
    [{ plotSize: undefined }, 'plotSize: Enter the plot size, from 2 to 40 Marla.'],
    [{ plotSize: 'seven' }, 'plotSize: Enter the plot size in figures, such as 7.'],
    [{ plotSize: '1e9' }, 'plotSize: Enter the plot size in figures, such as 7.'],
    [{ plotSize: '7,5' }, 'plotSize: Enter the plot size in figures, such as 7.'],
    [{ plotSize: 1e9 }, 'plotSize: The plot size must be from 2 to 40 Marla.'],
    [{ plotSize: 0 }, 'plotSize: The plot size must be from 2 to 40 Marla.'],
    [{ plotSize: '-1' }, 'plotSize: The plot size must be from 2 to 40 Marla.'],
    [{ plotUnit: 'Kanal', plotSize: 5 }, 'plotSize: The plot size must be from 0.1 to 2 Kanal.'],
    [{ plotUnit: 'sq yd', plotSize: 7 }, 'plotSize: The plot size must be from 50 to 1,210 sq yd.'],
    [{ plotUnit: 'sq m', plotSize: 7 }, 'plotSize: The plot size must be from 42 to 1,011 sq m.'],
    [{ plotUnit: 'acre' }, 'plotUnit: Choose one of Marla, Kanal, sq yd, sft or sq m.'],
    [{ marlaStandardSft: 200 }, 'marlaStandardSft: Choose one of 225, 250 or 272.25.'],
    [{ coveredAreaSft: '499' }, 'coveredAreaSft: The covered area must be from 500 to 15,000 sft.'],
    [{ coveredAreaSft: Number.NaN }, 'coveredAreaSft: Enter the covered area in figures, such as 3375.'],
    [{ storeys: 5 }, 'storeys: The number of storeys must be from 1 to 4.'],
    [{ bedrooms: 2.5 }, 'bedrooms: The number of bedrooms must be a whole number, from 1 to 10.'],
    [{ bathrooms: 11 }, 'bathrooms: The number of bathrooms must be from 1 to 10.'],
    [{ kitchens: [] }, 'kitchens: Enter the number of kitchens, from 1 to 10.'],
    [{ livingRooms: '2 big' }, 'livingRooms: Enter the number of living rooms in figures, such as 2.'],
    [{ drawingRooms: '.' }, 'drawingRooms: Enter the number of drawing rooms in figures, such as 2.'],
    [{ constructionType: 'grey' }, 'constructionType: Choose one of Grey Structure or Complete.'],
    [{ constructionMode: null }, 'constructionMode: Choose one of With Material or Without Material.'],
    [{ grade: 'Luxury' }, 'grade: Choose one of Economy, Standard or Premium.'],
  ])('refuses %j', (input, problem) => {
    expect(problemsOf(input)).toEqual([problem])
  })

  it('names all problems at once', () => {
    const faulty = Object.fromEntries(answerFields.map((field) => [field, '']))
    const read = readAnswers({ ...faulty, addOns: 'margin-x', ownPrices: 'steel-x' }, currentPriceBook)
    const fields = read.ok ? [] : read.problems.map(({ field }) => field)
    // The size of a Marla is not checked while the unit is unknown.
    expect(fields.sort()).toEqual(
      answerFields.filter((field) => field !== 'marlaStandardSft' && field !== 'options').sort(),
    )
  })

  it('never throws, and returns a bill or problems', () => {
    const anything = fc.oneof(fc.string(), fc.double(), fc.anything({ withObjectString: true }))
    const input = fc.record(Object.fromEntries(answerFields.map((field) => [field, anything])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(input, (answers) => {
        const result = detailedEstimate(answers)
        if (!result.ok) expect(result.problems.length).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('usualHouse', () => {
  it('suggests a house for any plot that can be built on', () => {
    expect(usualHouse({ plotSize: '10' })).toMatchObject({
      plotAreaSft: 2250,
      coveredAreaSft: 3375,
      bedrooms: 5,
    })
    expect(usualHouse({ plotSize: 120, plotUnit: 'sq yd' })).toMatchObject({
      coveredAreaSft: 1872,
      bedrooms: 3,
    })
    expect(usualHouse({ plotSize: 40, marlaStandardSft: 272.25 })).toMatchObject({ coveredAreaSft: 15_000 })
    expect(usualHouse({ plotSize: '' })).toBeUndefined()
  })

  it('covers the same ground with every number of storeys', () => {
    const covered = (storeys?: unknown) => usualHouse({ plotSize: 7, storeys })?.coveredAreaSft
    expect([covered(1), covered(), covered('3')]).toEqual([1_260, 2_520, 3_780])
    expect(covered('none')).toBe(2_520)
  })

  it('is a house the estimate accepts', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 40, noNaN: true }), (plotSize) => {
        expect(detailedEstimate({ city: 'Lahore', ...usualHouse({ plotSize }), plotSize }).ok).toBe(true)
      }),
    )
  })
})
