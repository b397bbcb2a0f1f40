// What the estimate makes odd in a quote's prices: what is left out, allowances that will not do, prices far outside
// the range of what they cover.
import { keyOf, sumRanges } from './bill.ts'
import { type BillIndex, type NamedPlace, nameOf } from './bill-index.ts'
import type { CoveredLine } from './covers.ts'
import type { CoverMark } from './quote.ts'

export type PriceFlag = LeavesOut | OddAmount

/** Excluded lines and what the estimate says they cost. */
interface LeavesOut {
  readonly code: 'leavesOut'
  readonly count: number
  readonly amountPkr: number
  readonly lines: readonly { readonly id: string; readonly item: string }[]
}

/**
 * An amount against the estimate's range of what it covers: an allowance below the low, a price below 80 % of the low
 * or above 120 % of the high. A price whose lines are all left out covers nothing: any is above it.
 */
interface OddAmount {
  readonly code: 'lowAllowance' | 'lowPrice' | 'highPrice'
  readonly place: NamedPlace
  readonly amountPkr: number
  readonly lowPkr: number
  readonly highPkr: number
}

const lowestPercent = 80
const highestPercent = 120

/** A quote's lines as covered, its prices by the `keyOf` of their place, and its marks. */
export interface Priced {
  readonly index: BillIndex
  readonly covered: readonly CoveredLine[]
  readonly prices: ReadonlyMap<string, number>
  readonly marks: readonly CoverMark[]
}

/** The flags of what is left out, of allowances in the order of their marks, and of prices in the bill's order. */
export function priceFlags(priced: Priced): PriceFlag[] {
  return [...leftOutFlags(priced), ...allowanceFlags(priced), ...rangeFlags(priced)]
}

function leftOutFlags({ covered }: Priced): LeavesOut[] {
  const left = covered.filter(({ cover }) => cover === 'excluded').map(({ line }) => line)
  if (left.length === 0) return []
  const lines = left.map(({ id, item }) => ({ id, item }))
  return [{ code: 'leavesOut', count: left.length, amountPkr: sumRanges(left).costPkr, lines }]
}

function allowanceFlags({ index, covered, marks }: Priced): OddAmount[] {
  return marks.flatMap((mark): OddAmount[] => {
    const { cover, amountPkr } = mark
    if (cover !== 'allowance' || amountPkr === undefined) return []
    const marked = covered.filter((line) => line.mark === mark)
    const { lowPkr, highPkr } = sumRanges(marked.map(({ filledIn }) => filledIn))
    if (amountPkr >= lowPkr) return []
    return [{ code: 'lowAllowance', place: nameOf(mark, index), amountPkr, lowPkr, highPkr }]
  })
}

function rangeFlags({ index, covered, prices }: Priced): OddAmount[] {
  const held = new Map(covered.map(({ line, priced }) => [line.id, priced]))
  return [...index.places.values()].flatMap(({ place, lines }): OddAmount[] => {
    const amountPkr = prices.get(keyOf(place))
    if (amountPkr === undefined) return []
    const { lowPkr, highPkr } = sumRanges(lines.flatMap(({ id }) => held.get(id) ?? []))
    // Whole numbers on both sides, so that the edges are exact.
    const tooLow = amountPkr * 100 < lowPkr * lowestPercent
    const tooHigh = amountPkr * 100 > highPkr * highestPercent
    if (!tooLow && !tooHigh) return []
    return [{ code: tooLow ? 'lowPrice' : 'highPrice', place, amountPkr, lowPkr, highPkr }]
  })
}
