import { type AnswersInput, cities, constructionModes, detailedEstimate, grades } from '@tameer/calculator'
import { expect, test } from 'vitest'
import { bothStages } from './both-stages.ts'

function estimate(answers: AnswersInput) {
  const result = detailedEstimate(answers)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.estimate
}

const houses = cities.flatMap((city) =>
  constructionModes.flatMap((constructionMode) =>
    grades.flatMap((grade): AnswersInput[] => [
      { city, plotSize: 7, constructionMode, grade },
      { city, plotSize: 2.5, storeys: 3, bedrooms: 2, constructionMode, grade, addOns: { margin: 12 } },
      {
        ...{ city, plotSize: 1, plotUnit: 'Kanal', constructionMode, grade },
        options: { bore: false, featureWalls: true, boundaryWall: false },
        ownPrices: { steel: 250, cement: 1500 },
      },
    ]),
  ),
)

test.each(houses)(
  'both stages cost what the same answers cost with the other type, to the rupee: %o',
  (house) => {
    const complete = estimate({ ...house, constructionType: 'Complete' })
    const grey = estimate({ ...house, constructionType: 'Grey Structure' })
    const both = { completePkr: complete.total.costPkr, greyPkr: grey.total.costPkr }
    expect(both.greyPkr).toBeLessThan(both.completePkr)
    expect(bothStages(complete)).toEqual(both)
    expect(bothStages(grey)).toEqual(both)
  },
)
