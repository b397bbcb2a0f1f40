import { describe, expect, it } from 'vitest'
import { daysLater } from '../days.ts'
import { daysUsedOf, listUsedDays, offerOn, type PaidTime, standing } from './plan-days.ts'
import { type PaidPlan, type PlanMonths, planDays } from './plans.ts'

const fees = { plus: { 1: 2500, 12: 25_000 }, pro: { 1: 7500, 12: 75_000 } }

function paid(plan: PaidPlan, months: PlanMonths, paidOn: string, more: Partial<PaidTime> = {}): PaidTime {
  return { id: `${plan} ${paidOn}`, plan, months, begunOn: paidOn, paidOn, backOn: null, ...more }
}

/** The plan and phase of a company on days. */
function plansOn(payments: PaidTime[], days: string[]) {
  return days.map((day) => {
    const known = payments.filter(({ paidOn }) => paidOn <= day)
    const { plan, phase } = standing(known, day)
    return `${day} ${plan} ${phase}`
  })
}

const plus = paid('plus', 1, '2026-11-29')

describe('a plan on a day', () => {
  it('is Basic for a company that never paid', () => {
    expect(standing([], '2026-11-29')).toMatchObject({
      plan: 'basic',
      phase: 'free',
      until: null,
      freeSince: null,
      limits: { projects: 10 },
    })
  })

  it('is the paid one for 30 days, then for seven days of grace, then Basic', () => {
    const days = ['2026-11-29', '2026-12-28', '2026-12-29', '2027-01-04', '2027-01-05']
    expect(plansOn([plus], days)).toEqual([
      '2026-11-29 plus paid',
      '2026-12-28 plus paid',
      '2026-12-29 plus grace',
      '2027-01-04 plus grace',
      '2027-01-05 basic free',
    ])
    expect(standing([plus], '2027-01-04').limits.projects).toBe(50)
    expect(standing([plus], '2027-02-01')).toMatchObject({
      freeSince: '2027-01-05',
      limits: { projects: 10 },
    })
  })

  it('is the higher one while it has days, and the lower days wait', () => {
    const payments = [plus, paid('pro', 1, '2026-12-09')]
    const days = [
      '2026-12-08',
      '2026-12-09',
      '2027-01-07',
      '2027-01-08',
      '2027-01-27',
      '2027-02-03',
      '2027-02-04',
    ]
    expect(plansOn(payments, days)).toEqual([
      '2026-12-08 plus paid',
      '2026-12-09 pro paid',
      '2027-01-07 pro paid',
      '2027-01-08 plus paid',
      '2027-01-27 plus paid',
      '2027-02-03 plus grace',
      '2027-02-04 basic free',
    ])
    expect(standing(payments, '2026-12-09')).toMatchObject({
      from: '2026-12-09',
      until: '2027-01-07',
      next: { plan: 'plus', from: '2027-01-08', until: '2027-01-27' },
      graceUntil: '2027-02-03',
    })
  })

  it('lasts as long as all days of its payments together', () => {
    const payments = [plus, paid('plus', 1, '2026-12-20')]
    expect(standing(payments, '2026-12-20')).toMatchObject({
      from: '2026-11-29',
      until: '2027-01-27',
      next: null,
    })
  })

  it('of a year with a lower month behind it', () => {
    const payments = [paid('pro', 12, '2026-11-29'), paid('plus', 1, '2026-12-01')]
    expect(standing(payments, '2026-12-01')).toMatchObject({
      plan: 'pro',
      until: '2027-11-28',
      next: { plan: 'plus', from: '2027-11-29', until: '2027-12-28' },
    })
  })

  it('begins anew when money comes after the end', () => {
    const late = paid('pro', 1, '2027-01-09', { begunOn: '2026-11-29' })
    const days = ['2027-01-04', '2027-01-08', '2027-01-09', '2027-02-07', '2027-02-08']
    expect(plansOn([plus, late], days)).toEqual([
      '2027-01-04 plus grace',
      '2027-01-08 basic free',
      '2027-01-09 pro paid',
      '2027-02-07 pro paid',
      '2027-02-08 pro grace',
    ])
  })

  it('loses the days that a payment has left when it goes back, and the lower plan goes on', () => {
    const back = paid('pro', 1, '2026-12-09', { backOn: '2026-12-19' })
    expect(standing([plus, back], '2026-12-19')).toMatchObject({
      plan: 'plus',
      from: '2026-12-19',
      until: '2027-01-07',
      next: null,
    })
    expect(daysUsedOf([plus, back], back.id, '2027-06-01')).toBe(10)
    expect(daysUsedOf([plus, back], plus.id, '2026-12-19')).toBe(11)
  })

  it('has no days of grace from a payment on its way back', () => {
    const alone = paid('plus', 1, '2026-11-29', { backOn: '2026-12-05' })
    expect(standing([alone], '2026-12-05')).toMatchObject({ plan: 'basic', freeSince: '2026-12-05' })
    const usedUp = paid('plus', 1, '2026-11-29', { backOn: '2026-12-31' })
    expect(standing([usedUp], '2026-12-31')).toMatchObject({ plan: 'basic', freeSince: '2026-12-31' })
    const longOver = paid('plus', 1, '2026-11-29', { backOn: '2027-03-01' })
    expect(standing([longOver], '2027-03-01')).toMatchObject({ plan: 'basic', freeSince: '2027-01-05' })
    const sameDay = paid('plus', 1, '2026-11-29', { backOn: '2026-11-29' })
    expect(standing([sameDay], '2026-11-29')).toMatchObject({ plan: 'basic', freeSince: null })
  })

  it('keeps the grace of days before one that went back', () => {
    const back = paid('pro', 1, '2027-01-02', { backOn: '2027-01-03' })
    expect(standing([plus, back], '2027-01-03')).toMatchObject({
      plan: 'plus',
      phase: 'grace',
      until: '2026-12-28',
      graceUntil: '2027-01-04',
    })
  })
})

