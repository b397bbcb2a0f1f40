/**
 * Splits whole rupees by per cent with at most two decimals: cumulative, half up. A share is what is rounded up to and with
 * its stage, less what is rounded before it. So none is negative, and for per cent that add up to 100 they add up to the base.
 */
export function sharesOf(basePkr: number, percents: readonly number[]): number[] {
  let hundredths = 0n
  let before = 0n
  return percents.map((percent) => {
    hundredths += BigInt(Math.round(percent * 100))
    const upTo = (2n * BigInt(basePkr) * hundredths + 10_000n) / 20_000n
    const share = upTo - before
    before = upTo
    return Number(share)
  })
}
