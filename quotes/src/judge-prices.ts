// Whether every line of the bill is priced once or left out, and every price stands where it can.
import { idAt, keyOf, levels } from './bill.ts'
import { type BillIndex, nameOf } from './bill-index.ts'
import { coverLines } from './covers.ts'
import { judgeAmount, judgeRate } from './judge-figures.ts'
import { priceInRupees, rateLevels } from './prices.ts'
import type { At, Problem } from './problems.ts'
import type { Price, Quote } from './quote.ts'
import { mostPkr } from './rupees.ts'

/** Prices that cannot be read: unknown places, kinds at another level, figures that are none. */
export function judgePrices(index: BillIndex, prices: readonly Price[]): Problem[] {
  return prices.flatMap((price): Problem[] => {
    const at: At = { field: 'prices', ...nameOf(price, index) }
    if (!index.places.has(keyOf(price))) return [{ code: 'unknown', at }]
    if (price.kind === 'lump') return judgeAmount(price.amountPkr, at)
    if (price.level !== rateLevels[price.kind]) return [{ code: 'kindNotHere', at, kind: price.kind }]
    const problems = judgeRate(price.ratePkr, at)
    const tooLarge = problems.length === 0 && priceInRupees(price, index) === undefined
    return tooLarge ? [{ code: 'tooLarge', at, mostPkr }] : problems
  })
}

/**
 * Lines that have no price and are not left out. Only `excluded` and `allowance` free a line of its price: the labour
 * for material that the owner buys has one, though it may be 0.
 */
export function judgeGaps({ bill }: BillIndex, { prices, covers }: Quote): Problem[] {
  const priced = new Set(prices.map(keyOf))
  return coverLines(bill, covers)
    .filter(({ cover }) => cover === 'included' || cover === 'owner')
    .filter(({ line }) => !levels.some((level) => priced.has(keyOf({ level, id: idAt(level, line) }))))
    .map(({ line: { id, item } }) => ({ code: 'unpriced', id, item }))
}

/** Prices at a place that has one already, or within a section or a phase that has one. */
export function judgeOverlaps(index: BillIndex, prices: readonly Price[]): Problem[] {
  const priced = new Set(prices.map(keyOf))
  const seen = new Set<string>()
  return prices.flatMap((price): Problem[] => {
    const key = keyOf(price)
    const line = index.places.get(key)?.lines[0]
    if (!line) return []
    const { level, id } = price
    const around = levels.slice(0, levels.indexOf(level)).map((level) => ({ level, id: idAt(level, line) }))
    const other = seen.has(key) ? { level, id } : around.find((place) => priced.has(keyOf(place)))
    seen.add(key)
    return other ? [{ code: 'pricedTwice', at: { field: 'prices', ...nameOf(price, index) }, other }] : []
  })
}
