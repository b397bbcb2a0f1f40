import type { PlanName, PlansOnSale } from '@tameer/contract'
import * as words from '#words/plans'

/** Differences between the plans: each with its value in a plan, in words. */
export function planRows({ limits }: PlansOnSale): { label: string; valueIn: (plan: PlanName) => string }[] {
  return [
    { label: words.projects, valueIn: (plan) => words.figure(limits[plan].projects) },
    { label: words.logo, valueIn: (plan) => (limits[plan].logoOnSharePictures ? words.yes : words.no) },
  ]
}
