import { expect, it } from 'vitest'
import { claimOf, houseViewOf, stageOf } from '../../../test/own-house.ts'
import { measureOf, stateOf, titleOf } from './house-in-words.ts'

it('the head says whose house it is, and how far it is', () => {
  const view = houseViewOf()
  expect([titleOf(view), measureOf(view)]).toEqual([
    'Your house in Johar Town',
    '10 Marla, Lahore · day 210 of 276',
  ])
  const site = houseViewOf({ role: 'site', locality: '', startsOn: '2026-12-04' })
  expect([titleOf(site), measureOf(site)]).toEqual(['House in Lahore', '10 Marla, Lahore · begins in 5 days'])
})

it.each([
  [stageOf('advance', { plannedOn: '2026-05-04' }), 'due at the start 4 May'],
  [stageOf('plaster', { state: 'claimed', claim: claimOf() }), 'waits for you since 27 Nov · 3 pictures'],
  [stageOf('flooring', { state: 'begun', duePkr: 1_904_000 }), 'begun · by 22 Nov · change − 96,000'],
  [stageOf('flooring', { shiftedOn: null }), 'to come'],
  [stageOf('flooring', { state: 'agreed', withoutClaim: true }), 'agreed without a claim'],
  // After midnight in Pakistan it is still the day before elsewhere.
  [stageOf('flooring', { state: 'agreed', agreedAt: '2026-06-15T20:00:00.000Z' }), 'agreed 16 Jun'],
])('a stage says its state in one line: %#', (stage, said) => {
  expect(stateOf(stage, houseViewOf().house)).toBe(said)
})
