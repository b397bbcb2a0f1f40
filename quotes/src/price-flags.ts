// Finds prices of a quote that the estimate makes doubtful: lines left out, allowances outside their range, prices
// far outside the range of their lines.
import { idAt, keyOf, levels, type Range, sumRanges } from './bill.ts'
import { type BillIndex, type IndexedPlace, type NamedPlace, nameOf } from './bill-index.ts'
import { type CoveredLine, heldAbove, needsPrice } from './covers.ts'
import type { CoverMark } from './quote.ts'
import { proportion, shareOut } from './rupees.ts'

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
 * low or above 120 % of the high. A price whose lines are all left out covers nothing, so any amount is too high. A price
 * counts less its share of the discount, so that it is flagged in the same way however a company writes it.
 */
interface OddAmount {
  readonly code: 'lowAllowance' | 'highAllowance' | 'lowPrice' | 'highPrice'
  readonly place: NamedPlace
  readonly amountPkr: number
  readonly lowPkr: number
  readonly highPkr: number
  /** The group of an allowance's marks, which are judged together; `place` is its first line. */
  readonly group?: string
  /** Set when a discount was taken off the amount. */
  readonly discounted?: true
}

const lowestPercent = 80
const highestPercent = 120

/** Covered lines of a quote, its prices by the `keyOf` of their place, and its marks. */
export interface Priced {
  readonly index: BillIndex
  readonly covered: readonly CoveredLine[]
  readonly prices: ReadonlyMap<string, number>
  readonly marks: readonly CoverMark[]
  /** Part of the discount that is taken off the prices. */
  readonly discountPkr: number
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
  return allowances(marks).flatMap(([first, ...others]): OddAmount[] => {
    const together = new Set([first, ...others])
    const marked = covered.filter(({ mark }) => mark && together.has(mark))
    const { lowPkr, highPkr } = sumRanges(marked.map(({ filledIn }) => filledIn))
    const amountPkr = [...together].reduce((sum, mark) => sum + (mark.amountPkr ?? 0), 0)
    if (amountPkr >= lowPkr && amountPkr <= highPkr) return []
    const code = amountPkr < lowPkr ? 'lowAllowance' : 'highAllowance'
    const { group } = first
    return [{ code, place: nameOf(first, index), amountPkr, lowPkr, highPkr, ...(group && { group }) }]
  })
}

/** The marks with a sum set aside; those of one group together. */
function allowances(marks: readonly CoverMark[]): [CoverMark, ...CoverMark[]][] {
  const sums: [CoverMark, ...CoverMark[]][] = []
  for (const mark of marks) {
    if (mark.cover !== 'allowance' || mark.amountPkr === undefined) continue
    const group = mark.group ? sums.find(([first]) => first.group === mark.group) : undefined
    if (group) group.push(mark)
    else sums.push([mark])
  }
  return sums
}

/** Flags of each price, and of all prices together where no single one is flagged as the whole is. */
function rangeFlags(quote: Priced): OddAmount[] {
  const { index, prices, discountPkr } = quote
  const priced = [...index.places.values()].flatMap((at) => {
    const typedPkr = prices.get(keyOf(at.place))
    return typedPkr === undefined ? [] : [{ at, typedPkr }]
  })
  const off = shareOut(
    discountPkr,
    priced.map(({ typedPkr }) => typedPkr),
  )
  const flags = priced.flatMap(({ at, typedPkr }, n) => {
    const offPkr = off[n] ?? 0
    return oddPrice(quote, at, { pkr: Math.max(0, typedPkr - offPkr), offPkr, part: heldAbove })
  })
  const whole = wholeHouse(quote)
  if (!whole) return flags
  const pkr = Math.max(0, priced.reduce((sum, { typedPkr }) => sum + typedPkr, 0) - discountPkr)
  const ofWhole = oddPrice(quote, whole, { pkr, offPkr: discountPkr, part: ({ priced }) => priced })
  return [...flags, ...ofWhole.filter(({ code }) => !flags.some((flag) => flag.code === code))]
}

/** The house, once every line that needs a price has one. */
function wholeHouse({ index, covered, prices }: Priced): IndexedPlace | undefined {
  const isPriced = ({ line }: CoveredLine) =>
    levels.some((level) => prices.has(keyOf({ level, id: idAt(level, line) })))
  if (!covered.filter(needsPrice).every(isPriced)) return undefined
  return index.places.get(keyOf({ level: 'house', id: '' }))
}

interface Price {
  /** Amount after the discount. */
  readonly pkr: number
  readonly offPkr: number
  /** The part of a line's estimate that is in this price. */
  readonly part: (line: CoveredLine) => Range
}

function oddPrice(
  { index, covered }: Priced,
  { place, lines }: IndexedPlace,
  { pkr: amountPkr, offPkr, part }: Price,
): OddAmount[] {
  const ids = new Set(lines.map(({ id }) => id))
  const here = covered.filter(({ line }) => ids.has(line.id))
  const { lowPkr, highPkr } = rangeOf(place, here, { index, part })
  // Integers on both sides keep the limits exact.
  const tooLow = amountPkr * 100 < lowPkr * lowestPercent
  const tooHigh = amountPkr * 100 > highPkr * highestPercent
  if (!tooLow && !tooHigh) return []
  const code = tooLow ? 'lowPrice' : 'highPrice'
  return [{ code, place, amountPkr, lowPkr, highPkr, ...(offPkr > 0 && { discounted: true as const }) }]
}

/**
 * Range in the estimate for the part of the bill in a price. For a line it is the line's own range. For larger
 * places it is the sum of the sections' ranges as the bill shows them, each in proportion to the part of the
 * section in the price.
 */
function rangeOf(
  { level }: NamedPlace,
  here: readonly CoveredLine[],
  { index, part }: Pick<Priced, 'index'> & Pick<Price, 'part'>,
): Range {
  if (level === 'line') return sumRanges(here.map(({ priced }) => priced))
  const sections = new Map<string, CoveredLine[]>()
  for (const one of here) sections.set(one.line.section, [...(sections.get(one.line.section) ?? []), one])
  return sumRanges(
    [...sections].map(([id, lines]) => {
      const priced = sumRanges(lines.map(part))
      const shown = index.sectionsById.get(id)
      if (!shown) return priced
      const share = (pkr: number) => proportion(pkr, priced.costPkr, shown.costPkr)
      return { costPkr: priced.costPkr, lowPkr: share(shown.lowPkr), highPkr: share(shown.highPkr) }
    }),
  )
}
