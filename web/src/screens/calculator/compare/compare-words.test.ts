import { detailedEstimate } from '@tameer/calculator'
import { describe, expect, it } from 'vitest'
import { displayRupees } from '#words/amounts'
import { compareAnswers, differenceInWords } from './compare-words.ts'

function estimate(answers: object) {
  const result = detailedEstimate({ city: 'Lahore', plotSize: 10, ...answers })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.estimate
}

describe('differences in words', () => {
  it.each([
    [1_240_000, 10_000_000, '12.40 Lakh (12.4\u00a0%) more'],
    [-12_400_000, 24_800_000, '1.24 Crore (50.0\u00a0%) less'],
    [-300, 0, 'PKR 300 less'],
    [0, 500, 'the same'],
  ])('%i of %i is %s', (pkr, firstPkr, words) => {
    expect(differenceInWords(pkr, firstPkr)).toBe(words)
  })

  it('are to the rupee when amounts are', () => {
    expect(differenceInWords(1_240_001, 0, displayRupees)).toBe('PKR 12,40,001 more')
  })
})

describe('compareAnswers', () => {
  it('parts answers that differ from those that do not', () => {
    const { differing, same } = compareAnswers([estimate({}), estimate({ city: 'Karachi', plotSize: 7 })])
    expect(differing.map(({ label, texts }) => [label, ...texts])).toEqual([
      ['City', 'Lahore', 'Karachi'],
      ['Plot', '10 Marla (Marla of 225 sft)', '7 Marla (Marla of 225 sft)'],
      ['Covered area', '3,375 sft', '2,520 sft'],
      ['Bedrooms', '5', '4'],
      ['Bathrooms', '5', '4'],
    ])
    const [own] = compareAnswers([
      estimate({ ownPrices: 'steel-300', options: 'boundaryWall-0' }),
      estimate({}),
    ]).differing.slice(-1)
    expect(own?.texts).toEqual(['Deformed steel bars, Grade 60 at your price of PKR 300 per kg', 'none'])
    expect(same.map(({ label }) => label)).toContain('Grade')
  })
})
