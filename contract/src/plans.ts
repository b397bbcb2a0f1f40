// Limits of each plan, and the times that are paid for. Pure: safe to import in the browser. Days are ISO
// dates in Pakistan, sums are whole rupees.
import { daysLater } from './days.ts'

export const planNames = ['basic', 'plus', 'pro'] as const
export type PlanName = (typeof planNames)[number]
export const paidPlans = ['plus', 'pro'] as const
export type PaidPlan = (typeof paidPlans)[number]

/** The times that can be paid for, in months. */
export const planMonths = [1, 12] as const
export type PlanMonths = (typeof planMonths)[number]

/** Days before the last paid day on which notices of the end begin, by mail and on screens. */
export const noticeDays = 7

/** Days for which all stays as it was after the last paid day. */
export const graceDays = 7

/** Limits of a plan. Nothing that a family needs (contact, answers, the order of the list) is among them. */
export interface PlanLimits {
  /** Projects on the company's page, hidden ones too; drafts do not count. */
  projects: number
  /** The company's logo stands on its share pictures. */
  logoOnSharePictures: boolean
}

/**
 * The limits, each set with the day from which it is sold. A new set is added on top and changes no time that was
 * bought before. Source: the product's own decision on what it sells.
 */
const limitSets: readonly { since: string; limits: Readonly<Record<PlanName, PlanLimits>> }[] = [
  {
    since: '2026-11-01',
    limits: {
      basic: { projects: 10, logoOnSharePictures: false },
      plus: { projects: 50, logoOnSharePictures: true },
      pro: { projects: 300, logoOnSharePictures: true },
    },
  },
]

/** The limits of each plan as sold on that day; the first set for earlier days. */
export function limitsSoldOn(day: string): Readonly<Record<PlanName, PlanLimits>> {
  const found = limitSets.find(({ since }) => since <= day) ?? limitSets.at(-1)
  if (!found) throw new Error('no limits')
  return found.limits
}

/** Fees of the plans, tax included, in whole rupees. */
export type PlanFees = Readonly<Record<PaidPlan, Readonly<Record<PlanMonths, number>>>>

/** A time that a company has paid for. */
export interface PlanPeriod {
  /** Counts a company's periods from 1. */
  no: number
  plan: PaidPlan
  startsOn: string
  /** The last day. */
  endsOn: string
  /** The day from which a higher plan took its place; null: it is used to its end. */
  cutOn: string | null
  /** The day on which its payment was begun: its limits are those sold on that day. */
  boughtOn: string
  /** Fee of the time without money off, whole rupees. */
  fee: number
}

/** A company's plan on a day. */
export interface PlanStanding {
  plan: PlanName
  /** `grace`: the paid time is over, and all stays as it was for some days. */
  phase: 'free' | 'paid' | 'grace'
  /** The first day of the time that is paid without a gap; null in `free`. */
  from: string | null
  /** The last paid day of this plan without a gap; null in `free`. */
  until: string | null
  /** The last day of the days of grace after all that is paid; null when nothing is paid or it is over. */
  graceUntil: string | null
  /** A plan that begins right after `until`. */
  next: { plan: PaidPlan; from: string; until: string } | null
  /** The day since which a company that once paid is in Basic; null otherwise. */
  freeSince: string | null
  limits: PlanLimits
}

/** A company's plan on the day `today`. The periods are all of the company's, in any order. */
export function planOn(periods: readonly PlanPeriod[], today: string): PlanStanding {
  const used = periods.filter(isUsed).toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))
  const index = used.findIndex((period) => period.startsOn <= today && today <= lastDay(period))
  const running = used[index]
  const last = used.findLast(({ startsOn }) => startsOn <= today)
  const end = used.at(-1)
  if (running) {
    const chain = chainFrom(used, index)
    const after = used[index + chain.length]
    const until = lastDay(chain.at(-1) ?? running)
    const follows = after !== undefined && after.startsOn === daysLater(until, 1)
    return {
      ...{ plan: running.plan, phase: 'paid', from: running.startsOn, until },
      graceUntil: end ? daysLater(lastDay(end), graceDays) : null,
      next: follows ? { plan: after.plan, from: after.startsOn, until: endOfChain(used, after) } : null,
      ...{ freeSince: null, limits: limitsSoldOn(running.boughtOn)[running.plan] },
    }
  }
  const until = last && lastDay(last)
  const graceUntil = until ? daysLater(until, graceDays) : null
  if (last && until && graceUntil && today <= graceUntil) {
    return {
      ...{ plan: last.plan, phase: 'grace', from: last.startsOn, until, graceUntil, next: null },
      ...{ freeSince: null, limits: limitsSoldOn(last.boughtOn)[last.plan] },
    }
  }
  return {
    ...{ plan: 'basic', phase: 'free', from: null, until: null, graceUntil: null, next: null },
    freeSince: graceUntil ? daysLater(graceUntil, 1) : null,
    limits: limitsSoldOn(today).basic,
  }
}

