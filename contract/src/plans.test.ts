import { describe, expect, it } from 'vitest'
import {
  daysBetween,
  lastDayOfMonths,
  limitsSoldOn,
  offerPlan,
  type PaidPlan,
  type PlanPeriod,
  planOn,
  taxIn,
} from './plans.ts'

const fees = { plus: { 1: 2500, 12: 25_000 }, pro: { 1: 7500, 12: 75_000 } }

function period(no: number, plan: PaidPlan, startsOn: string, endsOn: string, cutOn: string | null = null) {
  const year = daysBetween(startsOn, endsOn) > 40
  return { no, plan, startsOn, endsOn, cutOn, boughtOn: startsOn, fee: fees[plan][year ? 12 : 1] }
}

const plus = period(1, 'plus', '2026-07-01', '2027-06-30')

describe('months', () => {
  it.each([
    ['2026-07-01', 12, '2027-06-30'],
    ['2026-07-01', 1, '2026-07-31'],
    ['2026-11-24', 1, '2026-12-23'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-30', 1, '2027-02-28'],
    ['2027-01-29', 1, '2027-02-28'],
    ['2027-01-28', 1, '2027-02-27'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-12-31', 1, '2028-01-30'],
    ['2027-03-31', 1, '2027-04-30'],
  ])('from %s, %i of them end on %s', (startsOn, months, last) => {
    expect(lastDayOfMonths(startsOn, months)).toBe(last)
  })

  it('never leave a day out and never count one twice, month after month from the first of a month', () => {
    let startsOn = '2026-01-01'
    for (let month = 0; month < 48; month += 1) {
      const last = lastDayOfMonths(startsOn, 1)
      const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
      expect(next.slice(8)).toBe('01')
      startsOn = next
    }
    expect(startsOn).toBe('2030-01-01')
  })
})

describe('a plan on a day', () => {
  it('is Basic for a company that never paid', () => {
    const free = { plan: 'basic', phase: 'free', until: null, freeSince: null, limits: { projects: 10 } }
    expect(planOn([], '2026-11-24')).toMatchObject(free)
  })

  it.each([
    ['2026-06-30', 'basic', 'free'],
    ['2026-07-01', 'plus', 'paid'],
    ['2027-06-30', 'plus', 'paid'],
    ['2027-07-01', 'plus', 'grace'],
    ['2027-07-07', 'plus', 'grace'],
    ['2027-07-08', 'basic', 'free'],
  ])('on %s is %s (%s)', (day, plan, phase) => {
    expect(planOn([plus], day)).toMatchObject({ plan, phase })
  })

  it('says since when a company is in Basic, and keeps its limits until then', () => {
    expect(planOn([plus], '2027-07-07').limits.projects).toBe(50)
    expect(planOn([plus], '2027-08-01')).toMatchObject({ freeSince: '2027-07-08', limits: { projects: 10 } })
  })

  it('lasts through renewals of the same plan, and names the plan that follows', () => {
    const renewed = period(2, 'plus', '2027-07-01', '2028-06-30')
    const pro = period(3, 'pro', '2028-07-01', '2028-07-31')
    expect(planOn([pro, renewed, plus], '2026-11-24')).toMatchObject({
      ...{ from: '2026-07-01', until: '2028-06-30', graceUntil: '2028-08-07' },
      next: { plan: 'pro', from: '2028-07-01', until: '2028-07-31' },
    })
  })

  it('is the higher one from the day on which it took the place of a lower one', () => {
    const cut = { ...plus, cutOn: '2026-11-24' }
    const pro = period(2, 'pro', '2026-11-24', '2027-11-23')
    expect(planOn([cut, pro], '2026-11-23')).toMatchObject({ plan: 'plus', until: '2026-11-23' })
    expect(planOn([cut, pro], '2026-11-24')).toMatchObject({ plan: 'pro', until: '2027-11-23', next: null })
    // The days of the lower plan that were counted as money off do not come back.
    expect(planOn([cut, pro], '2027-12-15')).toMatchObject({ plan: 'basic' })
  })

  it('counts no period that was replaced on its first day or before', () => {
    const unused = { ...plus, cutOn: '2026-07-01' }
    expect(planOn([unused], '2026-07-01')).toMatchObject({ plan: 'basic' })
  })
})

describe('an offer', () => {
  const offer = (periods: PlanPeriod[], plan: PaidPlan, months: 1 | 12, today: string) =>
    offerPlan(periods, { plan, months, fees, today })

  it('begins today for a company in Basic', () => {
    expect(offer([], 'plus', 12, '2026-11-24')).toEqual({
      ...{ plan: 'plus', months: 12, kind: 'add', no: 1, startsOn: '2026-11-24', until: '2027-11-23' },
      ...{ fee: 25_000, daysLeft: 0, off: 0, amount: 25_000 },
    })
  })

  it('begins behind what is paid, so that no day is lost', () => {
    expect(offer([plus], 'plus', 1, '2026-11-24')).toMatchObject({
      ...{ kind: 'add', no: 2, startsOn: '2027-07-01', until: '2027-07-31', amount: 2500 },
    })
  })

  it('begins today in the days of grace', () => {
    expect(offer([plus], 'plus', 1, '2027-07-03')).toMatchObject({ startsOn: '2027-07-03' })
  })

  it('of a higher plan begins at once, and the days left count as money off', () => {
    expect(offer([plus], 'pro', 12, '2026-11-24')).toMatchObject({
      ...{ kind: 'raise', startsOn: '2026-11-24', until: '2027-11-23' },
      ...{ fee: 75_000, daysLeft: 218, off: 14_932, amount: 60_068 },
    })
  })

  it('of a higher plan counts days that were paid ahead too', () => {
    const ahead = period(2, 'plus', '2027-07-01', '2028-06-30')
    // 218 of 365 days, and all of 366.
    expect(offer([plus, ahead], 'pro', 12, '2026-11-24')).toMatchObject({ daysLeft: 584, off: 39_932 })
  })

  it('of a higher plan on the last day has no money off', () => {
    expect(offer([plus], 'pro', 1, '2027-06-30')).toMatchObject({ kind: 'raise', off: 0, amount: 7500 })
  })

  it('is none when the days left are worth as much as the time', () => {
    expect(offer([plus], 'pro', 1, '2026-11-24')).toBeUndefined()
  })

  it('of a lower plan begins after the end', () => {
    const pro = period(1, 'pro', '2026-11-01', '2026-11-30')
    expect(offer([pro], 'plus', 1, '2026-11-24')).toMatchObject({
      kind: 'add',
      startsOn: '2026-12-01',
      off: 0,
    })
  })
})

it('gives the limits of the set that was sold on a day', () => {
  expect(limitsSoldOn('2026-11-01').pro.projects).toBe(300)
  expect(limitsSoldOn('2020-01-01').basic.projects).toBe(10)
})

it('splits a sum into its net amount and its tax, to the paisa', () => {
  expect(taxIn(25_000, 16)).toEqual({ net: 2_155_172, tax: 344_828 })
  expect(taxIn(2500, 0)).toEqual({ net: 250_000, tax: 0 })
  for (let amount = 1; amount < 2000; amount += 1) {
    const { net, tax } = taxIn(amount, 16.5)
    expect(net + tax).toBe(amount * 100)
  }
})
