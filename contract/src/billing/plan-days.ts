// Which plan a company has on a day. Each payment buys days, and each day uses up one of them. Pure: safe to import in
// the browser. Days are ISO dates in Pakistan.
import { daysBetween, daysLater } from '../days.ts'
import {
  isHigher,
  limitsSoldOn,
  type PaidPlan,
  type PlanFees,
  type PlanLimits,
  type PlanMonths,
  type PlanName,
  paidPlans,
  planDays,
  planMonths,
} from './plans.ts'

/** Days before the last paid day on which notices of the end begin, by mail and on screens. */
export const noticeDays = 7

/** Days for which all stays as it was after the last paid day. */
export const graceDays = 7

/** A payment that was paid, as far as it gives days. */
export interface PaidTime {
  /** Unique among the company's payments. */
  id: string
  plan: PaidPlan
  months: PlanMonths
  /** The day on which it was begun: its limits are those sold on that day. */
  begunOn: string
  /** The day on which it was found paid: the first on which its days can be used. */
  paidOn: string
  /** The day from which its money goes back, with the days not used by then; null: it is kept. */
  backOn: string | null
}

/** Days in a row that are used up of one payment. */
export interface UsedDays {
  payment: PaidTime
  from: string
  /** The last day. */
  until: string
}

/**
 * The days that payments give, in the order in which they are used: of all that are there on a day the highest plan
 * first, and of one plan the payment that was paid first. Days after `today` are as they will be if nothing is paid
 * and nothing goes back any more.
 */
export function listUsedDays(payments: readonly PaidTime[], today: string): UsedDays[] {
  const known = payments
    .filter(({ paidOn }) => paidOn <= today)
    .map((payment) => ({ payment, left: planDays[payment.months] }))
    .toSorted((a, b) => compare(a.payment, b.payment))
  const changes = known.flatMap(({ payment }) => [payment.paidOn, payment.backOn ?? payment.paidOn])
  const used: UsedDays[] = []
  let day = changes.toSorted()[0]
  while (day !== undefined) {
    const from: string = day
    const later = changes.filter((change) => change > from).toSorted()[0]
    const first = known.find(({ payment, left }) => left > 0 && isThere(payment, from))
    if (first) {
      const days = Math.min(first.left, later === undefined ? first.left : daysBetween(from, later))
      first.left -= days
      used.push({ payment: first.payment, from, until: daysLater(from, days - 1) })
      day = daysLater(from, days)
    } else {
      day = later
    }
  }
  return used
}

/** The higher plan first, then the payment that was paid first. */
function compare(a: PaidTime, b: PaidTime): number {
  if (a.plan !== b.plan) return isHigher(a.plan, b.plan) ? -1 : 1
  return a.paidOn.localeCompare(b.paidOn)
}

/** True when days of a payment can be used on a day. */
function isThere({ paidOn, backOn }: PaidTime, day: string): boolean {
  return paidOn <= day && (backOn === null || day < backOn)
}

/** A company's plan on a day. */
export interface PlanStanding {
  plan: PlanName
  /** `grace`: the paid days are over, and all stays as it was for some days. */
  phase: 'free' | 'paid' | 'grace'
  /** The first day of this plan without a gap; null in `free`. */
  from: string | null
  /** The last day of this plan without a gap; null in `free`. */
  until: string | null
  /** The last day of the days of grace after all days; null when none are paid or they are over. */
  graceUntil: string | null
  /** The lower plan whose days go on after `until`. */
  next: { plan: PaidPlan; from: string; until: string } | null
  /** The day since which a company that once paid is in Basic; null otherwise. */
  freeSince: string | null
  limits: PlanLimits
}

