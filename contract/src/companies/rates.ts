// A company's own rates for a square foot, and the days for which visitors see them. Pure: safe to import in the
// browser.

import { daysLater } from '../days.ts'
import type { CompanyRates } from './companies.ts'

/** Limits of a rate, in PKR a square foot. */
export const rateLimits = { minimum: 500, maximum: 50_000 } as const

/** Days for which a rate is shown after the day it was given. */
export const rateShownDays = 90

/** Last day on which a rate given on that day is shown. Both are ISO dates in Pakistan. */
export function lastDayOfRate(givenOn: string): string {
  return daysLater(givenOn, rateShownDays)
}

/** True when a rate given on that day is shown on the day `today`. Both are ISO dates in Pakistan. */
export function isRateShown(givenOn: string, today: string): boolean {
  return today <= lastDayOfRate(givenOn)
}

/** The rates that visitors see on the day `today`; the others and their days are null. */
export function shownRates(
  { completePkr, completeGivenOn, greyPkr, greyGivenOn }: CompanyRates,
  today: string,
): CompanyRates {
  const complete = completeGivenOn !== null && isRateShown(completeGivenOn, today)
  const grey = greyGivenOn !== null && isRateShown(greyGivenOn, today)
  return {
    completePkr: complete ? completePkr : null,
    completeGivenOn: complete ? completeGivenOn : null,
    greyPkr: grey ? greyPkr : null,
    greyGivenOn: grey ? greyGivenOn : null,
  }
}
