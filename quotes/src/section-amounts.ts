// Amounts of each phase, section and line of the bill in a quote, as far as its prices tell.
import type { Phase } from '@tameer/calculator'
import { keyOf, type Range, sumRanges } from './bill.ts'
import type { BillIndex } from './bill-index.ts'
import { type CoveredLine, heldAbove } from './covers.ts'
import type { Cover, CoverMark } from './quote.ts'
import { readable, shareOut } from './rupees.ts'

/** Amounts of one row beside the estimate's. Whole rupees. */
export interface QuotedAmounts {
  readonly pricePkr: number
  /** Sum of the allowances; no part of `pricePkr`. */
  readonly allowancePkr: number
  /** Amount that the estimate fills in for everything outside the price. It replaces the allowances. */
  readonly filledInPkr: number
  readonly estimate: Range
}

export interface LineAmounts extends Omit<QuotedAmounts, 'pricePkr'> {
  readonly id: string
  readonly cover: Cover
  /** Undefined when the quote has no price for this line. */
  readonly pricePkr: number | undefined
}

export interface SectionAmounts extends QuotedAmounts {
  readonly id: string
  readonly phase: Phase
  /**
   * True when a part of the price was split from the phase's or the house's price in the estimate's proportions, so
   * that the company did not give it.
   */
  readonly sharedOut: boolean
  readonly lines: readonly LineAmounts[]
}

export interface PhaseAmounts extends QuotedAmounts {
  readonly id: Phase
  /** True when the price was split from the house's price. */
  readonly sharedOut: boolean
  readonly sections: readonly SectionAmounts[]
}

/** Amounts by phase and section, in the bill's order. Sums of lines and of sections are exact. */
export function amountsByPhase(
  index: BillIndex,
  covered: readonly CoveredLine[],
  prices: ReadonlyMap<string, number>,
  marks: readonly CoverMark[],
): PhaseAmounts[] {
  const allowances = allowancesByPlace(marks)
  const all = [...groupBy(covered, ({ line }) => line.section)]
  const ofHouse = sharesOf(prices.get(keyOf({ level: 'house', id: '' })), all)
  return [...groupBy(covered, ({ line }) => line.phase)].map(([id, inPhase]) => {
    const groups = [...groupBy(inPhase, ({ line }) => line.section)]
    const ofPhase = sharesOf(prices.get(keyOf({ level: 'phase', id })), groups)
    const sections = groups.map(([section, lines]) => {
      const [house, phase] = [ofHouse.get(section), ofPhase.get(section)]
      const share = house === undefined ? phase : house + (phase ?? 0)
      return sectionAmounts({ index, section, lines, share, prices, allowances })
    })
    return { id, ...sumAmounts(sections), sharedOut: ofHouse.size > 0, sections }
  })
}

type Groups = readonly [string, readonly CoveredLine[]][]

/** Splits a price over sections, by the section's id; empty without a price. */
function sharesOf(pricePkr: number | undefined, groups: Groups): Map<string, number> {
  if (pricePkr === undefined) return new Map()
  const shares = shareOut(pricePkr, weightsOf(groups))
  return new Map(groups.map(([section], place) => [section, shares[place] ?? 0]))
}

/**
 * Weights of the sections: the part of each in the price above, or the whole of each when that price includes
 * nothing.
 */
function weightsOf(groups: Groups): number[] {
  const weigh = (pick: (line: CoveredLine) => number) =>
    groups.map(([, lines]) => lines.reduce((sum, line) => sum + pick(line), 0))
  const held = weigh((line) => heldAbove(line).costPkr)
  return held.some((weight) => weight > 0) ? held : weigh(({ line }) => line.costPkr)
}

interface Section {
  index: BillIndex
  section: string
  lines: readonly CoveredLine[]
  /** Part of the phase's and the house's prices, when there is one. */
  share: number | undefined
  prices: ReadonlyMap<string, number>
  allowances: ReadonlyMap<string, number>
}

function sectionAmounts({ index, section, lines, share, prices, allowances }: Section): SectionAmounts {
  const rows = lines.map(({ line, cover, filledIn }) => ({
    id: line.id,
    cover,
    pricePkr: prices.get(keyOf({ level: 'line', id: line.id })),
    allowancePkr: allowances.get(keyOf({ level: 'line', id: line.id })) ?? 0,
    filledInPkr: filledIn.costPkr,
    estimate: sumRanges([line]),
  }))
  const own = keyOf({ level: 'section', id: section })
  const ofLines = sumAmounts(rows)
  return {
    id: section,
    phase: lines[0]?.line.phase ?? 'grey',
    ...ofLines,
    estimate: index.sectionsById.get(section) ?? ofLines.estimate,
    pricePkr: (share ?? 0) + (prices.get(own) ?? 0) + ofLines.pricePkr,
    allowancePkr: (allowances.get(own) ?? 0) + ofLines.allowancePkr,
    sharedOut: share !== undefined,
    lines: rows,
  }
}

/** Allowances by the place of their mark. */
function allowancesByPlace(marks: readonly CoverMark[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const mark of marks) if (mark.cover === 'allowance') sums.set(keyOf(mark), readable(mark.amountPkr))
  return sums
}

function sumAmounts(rows: readonly (QuotedAmounts | LineAmounts)[]): QuotedAmounts {
  let pricePkr = 0
  let allowancePkr = 0
  let filledInPkr = 0
  for (const row of rows) {
    pricePkr += row.pricePkr ?? 0
    allowancePkr += row.allowancePkr
    filledInPkr += row.filledInPkr
  }
  return { pricePkr, allowancePkr, filledInPkr, estimate: sumRanges(rows.map(({ estimate }) => estimate)) }
}

function groupBy<Key>(
  lines: readonly CoveredLine[],
  of: (line: CoveredLine) => Key,
): Map<Key, CoveredLine[]> {
  const groups = new Map<Key, CoveredLine[]>()
  for (const line of lines) {
    const group = groups.get(of(line))
    if (group) group.push(line)
    else groups.set(of(line), [line])
  }
  return groups
}
