// A company's own rates for a square foot, where visitors see them.
import { displayDate, displayRupees } from './amounts.ts'

/** The kinds of rate, as rows of a list have them. */
export const kinds = { complete: 'مکمل گھر', grey: 'گرے سٹرکچر میٹریل سمیت' }

/** `2026-11-19` is `19 نومبر 2026`. */
export function day(isoDate: string): string {
  return displayDate(isoDate)
}

/** `5,400 روپے فی مربع فٹ سے`. */
export const fromRate = (pkr: number) => `${displayRupees(pkr)} فی مربع فٹ سے`

/** A rate beside the name of its kind, with whose figure it is and its day; '' where there is none. */
export const ownRate = (pkr: number | null, givenOn: string | null) =>
  pkr === null || givenOn === null ? '' : `${fromRate(pkr)} (کمپنی کا اپنا ریٹ، ${day(givenOn)} کو دیا گیا)`
