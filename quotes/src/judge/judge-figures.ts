// Checks single figures of a quote.

import { hasDecimals, mostPkr, percentDecimals, rateDecimals } from '../rupees.ts'
import type { At, FigureProblem } from './problems.ts'

/** An amount in whole rupees, not below zero. */
export function judgeAmount(amountPkr: number, at: At): FigureProblem[] {
  if (!Number.isInteger(amountPkr)) return [{ code: 'notWholeRupees', at }]
  return judgeSize(amountPkr, at)
}

/** Change that another choice makes: whole rupees, plus or minus. */
export function judgeChange(amountPkr: number, at: At): FigureProblem[] {
  return judgeAmount(Math.abs(amountPkr), at)
}

/** A rate in rupees with at most four decimals. */
export function judgeRate(ratePkr: number, at: At): FigureProblem[] {
  if (!hasDecimals(ratePkr, rateDecimals)) return [{ code: 'tooManyDecimals', at, most: rateDecimals }]
  return judgeSize(ratePkr, at)
}

/** Per cent: above 0, at most 100, at most two decimals. */
export function judgePercent(percent: number, at: At): FigureProblem[] {
  if (!hasDecimals(percent, percentDecimals)) return [{ code: 'tooManyDecimals', at, most: percentDecimals }]
  return percent > 0 && percent <= 100 ? [] : [{ code: 'percentOutside', at, min: 0, max: 100 }]
}

function judgeSize(figurePkr: number, at: At): FigureProblem[] {
  if (figurePkr < 0) return [{ code: 'negative', at }]
  return figurePkr > mostPkr ? [{ code: 'tooLarge', at, mostPkr }] : []
}
