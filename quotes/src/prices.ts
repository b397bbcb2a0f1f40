// Converts prices to rupees.
import { keyOf, type Place } from './bill.ts'
import type { BillIndex } from './bill-index.ts'
import type { Price } from './quote.ts'
import { isAmountPkr, multiply } from './rupees.ts'

/** Place of a price. */
export function placeOf({ level, id = '' }: Price): Place {
  return { level, id }
}

/**
 * A price in whole rupees: a lump sum as it is; a rate times the covered area or the line's quantity, rounded half
 * up. Undefined when it cannot be worked out: an unknown line, an invalid figure, a rate at a level that does not
 * allow it.
 */
export function priceInRupees(price: Price, { bill, linesById }: BillIndex): number | undefined {
  if (price.kind === 'lump') return isAmountPkr(price.amountPkr) ? price.amountPkr : undefined
  if (!canStandHere(price)) return undefined
  const quantity = price.kind === 'per-sft' ? bill.coveredAreaSft : linesById.get(price.id)?.quantity
  return quantity === undefined ? undefined : multiply(price.ratePkr, quantity)
}

/** Levels at which each kind of rate is allowed. A lump sum is allowed at all levels. */
const rateLevels: Record<'per-sft' | 'per-unit', readonly string[]> = {
  'per-sft': ['house', 'phase'],
  'per-unit': ['line'],
}

/** True when a price of this kind is allowed at its level. */
export function canStandHere({ kind, level }: Pick<Price, 'kind' | 'level'>): boolean {
  return kind === 'lump' || rateLevels[kind].includes(level)
}

/**
 * Prices of a quote by the `keyOf` of their place. Two prices at one place are summed; those at unknown places are
 * ignored.
 */
export function pricesByPlace(index: BillIndex, prices: readonly Price[]): Map<string, number> {
  const amounts = new Map<string, number>()
  for (const price of prices) {
    const key = keyOf(placeOf(price))
    if (!index.places.has(key)) continue
    amounts.set(key, (amounts.get(key) ?? 0) + (priceInRupees(price, index) ?? 0))
  }
  return amounts
}
