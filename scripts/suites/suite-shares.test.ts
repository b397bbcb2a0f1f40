import { expect, it } from 'vitest'
import { findOvergrown, shares } from './suite-shares.ts'
import { outcomeOf } from './test-counts.ts'

const [suite = '', share = 0] = Object.entries(shares)[0] ?? []
const files = [
  { name: 'web › a.test.ts', seconds: 9 },
  { name: 'web › b.test.ts', seconds: 20 },
]
const taking = (processorSeconds: number | undefined, fixedWorkSeconds = 1) => ({
  [suite]: { ...outcomeOf([]), files, processorSeconds, fixedWorkSeconds },
})

it('lets a suite grow by a third of its share', () => {
  expect(findOvergrown(taking(share * 1.3))).toEqual([])
  expect(findOvergrown(taking(share * 2.6, 2))).toEqual([])
})

it('names a suite that grew more, its slowest files first', () => {
  expect(findOvergrown(taking(share * 1.4))).toEqual([
    expect.stringMatching(
      new RegExp(`^${suite} took .*: web › b\\.test\\.ts \\(20\\.0 s\\), web › a\\.test\\.ts`),
    ),
  ])
})

it('judges nothing where the system does not tell the time', () => {
  expect(findOvergrown(taking(undefined))).toEqual([])
})
