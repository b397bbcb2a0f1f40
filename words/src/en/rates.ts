// A company's own rates for a square foot, as visitors see them.
import { displayDay, groupDigits } from './amounts.ts'

/** Kinds of rate, as rows of a list. */
export const kinds = { complete: 'Complete house', grey: 'Grey structure with material' }

/** `2026-11-19` is `19 November 2026`. */
export function day(isoDate: string): string {
  const withoutYear = displayDay(isoDate)
  return withoutYear === isoDate ? isoDate : `${withoutYear} ${isoDate.slice(0, 4)}`
}

/** `from PKR 5,400 a sq ft`. */
export const fromRate = (pkr: number) => `from PKR ${groupDigits(pkr)} a sq ft`

/** Heading and unit of the company's own rates. */
export const ownRates = 'Their rates'
export const ownRatesUnit = 'PKR a sq ft, the company’s own figures'
export const givenOn = (isoDate: string) => `given on ${day(isoDate)}`
/** A rate beside the name of its kind, saying that it is the company's own, with its date; '' without a rate. */
export const ownRate = (pkr: number | null, isoDate: string | null) =>
  pkr === null || isoDate === null ? '' : `${fromRate(pkr)} (the company’s own figure, ${givenOn(isoDate)})`

/** On the card of a company with a rate for grey structures only. */
export const greyFromRate = (pkr: number) => `grey structure ${fromRate(pkr)}`
/** On the card of a builder without a rate. */
export const noRate = 'no rate given'
/** Below a list of cards. */
export const whoseRates = (days: number) =>
  `PKR a sq ft: what the company itself says for a complete house, given within the last ${days} days.`
