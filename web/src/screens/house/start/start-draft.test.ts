import { describe, expect, it } from 'vitest'
import { bodyOf, emptyDraft, planOf, problemsOf } from './start-draft.ts'

const none = { quotes: [], estimate: undefined }
const draft = {
  ...emptyDraft('2026-05-04'),
  way: 'own-price' as const,
  builder: ' Ustad Rafiq ',
  price: '95 lakh',
  city: 'Lahore',
  locality: 'Johar Town',
}

describe('an own price', () => {
  it('has the usual stages, and an advance is taken from the first', () => {
    const plan = planOf({ ...draft, advance: '5', weeks: '38' }, none)
    expect(plan.stages.slice(0, 3).map(({ stage, percent, sharePkr }) => [stage, percent, sharePkr])).toEqual(
      [
        ['advance', 5, 475_000],
        ['foundation', 7, 665_000],
        ['plinth', 8, 760_000],
      ],
    )
    expect(plan).toMatchObject({
      basePkr: 9_500_000,
      beforePercent: 5,
      atHandoverPercent: 5,
      sumPercent: 100,
    })
    expect(plan.handoverOn).toBe('2027-01-25')
  })

  it('is sent with its own stages and their days, of which one was changed', () => {
    const changed = { ...draft, weeks: '38', days: { 0: '2026-07-01' } }
    const body = bodyOf(changed, none, planOf(changed, none))
    expect(body).toMatchObject({
      basis: 'own-price',
      builder: 'Ustad Rafiq',
      basePkr: 9_500_000,
      city: 'Lahore',
      startsOn: '2026-05-04',
      weeks: 38,
    })
    expect(body.stages?.[0]).toEqual({ stage: 'foundation', percent: 12, plannedOn: '2026-07-01' })
    expect(body).not.toHaveProperty('plot')
  })

  it('is checked at its fields', () => {
    const bad = { ...draft, builder: ' ', price: '9000', city: '', startsOn: '', weeks: '0' }
    const shares = bad.shares.map((share) => ({ ...share, percent: '10' }))
    expect(problemsOf({ ...bad, shares }, planOf({ ...bad, shares }, none))).toEqual({
      builder: 'enterBuilder',
      price: 'enterPrice',
      city: 'enterCity',
      startsOn: 'enterDay',
      weeks: 'weeksOutside',
      shares: 'percentsOff',
    })
    expect(problemsOf(draft, planOf(draft, none))).toEqual({})
  })
})

it('a house has to begin with something', () => {
  const empty = emptyDraft('2026-05-04')
  expect(problemsOf(empty, planOf(empty, none))).toEqual({ way: 'chooseWay' })
})
