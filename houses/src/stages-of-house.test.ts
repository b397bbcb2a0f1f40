import { expect, it } from 'vitest'
import { basePkrOf, stagesOfEstimate, stagesOfPrice, usualStages, withAdvance } from './stages-of-house.ts'

it('takes a tax on top into the price where its sum is known', () => {
  expect(basePkrOf({ headlinePkr: 16_000_000, taxPkr: 436_250 })).toBe(16_436_250)
  expect(basePkrOf({ headlinePkr: 16_000_000, taxPkr: undefined })).toBe(16_000_000)
})

it('makes stages of a price: listed ones are due by the list, own words as they say', () => {
  expect(
    stagesOfPrice(1_000_000, [
      { stage: 'advance', percent: 10 },
      { stage: 'Boundary wall', due: 'at-handover', percent: 90 },
    ]),
  ).toEqual([
    { stage: 'advance', due: 'before-work', percent: 10, sharePkr: 100_000 },
    { stage: 'Boundary wall', due: 'at-handover', percent: 90, sharePkr: 900_000 },
  ])
})

it('makes stages of an estimate with its own rupees', () => {
  const totals = [
    { stage: 'start' as const, costPkr: 276_900 },
    { stage: 'walls' as const, costPkr: 2_011_604 },
    { stage: 'end' as const, costPkr: 954_800 },
  ]
  expect(stagesOfEstimate(totals)).toEqual([
    { stage: 'start', due: 'before-work', percent: null, sharePkr: 276_900 },
    { stage: 'walls', due: 'during-work', percent: null, sharePkr: 2_011_604 },
    { stage: 'end', due: 'at-handover', percent: null, sharePkr: 954_800 },
  ])
})

it('takes an advance from the first stage, and leaves none without money', () => {
  const percents = (stages: { percent: number }[]) => stages.map(({ percent }) => percent)
  expect(usualStages.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  expect(percents(withAdvance(usualStages, 2.5)).slice(0, 3)).toEqual([2.5, 9.5, 8])
  expect(percents(withAdvance(usualStages, 12)).slice(0, 3)).toEqual([12, 8, 15])
})
