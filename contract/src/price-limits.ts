/** Rules for prices at the desk. Pure: the screen tells them before the call does. */
export const priceLimits = {
  source: 120,
  note: 200,
  entries: 60,
  pkr: 1e7,
  /** A price that moves by more per cent needs a second source or a word why. */
  farPct: 15,
  /** Beyond twice the price before, or half of it, it is another unit or another article. */
  refusedRatio: 2,
} as const

/** Age in days from which a price is old at the desk. */
export const oldPriceDays = 45

/** How a new price relates to the one before: within reach, far, or too far to be the same thing. */
export function priceStep(beforePkr: number, pkr: number): 'near' | 'far' | 'refused' {
  const ratio = pkr / beforePkr
  if (ratio > priceLimits.refusedRatio || ratio < 1 / priceLimits.refusedRatio) return 'refused'
  return Math.abs(ratio - 1) * 100 > priceLimits.farPct ? 'far' : 'near'
}