describe('days of payments', () => {
  /** Numbers that look drawn at random and are the same in every run. */
  function* numbers(seed: number) {
    let state = seed
    for (;;) {
      state = (state * 48_271) % 2_147_483_647
      yield state
    }
  }

  it('are used once each, one a day, the highest first, and none is lost unless its money goes back', () => {
    const draw = numbers(29)
    const below = (most: number) => (draw.next().value ?? 0) % most
    for (let round = 0; round < 300; round += 1) {
      const payments = Array.from({ length: 1 + below(6) }, (_, at): PaidTime => {
        const paidOn = daysLater('2026-11-29', below(120))
        const plan = below(2) === 0 ? 'plus' : 'pro'
        const backOn = below(4) === 0 ? daysLater(paidOn, below(60)) : null
        return paid(plan, below(5) === 0 ? 12 : 1, paidOn, { id: String(at), backOn })
      })
      const today = '2027-06-01'
      const used = listUsedDays(payments, today)
      for (const [at, days] of used.entries()) {
        const next = used[at + 1]
        expect(days.from <= days.until).toBe(true)
        expect(next === undefined || days.until < next.from).toBe(true)
        expect(days.from >= days.payment.paidOn).toBe(true)
      }
      for (const payment of payments) {
        const count = daysUsedOf(payments, payment.id, '2099-01-01')
        if (payment.backOn === null) expect(count).toBe(planDays[payment.months])
        else expect(count).toBeLessThanOrEqual(planDays[payment.months])
      }
      const lower = used.filter(({ payment }) => payment.plan === 'plus')
      for (const { from, until } of lower) {
        const waiting = payments.filter(
          ({ plan, paidOn, backOn }) =>
            plan === 'pro' && paidOn <= until && paidOn >= from && (backOn === null || backOn > paidOn),
        )
        expect(waiting).toEqual([])
      }
    }
  })
})

describe('an offer', () => {
  const offer = (payments: PaidTime[], plan: PaidPlan, months: PlanMonths, today: string) =>
    offerOn(payments, { plan, months, fees, today })

  it('begins today for a company in Basic or in its days of grace', () => {
    expect(offer([], 'plus', 12, '2026-11-29')).toEqual({
      plan: 'plus',
      months: 12,
      startsOn: '2026-11-29',
      until: '2027-11-28',
      amount: 25_000,
    })
    expect(offer([plus], 'plus', 1, '2027-01-02')).toMatchObject({ startsOn: '2027-01-02' })
  })

  it('begins behind the days of the same plan, so that none is lost', () => {
    expect(offer([plus], 'plus', 1, '2026-12-20')).toMatchObject({
      startsOn: '2026-12-29',
      until: '2027-01-27',
    })
  })

  it('of a higher plan begins today at its whole fee', () => {
    expect(offer([plus], 'pro', 1, '2026-12-09')).toMatchObject({
      startsOn: '2026-12-09',
      until: '2027-01-07',
      amount: 7500,
    })
  })

  it('of a lower plan begins behind the days of the higher one', () => {
    const payments = [plus, paid('pro', 1, '2026-12-09')]
    expect(offer(payments, 'plus', 1, '2026-12-10')).toMatchObject({
      startsOn: '2027-01-28',
      until: '2027-02-26',
    })
  })
})
