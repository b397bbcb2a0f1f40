import { expect, it } from 'vitest'
import { type Actor, type HouseRight, houseRole, may } from './permissions.ts'

const company = { role: 'Company', companyId: 'ours' } as const
const others = { role: 'Company', companyId: 'theirs' } as const
const operator = { role: 'Operator', companyId: undefined } as const
const editor = { role: 'Editor', companyId: undefined } as const
const own = { requestId: 'request', kind: 'own' } as const
const family = { requestId: 'request', kind: 'family' } as const
const otherKey = { requestId: 'another', kind: 'own' } as const
const owner = { houseId: 'house', kind: 'own', money: false } as const
const reader = { houseId: 'house', kind: 'family', money: false } as const
const mason = { houseId: 'house', kind: 'site', money: false } as const
const foreman = { houseId: 'house', kind: 'site', money: true } as const
const otherHouse = { houseId: 'another', kind: 'own', money: false } as const
const ofHouse: Actor[] = [owner, reader, mason, foreman, otherHouse]
const everyone: Actor[] = ['visitor', own, family, otherKey, ...ofHouse, company, others, operator, editor]

it.each([
  ['anyone', everyone],
  ['key', [own, family, otherKey]],
  ['house', [...ofHouse, company, others]],
  [['Company'], [company, others]],
  [['Operator'], [operator]],
  [
    ['Operator', 'Editor'],
    [operator, editor],
  ],
  [[], []],
] as const)('lets call what is open to %j', (access, expected) => {
  expect(everyone.filter((actor) => may(actor, 'call', { access }))).toEqual(expected)
})

it('lets only the company itself change its things', () => {
  expect(everyone.filter((actor) => may(actor, 'change', { companyId: 'ours' }))).toEqual([company])
})

it('lets both keys of a request and its companies read it', () => {
  const request = { requestId: 'request', companyIds: ['ours'] }
  expect(everyone.filter((actor) => may(actor, 'read', request))).toEqual([own, family, company])
  expect(everyone.filter((actor) => may(actor, 'read', { requestId: 'request' }))).toEqual([own, family])
})

it('lets only the request’s own key act for it', () => {
  expect(
    everyone.filter((actor) => may(actor, 'act', { requestId: 'request', companyIds: ['ours'] })),
  ).toEqual([own])
})

it.each<[HouseRight, Actor[]]>([
  ['house-read', [owner, reader, mason, foreman, company]],
  ['house-act', [owner]],
  ['house-add', [owner, mason, foreman, company]],
  ['house-build', [mason, foreman, company]],
  ['house-money', [owner, foreman, company]],
])('gives %s in a house to its people alone', (right, expected) => {
  expect(everyone.filter((actor) => may(actor, right, { houseId: 'house', companyId: 'ours' }))).toEqual(
    expected,
  )
})

it('lets no company into a house without one', () => {
  const house = { houseId: 'house', companyId: null }
  expect(everyone.filter((actor) => houseRole(actor, house))).toEqual([owner, reader, mason, foreman])
})
