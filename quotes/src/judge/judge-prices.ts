// Checks that every line of the bill is priced once or left out, and that every price is at a place that allows it.
import { idAt, keyOf, levels } from '../bill.ts'
import { type BillIndex, nameOf } from '../bill-index.ts'
import { coverLines, needsPrice } from '../covers.ts'
import { canStandHere, placeOf, priceInRupees } from '../prices.ts'
import type { Price, Quote } from '../quote.ts'
import { mostPkr } from '../rupees.ts'
import { judgeAmount, judgeRate } from './judge-figures.ts'
import type { At, Problem } from './problems.ts'

/** Problems of single prices: unknown places, a kind at a wrong level, invalid figures. */
export function judgePrices(index: BillIndex, prices: readonly Price[]): Problem[] {
  return prices.flatMap((price): Problem[] => {
    const at: At = { field: 'prices', ...nameOf(placeOf(price), index) }
    if (!index.places.has(keyOf(placeOf(price)))) return [{ code: 'unknown', at }]
    if (price.kind === 'lump') return judgeAmount(price.amountPkr, at)
    if (!canStandHere(price)) return [{ code: 'kindNotHere', at, kind: price.kind }]
    const problems = judgeRate(price.ratePkr, at)
    const tooLarge = problems.length === 0 && priceInRupees(price, index) === undefined
    return tooLarge ? [{ code: 'tooLarge', at, mostPkr }] : problems
  })
}

/** Lines that need a price and have none at any level. An `apart` line needs a price of its own. */
export function judgeGaps({ bill }: BillIndex, { prices, covers }: Quote): Problem[] {
  const priced = new Set(prices.map((price) => keyOf(placeOf(price))))
  return coverLines(bill, covers)
    .filter(needsPrice)
    .filter(({ line, cover }) => {
      const places = cover === 'apart' ? (['line'] as const) : levels
      return !places.some((level) => priced.has(keyOf({ level, id: idAt(level, line) })))
    })
    .map(({ line: { id, item } }) => ({ code: 'unpriced', id, item }))
}

/**
 * Prices at a place that already has one, or inside a section, a phase or a house that has one. `apart` lines are
 * exempt.
 */
export function judgeOverlaps(index: BillIndex, { prices, covers }: Quote): Problem[] {
  const priced = new Set(prices.map((price) => keyOf(placeOf(price))))
  const apart = new Set(covers.filter(({ cover }) => cover === 'apart').map(keyOf))
  const seen = new Set<string>()
  return prices.flatMap((price): Problem[] => {
    const place = placeOf(price)
    const key = keyOf(place)
    const line = index.places.get(key)?.lines[0]
    if (!line) return []
    const { level } = place
    const around = levels.slice(0, levels.indexOf(level)).map((level) => ({ level, id: idAt(level, line) }))
    const above = apart.has(key) ? undefined : around.find((place) => priced.has(keyOf(place)))
    const other = seen.has(key) ? place : above
    seen.add(key)
    return other ? [{ code: 'pricedTwice', at: { field: 'prices', ...nameOf(place, index) }, other }] : []
  })
}
