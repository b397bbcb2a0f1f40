import { readFigure } from '@tameer/figures'
import type { PriceKind } from '../entry/entry.ts'

/** Lowest lump sum in rupees: no house costs a lakh a sq ft, and no phase costs less than a lakh in all. */
const leastSumPkr = 100_000

/** Guesses the kind of a house's or phase's price from its figure, until the company chooses one. */
export function kindOf(figure: string, before: PriceKind): PriceKind {
  const value = readFigure(figure)
  if (value === undefined || Number.isNaN(value)) return before
  return value < leastSumPkr ? 'rate' : 'lump'
}
