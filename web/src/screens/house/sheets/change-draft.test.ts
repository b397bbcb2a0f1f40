import type { HouseChange } from '@tameer/contract'
import { describe, expect, it } from 'vitest'
import { houseViewOf, stageIds, stageOf } from '../../../../test/own-house.ts'
import { afterChange, changeBody, daysOf, emptyChange, pkrOf, problemsOfChange } from './change-draft.ts'

const view = houseViewOf()
const full = { ...emptyChange(view), what: ' Second tank ', why: 'wished', sum: '95,000', days: '2' } as const

describe('a change that is typed', () => {
  it('reads sums as people write them, and costs nothing only when that is chosen', () => {
    expect(pkrOf({ cost: 'more', sum: '1.5 lakh' })).toBe(150_000)
    expect(pkrOf({ cost: 'less', sum: '۹۶۰۰۰' })).toBe(-96_000)
    expect(pkrOf({ cost: 'nothing', sum: '95,000' })).toBe(0)
    for (const sum of ['', '0', 'tank', '-5', '0.5']) expect(pkrOf({ cost: 'more', sum })).toBeUndefined()
  })

  it('adds no days when none are typed, and takes only those within the limits', () => {
    expect(['', '2', '-60', '180'].map((days) => daysOf({ days }))).toEqual([0, 2, -60, 180])
    for (const days of ['181', '-61', '1.5', 'two']) expect(daysOf({ days })).toBeUndefined()
  })

  it('is paid with the stage that comes next, and becomes the body of the call', () => {
    expect(changeBody(full, ['p'])).toEqual({
      what: 'Second tank',
      why: 'wished',
      pkr: 95_000,
      days: 2,
      stageId: stageIds.flooring,
      pictureIds: ['p'],
    })
    expect(Object.values(problemsOfChange(full, view)).filter(Boolean)).toEqual([])
  })

  it('says at the field what is not right', () => {
    expect(problemsOfChange(emptyChange(view), view)).toEqual({
      what: 'Say what changes.',
      why: 'Choose why.',
      pkr: 'Type whole rupees, such as 95,000.',
      days: undefined,
    })
    const less = problemsOfChange({ ...full, cost: 'less', sum: '20,00,001' }, view)
    expect(less.pkr).toBe('This takes more off than the stage holds (PKR 20,00,000).')
    const much = problemsOfChange({ ...full, sum: '1 crore' }, view)
    expect(much.pkr).toBe('A change may be at most the first price, PKR 60,00,000.')
  })
})

it('the price and the handover after a change count those that are agreed already', () => {
  const agreed: HouseChange = {
    id: '1',
    what: 'Steel',
    why: 'found',
    pkr: 240_500,
    days: 5,
    stageId: stageIds.plaster,
    by: 'builder',
    at: '2026-11-01T06:00:00.000Z',
    state: 'agreed',
    until: '2026-11-15T06:00:00.000Z',
    byWord: false,
    answerText: '',
    images: [],
  }
  const stages = [stageOf('advance'), stageOf('plaster'), stageOf('flooring', { plannedOn: '2027-01-25' })]
  const changed = houseViewOf({}, { stages, changes: [agreed, { ...agreed, id: '2', state: 'declined' }] })
  const change = { stageId: stageIds.flooring, pkr: 95_000, days: 2 }
  expect(afterChange(changed, change)).toEqual({ contractPkr: 6_335_500, handoverOn: '2027-02-01' })
})
