// A company's own rates for a square foot, where visitors see them.
import { displayDay, groupDigits } from './amounts.ts'

/** The kinds of rate, as rows of a list have them. */
export const kinds = { complete: 'Complete house', grey: 'Grey structure with material' }

/** `2026-11-19` is `19 November 2026`. */
export function day(isoDate: string): string {
  const withoutYear = displayDay(isoDate)
  return withoutYear === isoDate ? isoDate : `${withoutYear} ${isoDate.slice(0, 4)}`
}

/** `From PKR 5,400 a sq ft`. */
export const fromRate = (pkr: number) => `From PKR ${groupDigits(pkr)} a sq ft`

/** A rate beside the name of its kind, with whose figure it is and its day; '' where there is none. */
export const ownRate = (pkr: number | null, givenOn: string | null) =>
  pkr === null || givenOn === null
    ? ''
    : `${fromRate(pkr)} (the company’s own figure, given on ${day(givenOn)})`
