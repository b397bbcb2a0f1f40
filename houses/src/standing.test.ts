// The worked examples of the specification of the house file, by their numbers.
import { expect, it } from 'vitest'
import { dueOnAgreeing, type PaymentOfHouse } from './money.ts'
import { plannedDays } from './planned-days.ts'
import { type NewStage, stagesOfEstimate, stagesOfPrice } from './stages-of-house.ts'
import { type ChangeOfHouse, type HouseOnADay, type StageOfHouse, standingOf, wouldHold } from './standing.ts'

const startsOn = '2026-05-04'
const five = stagesOfPrice(
  16_436_250,
  [30, 20, 20, 15, 15].map((percent, place) => ({ stage: place === 0 ? 'advance' : 'walls', percent })),
)
const nineIds = [
  'advance',
  'foundation',
  'plinth',
  'walls',
  'roof-slab',
  'plaster',
  'flooring',
  'paint',
  'handover',
]
const nine = stagesOfPrice(
  17_688_941,
  [10, 12, 8, 14, 20, 11, 10, 10, 5].map((percent, place) => ({ stage: nineIds[place] ?? '', percent })),
)

/** A house of which the first stages are agreed. A stage has the id of its place. */
function house(stages: readonly NewStage[], agreed: number, more: Partial<HouseOnADay> = {}): HouseOnADay {
  const days = plannedDays({ startsOn, weeks: 38, stages })
  return {
    basis: 'quote',
    startsOn,
    stages: stages.map(({ due, sharePkr }, place) => ({
      id: String(place),
      due,
      sharePkr,
      plannedOn: days[place] ?? null,
      state: place < agreed ? 'agreed' : 'planned',
      doneOn: null,
    })),
    changes: [],
    payments: [],
    today: startsOn,
    ...more,
  }
}

const change = (place: number, pkr: number, days = 0): ChangeOfHouse => ({
  stageId: String(place),
  pkr,
  days,
  state: 'agreed',
})
const payment = (pkr: number, state: PaymentOfHouse['state'] = 'confirmed'): PaymentOfHouse => ({
  id: `${state} ${pkr}`,
  pkr,
  by: 'family',
  state,
  corrects: null,
})
const changes = [change(1, 240_500, 5), change(3, 185_000, 4), change(6, -96_000)]
const paid = payment(11_746_422)

it('3a: changes are due with their stage', () => {
  const { stages, money } = standingOf(house(nine, 5, { changes, payments: [paid] }))
  expect(stages.map(({ duePkr }) => duePkr)).toEqual([
    1_768_894, 2_363_173, 1_415_115, 2_661_452, 3_537_788, 1_945_784, 1_672_894, 1_768_894, 884_447,
  ])
  expect(money).toMatchObject({ contractPkr: 18_018_441, changesPkr: 329_500, agreedPkr: 11_746_422 })
  expect(money).toMatchObject({ agreedPercent: 65, nextPkr: 0, aheadPkr: 0, warns: false })
})

it('3b to 3d: agreed, said, confirmed', () => {
  const due = { agreedPkr: 13_692_206, agreedPercent: 75 }
  const agreed = house(nine, 6, { changes, payments: [paid] })
  expect(standingOf(agreed).money).toMatchObject({ ...due, nextPkr: 1_945_784 })
  const said = { ...agreed, payments: [paid, payment(1_945_784, 'noted')] }
  expect(standingOf(said).money).toMatchObject({ paidPkr: 11_746_422, saidPkr: 1_945_784, nextPkr: 0 })
  const tank = { ...agreed, changes: [...changes, change(6, 95_000)], payments: [paid, payment(1_945_784)] }
  const { stages, money } = standingOf(tank)
  expect(stages[6]?.duePkr).toBe(1_767_894)
  expect(money).toMatchObject({ ...due, contractPkr: 18_113_441, paidPkr: 13_692_206, nextPkr: 0 })
})

it('4: warns above a tenth of the contract, not at it', () => {
  const at = standingOf(house(five, 2, { payments: [payment(9_861_750)] })).money
  expect(at).toMatchObject({ agreedPkr: 8_218_125, aheadPkr: 1_643_625, warns: false })
  const over = [payment(9_000_000), payment(861_751, 'noted')]
  expect(standingOf(house(five, 2, { payments: over })).money).toMatchObject({
    aheadPkr: 1_643_626,
    warns: true,
  })
})

it('5: a claim that waits when the house ends counts for nothing', () => {
  const payments = [payment(10_000_000), payment(500_000, 'noted')]
  const ended = house(five, 2, { changes: [change(2, 240_000)], payments })
  const stages = ended.stages.map((stage, place) =>
    place === 2 ? { ...stage, state: 'claimed' as const } : stage,
  )
  const { money } = standingOf({ ...ended, stages })
  expect(money).toMatchObject({ contractPkr: 16_676_250, agreedPkr: 8_218_125, agreedPercent: 49 })
  expect(money).toMatchObject({ paidPkr: 10_000_000, saidPkr: 500_000, aheadPkr: 2_281_875 })
})

