// A company's own rates for a square foot, as visitors see them.
import { displayDate, displayRupees } from './amounts.ts'

/** Kinds of rate, as rows of a list. */
export const kinds = { complete: 'مکمل گھر', grey: 'گرے سٹرکچر میٹریل سمیت' }

/** `2026-11-19` is `19 نومبر 2026`. */
export function day(isoDate: string): string {
  return displayDate(isoDate)
}

/** `5,400 روپے فی مربع فٹ سے`. */
export const fromRate = (pkr: number) => `${displayRupees(pkr)} فی مربع فٹ سے`

/** Heading and unit of the company's own rates. */
export const ownRates = 'کمپنی کے ریٹ'
export const ownRatesUnit = 'روپے فی مربع فٹ، کمپنی کے اپنے بتائے ہوئے'
export const givenOn = (isoDate: string) => `${day(isoDate)} کو دیا گیا`
/** A rate beside the name of its kind, saying that it is the company's own, with its date; '' without a rate. */
export const ownRate = (pkr: number | null, isoDate: string | null) =>
  pkr === null || isoDate === null ? '' : `${fromRate(pkr)} (کمپنی کا اپنا ریٹ، ${givenOn(isoDate)})`

/** On the card of a company with a rate for grey structures only. */
export const greyFromRate = (pkr: number) => `گرے سٹرکچر ${fromRate(pkr)}`
/** On the card of a builder without a rate. */
export const noRate = 'ریٹ نہیں دیا گیا'
/** Below a list of cards. */
export const whoseRates = (days: number) =>
  `روپے فی مربع فٹ: مکمل گھر کے لیے کمپنی کا اپنا بتایا ہوا ریٹ، پچھلے ${days} دنوں میں دیا گیا۔`
