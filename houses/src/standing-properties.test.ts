// Properties of the sums that hold for any house, under 1,000 random orders of acts.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PaymentOfHouse } from './money.ts'
import { stagesOfPrice, usualStages } from './stages-of-house.ts'
import { type ChangeOfHouse, type HouseOnADay, standingOf, wouldHold } from './standing.ts'

const states = {
  stage: ['planned', 'begun', 'claimed', 'questioned', 'agreed'],
  change: ['proposed', 'agreed', 'declined', 'withdrawn', 'lapsed'],
  payment: ['noted', 'confirmed', 'denied', 'withdrawn', 'corrected'],
} as const
const place = fc.nat(usualStages.length - 1)
const act = fc.oneof(
  fc.record({ act: fc.constant('stage' as const), place, state: fc.constantFrom(...states.stage) }),
  fc.record({
    act: fc.constant('change' as const),
    place,
    pkr: fc.integer({ min: -3_000_000, max: 3_000_000 }),
    days: fc.integer({ min: -60, max: 180 }),
    state: fc.constantFrom(...states.change),
  }),
  fc.record({
    act: fc.constant('payment' as const),
    pkr: fc.integer({ min: 1, max: 20_000_000 }),
    by: fc.constantFrom('family' as const, 'builder' as const),
    corrects: fc.option(fc.nat(5), { nil: null }),
    state: fc.constantFrom(...states.payment),
  }),
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

const empty = (basePkr: number): HouseOnADay => ({
  basis: 'own-price',
  startsOn: '2026-05-04',
  stages: stagesOfPrice(basePkr, usualStages).map(({ due, sharePkr }, at) => ({
    id: String(at),
    due,
    sharePkr,
    plannedOn: null,
    state: 'planned',
    doneOn: null,
  })),
  changes: [],
  payments: [],
  today: '2026-05-04',
})

/** The house after an act. A change that would take its stage below 0 is declined, as the server does. */
function after(house: HouseOnADay, one: Act): HouseOnADay {
  if (one.act === 'stage') return withState(house, one.place, one.state)
  if (one.act === 'payment')
    return { ...house, payments: [...house.payments, paymentOf(one, house.payments)] }
  const change = { stageId: String(one.place), pkr: one.pkr, days: one.days, state: one.state }
  const held = change.state !== 'agreed' || wouldHold(standingOf(house), change)
  return { ...house, changes: [...house.changes, held ? change : { ...change, state: 'declined' }] }
}

function withState(house: HouseOnADay, place: number, state: (typeof states.stage)[number]): HouseOnADay {
  return { ...house, stages: house.stages.map((stage, at) => (at === place ? { ...stage, state } : stage)) }
}

function paymentOf(one: Act & { act: 'payment' }, before: readonly PaymentOfHouse[]): PaymentOfHouse {
  const corrected = one.corrects === null ? undefined : before[one.corrects]
  return {
    id: String(before.length),
    pkr: one.pkr,
    by: one.by,
    state: one.state,
    corrects: corrected?.id ?? null,
  }
}

const anyHouse = fc
  .record({
    basePkr: fc.integer({ min: 10_000, max: 2_000_000_000 }),
    acts: fc.array(act, { maxLength: 12 }),
  })
  .map(({ basePkr, acts }) => acts.reduce(after, empty(basePkr)))
const houses = fc.sample(fc.record({ house: anyHouse, place, turn: fc.nat(11) }), 1000)
/** Compared as text, which is many times faster than field by field. */
const figuresOf = (house: HouseOnADay) => JSON.stringify(standingOf(house))
const moneyOf = (house: HouseOnADay) => standingOf(house).money

it('the stages come to the contract, and no sum is negative', () => {
  for (const { house } of houses) {
    const { stages, money } = standingOf(house)
    expect(stages.reduce((sum, { duePkr }) => sum + duePkr, 0)).toBe(money.contractPkr)
    const { changesPkr: _, warns: __, ...sums } = money
    const least = Math.min(...Object.values(sums), ...stages.map(({ duePkr }) => duePkr))
    expect(least).toBeGreaterThanOrEqual(0)
  }
})

it('the order of changes and payments changes no sum', () => {
  const turned = <One>(list: readonly One[], by: number) =>
    [...list.slice(by), ...list.slice(0, by)].reverse()
  for (const { house, turn } of houses) {
    const other = { changes: turned(house.changes, turn), payments: turned(house.payments, turn) }
    expect(figuresOf({ ...house, ...other })).toBe(figuresOf(house))
  }
})

it('a change that is not agreed changes nothing', () => {
  const waiting: ChangeOfHouse['state'][] = ['proposed', 'declined', 'withdrawn', 'lapsed']
  for (const { house, place, turn } of houses) {
    const state = waiting[turn % waiting.length] ?? 'proposed'
    const change = { stageId: String(place), pkr: 95_000, days: 7, state }
    expect(figuresOf({ ...house, changes: [...house.changes, change] })).toBe(figuresOf(house))
  }
})

it('taking an agreement back gives the very figures from before', () => {
  for (const { house, place } of houses) {
    const claimed = withState(house, place, 'claimed')
    const agreed = withState(claimed, place, 'agreed')
    expect(figuresOf(withState(agreed, place, 'claimed'))).toBe(figuresOf(claimed))
    const added = moneyOf(agreed).agreedPkr - moneyOf(claimed).agreedPkr
    expect(added).toBe(standingOf(house).stages[place]?.duePkr)
  }
})
