import { expect, it } from 'vitest'
import { bill, byLine, byPhase, bySection, today } from './fixtures/three-quotes.ts'
import { levelQuote } from './level-quote.ts'
import { levellingSteps, likeForLikeOf, stagesInRupees } from './levelling-steps.ts'

const quotes = { byPhase, bySection, byLine }
type Name = keyof typeof quotes
const level = (name: Name) => levelQuote(bill, quotes[name], { today })
const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0)

it('names what is taken away and what is filled in', () => {
  expect(levellingSteps(level('bySection'))).toEqual([
    { code: 'extras', amountPkr: -40_000, lowPkr: -40_000, highPkr: -40_000 },
    { code: 'allowances', amountPkr: -200_000, lowPkr: -200_000, highPkr: -200_000 },
    { code: 'allowance', amountPkr: 300_000, lowPkr: 240_000, highPkr: 390_000 },
    { code: 'excluded', amountPkr: 0, lowPkr: 0, highPkr: 0 },
    { code: 'owner', amountPkr: 0, lowPkr: 0, highPkr: 0 },
    { code: 'tax', amountPkr: 0, lowPkr: 0, highPkr: 0 },
  ])
})

it.each(Object.keys(quotes) as Name[])(
  'steps of the quote %s lead from the headline to its totals',
  (name) => {
    const levelled = level(name)
    const steps = levellingSteps(levelled)
    expect([
      levelled.headlinePkr + sum(steps.map(({ amountPkr }) => amountPkr)),
      levelled.headlinePkr + sum(steps.map(({ lowPkr }) => lowPkr)),
      levelled.headlinePkr + sum(steps.map(({ highPkr }) => highPkr)),
    ]).toEqual([levelled.likeForLikePkr, levelled.likeForLikeLowPkr, levelled.likeForLikeHighPkr])
    expect(sum(levelled.phases.map(likeForLikeOf)) - levelled.discountOn.prices).toBe(levelled.likeForLikePkr)
  },
)

// The quote by section: prices 3,595,000, an allowance of 200,000 for tiles of 300,000, extras of 80,000.
it.each([
  ['of 80,000 takes the extras', 80_000, { extras: 80_000, allowances: 0, prices: 0 }, 3_895_000, 3_895_000],
  [
    'of 100,000 a part of the allowance',
    100_000,
    { extras: 80_000, allowances: 20_000, prices: 0 },
    3_895_000,
    3_895_000,
  ],
  [
    'of 430,000 leaves 150,000',
    430_000,
    { extras: 80_000, allowances: 200_000, prices: 150_000 },
    3_745_000,
    3_745_000,
  ],
  ['of nothing takes nothing', 0, { extras: 0, allowances: 0, prices: 0 }, 3_895_000, 3_975_000],
])('a discount %s', (_, amountPkr, discountOn, likeForLikePkr, withExtrasPkr) => {
  const levelled = levelQuote(bill, { ...bySection, discount: { amountPkr, word: 'x' } }, { today })
  expect(levelled).toMatchObject({ discountOn, likeForLikePkr, withExtrasPkr })
  const steps = levellingSteps(levelled).map(({ amountPkr }) => amountPkr)
  expect(levelled.headlinePkr + sum(steps)).toBe(likeForLikePkr)
})

it('stages are whole rupees that sum to the amount', () => {
  const thirds = [33.33, 33.33, 33.34].map((percent) => ({ stage: 'walls', percent }))
  expect(stagesInRupees(1_000_001, thirds)).toEqual([333_300, 333_300, 333_401])
  expect(stagesInRupees(0, thirds)).toEqual([0, 0, 0])
})
