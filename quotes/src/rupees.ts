// Rupees in exact integers: amounts are whole, rates have at most four decimals, and no step in between is a float.

/** More than a trillion rupees is a slip of the finger. Some hundred such amounts still sum exactly. */
export const mostPkr = 1_000_000_000_000

/** Whether this is an amount a quote may name: whole rupees, not below zero. */
export function isAmountPkr(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= mostPkr
}

/** The amount, or 0 for what is none: a draft's total is the total of what can be read. */
export function readable(amountPkr: number | undefined): number {
  return amountPkr !== undefined && isAmountPkr(amountPkr) ? amountPkr : 0
}

/** A rate has at most so many decimals, as the calculator's rates of labour alone have. */
export const rateDecimals = 4
/** Per cent have at most so many. */
export const percentDecimals = 2

/** Whether a figure has at most so many decimals. */
export function hasDecimals(value: number, most: number): boolean {
  return Number.isFinite(value) && Number(value.toFixed(most)) === value
}

/**
 * Rupees of a rate times a quantity, both with at most four decimals, rounded half up to whole rupees. Undefined when one
 * of them is no such figure or the product is larger than an amount may be.
 */
export function multiply(ratePkr: number, quantity: number): number | undefined {
  if (!hasDecimals(ratePkr, rateDecimals) || !inReach(ratePkr) || !inReach(quantity)) return undefined
  const product = BigInt(Math.round(ratePkr * 10_000)) * BigInt(Math.round(quantity * 10_000))
  const rupees = (product + 50_000_000n) / 100_000_000n
  return rupees > BigInt(mostPkr) ? undefined : Number(rupees)
}

/** So many per cent, with at most two decimals, of an amount in whole rupees, rounded half up. Undefined as for `multiply`. */
export function percentOf(percent: number, amountPkr: number): number | undefined {
  if (!hasDecimals(percent, percentDecimals) || !inReach(percent) || !isAmountPkr(amountPkr)) return undefined
  return proportion(amountPkr, Math.round(percent * 100), 10_000)
}

/** An amount times part over whole, rounded half up. All are whole and not below zero; of an empty whole it is 0. */
export function proportion(amountPkr: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const twice = 2n * BigInt(amountPkr) * BigInt(part)
  return Number((twice + BigInt(whole)) / (2n * BigInt(whole)))
}

/**
 * An amount shared out in proportion to weights (whole, not below zero), in whole rupees that add up to it exactly:
 * the rupees that rounding down leaves go to the largest remainders, the earlier of two equal ones first. When all
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
