// Splits each line into the part in the price and the part that the estimate fills in.
import { type Bill, type FrozenLine, nothing, type Range } from './bill.ts'
import type { Cover, CoverMark, Laying } from './quote.ts'
import { proportion } from './rupees.ts'

/** A line of the bill with the mark that applies to it, and its estimate split by that mark. */
export interface CoveredLine {
  readonly line: FrozenLine
  readonly cover: Cover
  /** Mark that the cover comes from; undefined for an unmarked line. */
  readonly mark: CoverMark | undefined
  /** Estimate of the part in the price; for an `apart` line in its own price, not in the one above it. */
  readonly priced: Range
  /** Estimate of the part in no price. `priced` and `filledIn` together are the line's own cost, low and high. */
  readonly filledIn: Range
}

/** Covers every line of the bill, in its order. The line's own mark wins over its section's. */
export function coverLines(bill: Bill, marks: readonly CoverMark[]): CoveredLine[] {
  const marksOf = (level: CoverMark['level']) =>
    new Map(marks.filter((mark) => mark.level === level).map((mark) => [mark.id, mark]))
  const ofSections = marksOf('section')
  const ofLines = marksOf('line')
  return bill.lines.map((line) => {
    const mark = ofLines.get(line.id) ?? ofSections.get(line.section)
    const cover = mark?.cover ?? 'included'
    return { line, cover, mark, ...part(line, cover, mark?.laying) }
  })
}

/** Part of a line in the price above it: nothing when the line has a price of its own. */
export function heldAbove({ cover, priced }: CoveredLine): Range {
  return cover === 'apart' ? nothing : priced
}

/**
 * True when a line needs a price that includes it. Labour for material that somebody else pays needs one too, even
 * if it is 0.
 */
export function needsPrice({ cover, mark }: CoveredLine): boolean {
  return cover !== 'excluded' && (cover !== 'allowance' || mark?.laying === 'in-price')
}

/** True when the price includes only the labour of a line, and the estimate fills in its material. */
export function isOfMaterial(cover: Cover, laying: Laying = 'in-sum'): boolean {
  return cover === 'owner' || (cover === 'allowance' && laying === 'in-price')
}

/** Splits a line's estimate into the part in a price and the part that is filled in. */
function part(line: FrozenLine, cover: Cover, laying: Laying = 'in-sum'): { priced: Range; filledIn: Range } {
  const { costPkr, lowPkr, highPkr, materialPkr } = line
  const whole = { costPkr, lowPkr, highPkr }
  if (cover === 'included' || cover === 'apart') return { priced: whole, filledIn: nothing }
  if (!isOfMaterial(cover, laying)) return { priced: nothing, filledIn: whole }
  // The material's range is the line's own, in proportion to its cost.
  const material = {
    costPkr: materialPkr,
    lowPkr: proportion(lowPkr, materialPkr, costPkr),
    highPkr: proportion(highPkr, materialPkr, costPkr),
  }
  return { priced: subtract(whole, material), filledIn: material }
}

function subtract(whole: Range, taken: Range): Range {
  return {
    costPkr: whole.costPkr - taken.costPkr,
    lowPkr: whole.lowPkr - taken.lowPkr,
    highPkr: whole.highPkr - taken.highPkr,
  }
}
