// Names, limits and fees of the plans. Pure: safe to import in the browser. Days are ISO dates in Pakistan, sums are
// whole rupees. Which plan a company has on a day stands in plan-days.ts.

export const planNames = ['basic', 'plus', 'pro'] as const
export type PlanName = (typeof planNames)[number]
export const paidPlans = ['plus', 'pro'] as const
export type PaidPlan = (typeof paidPlans)[number]

/** The times that can be paid for, in months. */
export const planMonths = [1, 12] as const
export type PlanMonths = (typeof planMonths)[number]

/** Days of a plan that a time gives. Source: the product's own decision on what it sells. */
export const planDays: Readonly<Record<PlanMonths, number>> = { 1: 30, 12: 365 }

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

/** True when one plan has more than the other. */
export function isHigher(plan: PlanName, other: PlanName): boolean {
  return planNames.indexOf(plan) > planNames.indexOf(other)
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
