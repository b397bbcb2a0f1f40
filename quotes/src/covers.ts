// What of each line is in the price, and what the estimate fills in for the rest.
import { type Bill, type FrozenLine, nothing, type Range } from './bill.ts'
import type { Cover, CoverMark, Laying } from './quote.ts'
import { proportion } from './rupees.ts'

/** A line of the bill with the mark that counts for it, and the estimate parted by it. */
export interface CoveredLine {
  readonly line: FrozenLine
  readonly cover: Cover
  /** The mark it comes from; undefined for a line that nobody marked. */
  readonly mark: CoverMark | undefined
  /** The estimate of what the price holds: of an `apart` line its own price, not the one above it. */
  readonly priced: Range
  /** The estimate of what no price holds. Both together are the line's own cost, low and high. */
  readonly filledIn: Range
}

/** Every line of the bill, in its order. The line's own mark wins over its section's. */
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

/** What of a line the price above it holds: nothing where the line has a price of its own. */
export function heldAbove({ cover, priced }: CoveredLine): Range {
  return cover === 'apart' ? nothing : priced
}

/** Whether a line needs a price that holds it, though it may be 0: the labour for material that somebody else pays has one. */
export function needsPrice({ cover, mark }: CoveredLine): boolean {
  return cover !== 'excluded' && (cover !== 'allowance' || mark?.laying === 'in-price')
}

/** Whether the price holds the labour of a line alone, and the estimate fills in its material. */
export function isOfMaterial(cover: Cover, laying: Laying = 'in-sum'): boolean {
  return cover === 'owner' || (cover === 'allowance' && laying === 'in-price')
}

/** Parts a line's estimate into what a price holds and what is filled in. */
function part(line: FrozenLine, cover: Cover, laying: Laying = 'in-sum'): { priced: Range; filledIn: Range } {
  const { costPkr, lowPkr, highPkr, materialPkr } = line
  const whole = { costPkr, lowPkr, highPkr }
  if (cover === 'included' || cover === 'apart') return { priced: whole, filledIn: nothing }
  if (!isOfMaterial(cover, laying)) return { priced: nothing, filledIn: whole }
  // The range of the material is the line's own, in the proportion of its cost.
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