/** A company's plan on the day `today`. The payments are all of the company's that were ever paid, in any order. */
export function standing(payments: readonly PaidTime[], today: string): PlanStanding {
  const used = listUsedDays(payments, today)
  const runs = joinRuns(used)
  const at = runs.findIndex(({ from, until }) => from <= today && today <= until)
  const running = runs[at]
  const now = used.find(({ from, until }) => from <= today && today <= until)
  if (running && now) {
    const next = runs[at + 1]
    return {
      plan: running.plan,
      phase: 'paid',
      from: running.from,
      until: running.until,
      graceUntil: daysLater((next ?? running).until, graceDays),
      next: next ?? null,
      freeSince: null,
      limits: limitsOf(now.payment),
    }
  }
  const last = used.findLast((days) => today <= graceEnd(days))
  if (last) {
    return {
      plan: last.payment.plan,
      phase: 'grace',
      from: runs.findLast(({ until }) => until === last.until)?.from ?? last.from,
      until: last.until,
      graceUntil: graceEnd(last),
      next: null,
      freeSince: null,
      limits: limitsOf(last.payment),
    }
  }
  const ended = used.map(graceEnd).toSorted().at(-1)
  return {
    plan: 'basic',
    phase: 'free',
    from: null,
    until: null,
    graceUntil: null,
    next: null,
    freeSince: ended === undefined ? null : daysLater(ended, 1),
    limits: limitsSoldOn(today).basic,
  }
}

function limitsOf({ begunOn, plan }: PaidTime): PlanLimits {
  return limitsSoldOn(begunOn)[plan]
}

/** The last day of grace after used days; a payment that goes back gives none from that day on. */
function graceEnd({ payment: { backOn }, until }: UsedDays): string {
  const end = daysLater(until, graceDays)
  return backOn !== null && backOn <= end ? daysLater(backOn, -1) : end
}

/** Joins used days of one plan that follow one another without a gap. */
function joinRuns(used: readonly UsedDays[]): { plan: PaidPlan; from: string; until: string }[] {
  const runs: { plan: PaidPlan; from: string; until: string }[] = []
  for (const { payment, from, until } of used) {
    const before = runs.at(-1)
    if (before?.plan === payment.plan && daysLater(before.until, 1) === from) before.until = until
    else runs.push({ plan: payment.plan, from, until })
  }
  return runs
}

/** The last day of a plan as it is known today; null when no day of it is left. */
export function lastDayOf(payments: readonly PaidTime[], plan: PaidPlan, today: string): string | null {
  const last = listUsedDays(payments, today).findLast(({ payment }) => payment.plan === plan)
  return last && last.until >= today ? last.until : null
}

/** How many days of a payment are used up by the day `today`, this one included. */
export function daysUsedOf(payments: readonly PaidTime[], id: string, today: string): number {
  return listUsedDays(payments, today)
    .filter(({ payment, from }) => payment.id === id && from <= today)
    .reduce((sum, { from, until }) => sum + daysBetween(from, until < today ? until : today) + 1, 0)
}

/** A time of a plan that a company could buy on a day. */
export interface PlanOffer {
  plan: PaidPlan
  months: PlanMonths
  /** The first day on which its days would be used. */
  startsOn: string
  /** The last one. */
  until: string
  /** Fee of the time, whole rupees. */
  amount: number
}

/** The times of all plans that a company can buy on the day `today`, with the days that each would have. */
export function offersOn(payments: readonly PaidTime[], fees: PlanFees, today: string): PlanOffer[] {
  return paidPlans.flatMap((plan) =>
    planMonths.map((months) => offerOn(payments, { plan, months, fees, today })),
  )
}

/** A time of a plan as it would be if it were paid on the day `today`. */
export function offerOn(
  payments: readonly PaidTime[],
  { plan, months, fees, today }: { plan: PaidPlan; months: PlanMonths; fees: PlanFees; today: string },
): PlanOffer {
  const bought: PaidTime = { id: '', plan, months, begunOn: today, paidOn: today, backOn: null }
  // Behind the company's own: of one plan the payment that was paid first is used first.
  const days = listUsedDays([...payments, bought], today).filter(({ payment }) => payment === bought)
  return {
    plan,
    months,
    startsOn: days[0]?.from ?? today,
    until: days.at(-1)?.until ?? today,
    amount: fees[plan][months],
  }
}
