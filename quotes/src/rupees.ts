// Rupees in exact integers: amounts are whole, rates have at most four decimals, and no intermediate step is a
// float.

/**
 * Largest amount: more than a trillion rupees is a typing error. The sum of some hundred such amounts is still
 * exact.
 */
export const mostPkr = 1_000_000_000_000

/** True for an amount that a quote may contain: whole rupees, not below zero. */
export function isAmountPkr(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= mostPkr
}

/** The amount, or 0 for an invalid one: a draft's total is that of its valid figures. */
export function readable(amountPkr: number | undefined): number {
  return amountPkr !== undefined && isAmountPkr(amountPkr) ? amountPkr : 0
}

/** Most decimals of a rate, as in the calculator's rates of labour alone. */
export const rateDecimals = 4
/** Most decimals of a per cent. */
export const percentDecimals = 2

/** True when a figure has at most this many decimals. */
export function hasDecimals(value: number, most: number): boolean {
  return Number.isFinite(value) && Number(value.toFixed(most)) === value
}

/**
 * Multiplies a rate by a quantity, both with at most four decimals, and rounds half up to whole rupees. Undefined
 * when a figure is invalid or the product exceeds the largest amount.
 */
export function multiply(ratePkr: number, quantity: number): number | undefined {
  if (!hasDecimals(ratePkr, rateDecimals) || !inReach(ratePkr) || !inReach(quantity)) return undefined
  const product = BigInt(Math.round(ratePkr * 10_000)) * BigInt(Math.round(quantity * 10_000))
  const rupees = (product + 50_000_000n) / 100_000_000n
  return rupees > BigInt(mostPkr) ? undefined : Number(rupees)
}

/**
 * Per cent, with at most two decimals, of an amount in whole rupees, rounded half up. Undefined as for `multiply`.
 */
export function percentOf(percent: number, amountPkr: number): number | undefined {
  if (!hasDecimals(percent, percentDecimals) || !inReach(percent) || !isAmountPkr(amountPkr)) return undefined
  return proportion(amountPkr, Math.round(percent * 100), 10_000)
}

/**
 * An amount times part divided by whole, rounded half up. All are integers, not below zero; 0 when the whole is 0.
 */
export function proportion(amountPkr: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const twice = 2n * BigInt(amountPkr) * BigInt(part)
  return Number((twice + BigInt(whole)) / (2n * BigInt(whole)))
}

/**
 * Splits an amount in proportion to weights (integers, not below zero) into whole rupees that add up to it exactly.
 * The rupees that rounding down leaves go to the largest remainders, the earlier of two equal ones first. When all
 * weights are 0 the shares are equal; without weights there are none.
 */
export function shareOut(amountPkr: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.length === 0 ? [] : shareOut(amountPkr, Array(weights.length).fill(1))
  const products = weights.map((weight) => BigInt(amountPkr) * BigInt(weight))
  const shares = products.map((product) => Number(product / BigInt(total)))
  const byRemainder = products
    .map((product, place) => ({ place, remainder: Number(product % BigInt(total)) }))
    .sort((one, other) => other.remainder - one.remainder || one.place - other.place)
  const left = amountPkr - shares.reduce((sum, share) => sum + share, 0)
  for (const { place } of byRemainder.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1
  return shares
}

function inReach(figure: number): boolean {
  return figure >= 0 && figure <= mostPkr
}
