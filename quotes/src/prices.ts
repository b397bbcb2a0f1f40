// What prices come to in rupees.
import { keyOf, type Place } from './bill.ts'
import type { BillIndex } from './bill-index.ts'
import type { Price } from './quote.ts'
import { isAmountPkr, multiply } from './rupees.ts'

/** Where a price stands. */
export function placeOf({ level, id = '' }: Price): Place {
  return { level, id }
}

/**
 * A price in whole rupees: a lump sum as it is, a rate times the covered area or the line's quantity, rounded half up.
 * Undefined when it cannot be told: no such line, no such figure, a rate at another level than its own.
 */
export function priceInRupees(price: Price, { bill, linesById }: BillIndex): number | undefined {
  if (price.kind === 'lump') return isAmountPkr(price.amountPkr) ? price.amountPkr : undefined
  if (!canStandHere(price)) return undefined
  const quantity = price.kind === 'per-sft' ? bill.coveredAreaSft : linesById.get(price.id)?.quantity
  return quantity === undefined ? undefined : multiply(price.ratePkr, quantity)
}

/** The levels that each kind of rate can stand at. A lump sum can stand at all. */
const rateLevels: Record<'per-sft' | 'per-unit', readonly string[]> = {
  'per-sft': ['house', 'phase'],
  'per-unit': ['line'],
}

/** Whether a price of this kind can stand at its level. */
export function canStandHere({ kind, level }: Pick<Price, 'kind' | 'level'>): boolean {
  return kind === 'lump' || rateLevels[kind].includes(level)
}

/** The prices of a quote by the `keyOf` of their place; two at one place are summed. Unknown places have none. */
export function pricesByPlace(index: BillIndex, prices: readonly Price[]): Map<string, number> {
  const amounts = new Map<string, number>()
  for (const price of prices) {
    const key = keyOf(placeOf(price))
    if (!index.places.has(key)) continue
    amounts.set(key, (amounts.get(key) ?? 0) + (priceInRupees(price, index) ?? 0))
  }
  return amounts
}