it('7: a house of an estimate alone never warns', () => {
  const seven = stagesOfEstimate([
    { stage: 'start', costPkr: 276_900 },
    { stage: 'foundation', costPkr: 1_238_086 },
    { stage: 'structure', costPkr: 1_922_860 },
    { stage: 'walls', costPkr: 2_011_604 },
    { stage: 'services', costPkr: 1_323_739 },
    { stage: 'finishing', costPkr: 3_344_923 },
    { stage: 'end', costPkr: 954_800 },
  ])
  const more = { changes: [change(4, 150_000)], payments: [payment(2_410_000, 'noted')] }
  const { money } = standingOf(house(seven, 2, { basis: 'estimate', ...more }))
  expect(money).toMatchObject({ basePkr: 11_072_912, contractPkr: 11_222_912, agreedPkr: 1_514_986 })
  expect(money).toMatchObject({ agreedPercent: 13, aheadPkr: 895_014, warns: false })
})

it('8: days of agreed changes move their stage and all later ones', () => {
  const stage = (place: number, more: Partial<StageOfHouse>) => (one: StageOfHouse, at: number) =>
    at === place ? { ...one, ...more } : one
  const begun = house(nine, 5, { changes, today: '2026-11-29' })
  const claimed = begun.stages.map(stage(5, { state: 'claimed', doneOn: '2026-11-27' }))
  const { stages, handoverOn, day } = standingOf({ ...begun, stages: claimed })
  expect(stages.map(({ shiftedOn }) => shiftedOn)).toEqual([
    '2026-05-04',
    '2026-06-14',
    '2026-07-08',
    '2026-08-22',
    '2026-10-20',
    '2026-11-22',
    '2026-12-21',
    '2027-01-20',
    '2027-02-03',
  ])
  expect(stages.map(({ lateDays }) => lateDays)).toEqual([0, 0, 0, 0, 0, 5, 0, 0, 0])
  expect({ handoverOn, day }).toEqual({ handoverOn: '2027-02-03', day: { day: 210, of: 276 } })
})

it('counts late days up to the claim, or up to today for the first stage that is neither claimed nor agreed', () => {
  const late = house(nine, 2, { today: '2026-09-30' })
  const claimed = late.stages.map((stage, place) =>
    place === 2 ? { ...stage, state: 'claimed' as const, doneOn: '2026-07-05' } : stage,
  )
  const days = (stages: readonly StageOfHouse[]) =>
    standingOf({ ...late, stages }).stages.map(({ lateDays }) => lateDays)
  expect(days(claimed)).toEqual([0, 0, 2, 48, 0, 0, 0, 0, 0])
  const questioned = claimed.map((stage, place) =>
    place === 2 ? { ...stage, state: 'questioned' as const } : stage,
  )
  expect(days(questioned)).toEqual([0, 0, 89, 0, 0, 0, 0, 0, 0])
})

it('says before a stage is agreed what that makes due: less when some of it is paid already', () => {
  const { stages, money } = standingOf(house(nine, 5, { changes, payments: [paid] }))
  expect(dueOnAgreeing(money, stages[5]?.duePkr ?? 0)).toBe(1_945_784)
  expect(dueOnAgreeing({ ...money, paidPkr: 0 }, 1_945_784)).toBe(1_945_784)
  expect(dueOnAgreeing({ ...money, saidPkr: 1_000_000 }, 1_945_784)).toBe(945_784)
  expect(dueOnAgreeing({ ...money, saidPkr: 2_000_000 }, 1_945_784)).toBe(0)
})

it('9: a correction counts when it is confirmed, in place of the payment that it corrects', () => {
  const first = payment(2_000_000)
  const paidWith = (state: PaymentOfHouse['state']) =>
    standingOf(house(five, 1, { payments: [first, { ...payment(200_000, state), corrects: first.id }] }))
      .money
  expect(paidWith('noted')).toMatchObject({ paidPkr: 2_000_000, saidPkr: 0 })
  expect(paidWith('denied')).toMatchObject({ paidPkr: 2_000_000, saidPkr: 0 })
  expect(paidWith('confirmed')).toMatchObject({ paidPkr: 200_000, saidPkr: 0 })
})

it('what the builder noted counts once the family confirms it', () => {
  const money = (state: PaymentOfHouse['state']) =>
    standingOf(house(five, 1, { payments: [{ ...payment(50_000, state), by: 'builder' }] })).money
  expect(money('noted')).toMatchObject({ paidPkr: 0, saidPkr: 0 })
  expect(money('confirmed')).toMatchObject({ paidPkr: 50_000, saidPkr: 0 })
})

it('says when the house begins, and knows no last day without weeks', () => {
  expect(standingOf(house(nine, 1, { today: '2026-05-01' })).day).toEqual({ beginsIn: 3 })
  const without = house(nine, 1)
  const stages = without.stages.map((stage, place) => (place === 0 ? stage : { ...stage, plannedOn: null }))
  expect(standingOf({ ...without, stages })).toMatchObject({ handoverOn: null, day: { day: 1, of: null } })
})

it('holds a change that takes a stage to 0, not one that takes it below', () => {
  const standing = standingOf(house(nine, 1, { changes }))
  expect(wouldHold(standing, { stageId: '6', pkr: -1_672_894 })).toBe(true)
  expect(wouldHold(standing, { stageId: '6', pkr: -1_672_895 })).toBe(false)
  expect(wouldHold(standing, { stageId: 'another', pkr: 1 })).toBe(false)
})
