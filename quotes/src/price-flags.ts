// Finds prices of a quote that the estimate makes doubtful: lines left out, allowances outside their range, prices
// far outside the range of their lines.
import { type FrozenLine, keyOf, type Range, sumRanges } from './bill.ts'
import { type BillIndex, type NamedPlace, nameOf } from './bill-index.ts'
import { type CoveredLine, heldAbove } from './covers.ts'
import type { CoverMark } from './quote.ts'
import { proportion } from './rupees.ts'

export type PriceFlag = LeavesOut | OddAmount

/** Excluded lines and their cost in the estimate. */
interface LeavesOut {
  readonly code: 'leavesOut'
  readonly count: number
  readonly amountPkr: number
  readonly lines: readonly { readonly id: string; readonly item: string }[]
}

/**
 * An amount outside the estimate's range: an allowance below the low or above the high, a price below 80 % of the
 * low or above 120 % of the high. A price whose lines are all left out covers nothing, so any amount is too high.
 */
interface OddAmount {
  readonly code: 'lowAllowance' | 'highAllowance' | 'lowPrice' | 'highPrice'
  readonly place: NamedPlace
  readonly amountPkr: number
  readonly lowPkr: number
  readonly highPkr: number
}

const lowestPercent = 80
const highestPercent = 120

/** Covered lines of a quote, its prices by the `keyOf` of their place, and its marks. */
export interface Priced {
  readonly index: BillIndex
  readonly covered: readonly CoveredLine[]
  readonly prices: ReadonlyMap<string, number>
  readonly marks: readonly CoverMark[]
}

/** Flags of excluded lines, of allowances in the order of their marks, and of prices in the bill's order. */
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
    if (amountPkr >= lowPkr && amountPkr <= highPkr) return []
    const code = amountPkr < lowPkr ? 'lowAllowance' : 'highAllowance'
    return [{ code, place: nameOf(mark, index), amountPkr, lowPkr, highPkr }]
  })
}

function rangeFlags({ index, covered, prices }: Priced): OddAmount[] {
  const held = new Map(covered.map((line) => [line.line.id, line]))
  return [...index.places.values()].flatMap(({ place, lines }): OddAmount[] => {
    const amountPkr = prices.get(keyOf(place))
    if (amountPkr === undefined) return []
    const { lowPkr, highPkr } = rangeOf(place, lines, { index, held })
    // Integers on both sides keep the limits exact.
    const tooLow = amountPkr * 100 < lowPkr * lowestPercent
    const tooHigh = amountPkr * 100 > highPkr * highestPercent
    if (!tooLow && !tooHigh) return []
    return [{ code: tooLow ? 'lowPrice' : 'highPrice', place, amountPkr, lowPkr, highPkr }]
  })
}

interface Held {
  readonly index: BillIndex
  readonly held: ReadonlyMap<string, CoveredLine>
}

/**
 * Range in the estimate for the part of the bill in a price. For a line it is the line's own range. For larger
 * places it is the sum of the sections' ranges as the bill shows them, each in proportion to the part of the
 * section in the price.
 */
function rangeOf({ level }: NamedPlace, lines: readonly FrozenLine[], { index, held }: Held): Range {
  const here = lines.flatMap(({ id }) => held.get(id) ?? [])
  if (level === 'line') return sumRanges(here.map(({ priced }) => priced))
  const sections = new Map<string, CoveredLine[]>()
  for (const one of here) sections.set(one.line.section, [...(sections.get(one.line.section) ?? []), one])
  return sumRanges(
    [...sections].map(([id, lines]) => {
      const priced = sumRanges(lines.map(heldAbove))
      const shown = index.sectionsById.get(id)
      if (!shown) return priced
      const part = (pkr: number) => proportion(pkr, priced.costPkr, shown.costPkr)
      return { costPkr: priced.costPkr, lowPkr: part(shown.lowPkr), highPkr: part(shown.highPkr) }
    }),
  )
}
