import type { PriceKind } from './entry.ts'
import { readFigure } from './figures.ts'

/** No house costs a lakh a sq ft, and no part of one costs less in all. */
const leastSumPkr = 100_000

/** Until the company says what a price of a house or a phase is for, its figure does. */
export function kindOf(figure: string, before: PriceKind): PriceKind {
  const value = readFigure(figure)
  if (value === undefined || Number.isNaN(value)) return before
  return value < leastSumPkr ? 'rate' : 'lump'
}
