import { expect, it } from 'vitest'
import { houseViewOf, snagOf } from '../../../../test/own-house.ts'
import { actOn, faultsInShort, inOrder, stateOfSnag } from './faults.ts'

const houseOf = (role: 'own' | 'family' | 'builder' | 'site') => houseViewOf({ role }).house
const [open, mended, accepted] = (['open', 'mended', 'accepted'] as const).map((state) =>
  snagOf({ state }),
) as [ReturnType<typeof snagOf>, ReturnType<typeof snagOf>, ReturnType<typeof snagOf>]

it('the builder’s side mends an open fault, the family answers to a mended one, nobody else does anything', () => {
  for (const role of ['builder', 'site'] as const) {
    expect(actOn(open, houseOf(role))).toBe('mend')
    expect(actOn(mended, houseOf(role))).toBeUndefined()
  }
  expect(actOn(open, houseOf('own'))).toBeUndefined()
  expect(actOn(mended, houseOf('own'))).toBe('answer')
  expect(actOn(mended, houseOf('family'))).toBeUndefined()
  expect(actOn(accepted, houseOf('own'))).toBeUndefined()
  expect(actOn(mended, houseViewOf({ state: 'ended' }).house)).toBeUndefined()
})

it('only the family’s own key is asked to look at a mended fault', () => {
  expect(stateOfSnag(open, houseOf('own'))).toBe('open')
  expect(stateOfSnag(mended, houseOf('own'))).toBe('mended, look at it')
  expect(stateOfSnag(mended, houseOf('site'))).toBe('mended, waits for the family')
  expect(stateOfSnag(accepted, houseOf('site'))).toBe('accepted')
})

it('counts the faults by their states, and puts those to look at first', () => {
  expect(faultsInShort({ snags: [open, open, accepted] })).toBe('2 open · 1 accepted')
  expect(inOrder([accepted, open, mended])).toEqual([mended, open, accepted])
})