/** Periods of the same plan that follow one another without a gap, from the one at `index`. */
function chainFrom(used: readonly PlanPeriod[], index: number): PlanPeriod[] {
  const chain: PlanPeriod[] = []
  for (const period of used.slice(index)) {
    const before = chain.at(-1)
    const joins =
      !before || (before.plan === period.plan && period.startsOn === daysLater(lastDay(before), 1))
    if (!joins) break
    chain.push(period)
  }
  return chain
}

function endOfChain(used: readonly PlanPeriod[], period: PlanPeriod): string {
  return lastDay(chainFrom(used, used.indexOf(period)).at(-1) ?? period)
}

/** False for a period that was replaced before its first day was over. */
function isUsed(period: PlanPeriod): boolean {
  return lastDay(period) >= period.startsOn
}

/** The last day on which a period counts. */
function lastDay({ endsOn, cutOn }: PlanPeriod): string {
  return cutOn !== null && cutOn <= endsOn ? daysLater(cutOn, -1) : endsOn
}

/** The last of that many months which begin on `startsOn`: 1 July and 12 months end on 30 June. */
export function lastDayOfMonths(startsOn: string, months: number): string {
  const [year = 0, month = 0, day = 0] = startsOn.split('-').map(Number)
  const length = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  // The day before the same day of the later month; before its first day when that month is shorter.
  const sameDay = new Date(Date.UTC(year, month - 1 + months, Math.min(day, length)))
  const next = sameDay.toISOString().slice(0, 10)
  return day > length ? next : daysLater(next, -1)
}

/** True when one plan has more than the other. */
export function isHigher(plan: PlanName, other: PlanName): boolean {
  return planNames.indexOf(plan) > planNames.indexOf(other)
}

/** How a company could buy a plan on a day. */
export interface PlanOffer {
  plan: PaidPlan
  months: PlanMonths
  /** `add`: behind all that is paid; `raise`: at once, in place of a lower plan. */
  kind: 'add' | 'raise'
  /** The number that its period would have. */
  no: number
  startsOn: string
  until: string
  /** Fee of the time, whole rupees. */
  fee: number
  /** Days of the lower plan that are left; 0 for `add`. */
  daysLeft: number
  /** Money off for these days, whole rupees. */
  off: number
  /** Sum to pay, whole rupees: the fee less the money off. */
  amount: number
}

/**
 * The offer of a plan for some months on the day `today`; undefined when the days left of the lower plan are worth as
 * much as that time or more, so that nothing would be left to pay.
 */
export function offerPlan(
  periods: readonly PlanPeriod[],
  { plan, months, fees, today }: { plan: PaidPlan; months: PlanMonths; fees: PlanFees; today: string },
): PlanOffer | undefined {
  const { plan: present, phase } = planOn(periods, today)
  const kind = phase === 'paid' && isHigher(plan, present) ? 'raise' : 'add'
  const { days, worth } = kind === 'raise' ? daysLeftOf(periods, today) : { days: 0, worth: 0 }
  const fee = fees[plan][months]
  if (worth >= fee) return undefined
  const startsOn = startOfPeriod(periods, { kind, today })
  return {
    ...{ plan, months, kind, no: nextNumber(periods), startsOn, until: lastDayOfMonths(startsOn, months) },
    ...{ fee, daysLeft: days, off: worth, amount: fee - worth },
  }
}

/** The number of a company's next period. */
export function nextNumber(periods: readonly PlanPeriod[]): number {
  return Math.max(0, ...periods.map(({ no }) => no)) + 1
}

/** The first day of a period that is paid on the day `today`: behind all that is paid, or at once. */
export function startOfPeriod(
  periods: readonly PlanPeriod[],
  { kind, today }: { kind: PlanOffer['kind']; today: string },
): string {
  if (kind === 'raise') return today
  const lasts = periods.filter(isUsed).map(lastDay)
  const behind = lasts.map((last) => daysLater(last, 1))
  return [today, ...behind].toSorted().at(-1) ?? today
}

/** The days of all periods that come after `today`, and what they count: each day its share of its period's fee. */
function daysLeftOf(periods: readonly PlanPeriod[], today: string): { days: number; worth: number } {
  const left = periods.filter(isUsed).map((period) => {
    const all = daysBetween(period.startsOn, period.endsOn) + 1
    const first = period.startsOn > today ? period.startsOn : daysLater(today, 1)
    const days = Math.max(0, daysBetween(first, lastDay(period)) + 1)
    return { days, worth: (period.fee * days) / all }
  })
  const days = left.reduce((sum, each) => sum + each.days, 0)
  return { days, worth: Math.round(left.reduce((sum, each) => sum + each.worth, 0)) }
}

/** Days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/**
 * The tax in a sum that includes it, in paisa (a hundredth of a rupee), so that both parts give the sum exactly.
 * `percent` may have two decimals.
 */
export function taxIn(amount: number, percent: number): { net: number; tax: number } {
  const paisa = amount * 100
  const net = Math.round((paisa * 10_000) / (10_000 + Math.round(percent * 100)))
  return { net, tax: paisa - net }
}
