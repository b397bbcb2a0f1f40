// What the estimate makes odd in a quote's prices: what is left out, allowances that will not do, prices far outside
// the range of what they cover.
import { type FrozenLine, keyOf, type Range, sumRanges } from './bill.ts'
import { type BillIndex, type NamedPlace, nameOf } from './bill-index.ts'
import { type CoveredLine, heldAbove } from './covers.ts'
import type { CoverMark } from './quote.ts'
import { proportion } from './rupees.ts'

export type PriceFlag = LeavesOut | OddAmount

/** Excluded lines and what the estimate says they cost. */
interface LeavesOut {
  readonly code: 'leavesOut'
  readonly count: number
  readonly amountPkr: number
  readonly lines: readonly { readonly id: string; readonly item: string }[]
}

/**
 * An amount against the estimate's range of what it covers: an allowance below the low or above the high, a price below 80 % of the low
 * or above 120 % of the high. A price whose lines are all left out covers nothing: any is above it.
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
    // Whole numbers on both sides, so that the edges are exact.
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
 * The estimate's range of what a price holds: of a line its own, of anything above it the ranges of its sections as the bill
 * shows them, each in the proportion of what the price holds of the section.
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
