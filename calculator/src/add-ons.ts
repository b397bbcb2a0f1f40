// Percentages on top of a bill: a contractor's margin, fees, taxes, a reserve. Each is worked out from the bill's
// own sum, none from another percentage.
import type { Answers } from './answers.ts'
import type { Amounts } from './bill.ts'
import type { AddOnBase, AddOnId, PriceBook, Status } from './dataset/price-book.ts'
import { inProportion, percentOf } from './measure.ts'

/** One percentage that the family wants added, with its amount in whole rupees. */
export interface AddOnAmount {
  readonly id: AddOnId
  readonly pct: number
  readonly of: AddOnBase
  readonly amountPkr: number
  /** Status of the book's own percentage, and its sources: ids in the table of sources. */
  readonly status: Status
  readonly sources: readonly string[]
}

/** A total with the chosen percentages on top of it. */
export type TotalWithAddOns = Pick<Amounts, 'costPkr' | 'lowPkr' | 'highPkr'>

/** Chosen percentages, in the book's order. */
export function addOnAmounts(
  { addOns: chosen = {} }: Answers,
  total: Amounts,
  book: PriceBook,
): AddOnAmount[] {
  const basePkr = { total: total.costPkr, material: total.materialPkr, labour: total.labourPkr }
  return book.addOns.flatMap(({ id, of, status, sources = [] }) => {
    const pct = chosen[id]
    return pct === undefined ? [] : [{ id, pct, of, amountPkr: percentOf(basePkr[of], pct), status, sources }]
  })
}

/** Ends of the range, which move with the cost: an agreed percentage has no range of its own. */
export function withAddOns(total: Amounts, addOns: readonly AddOnAmount[]): TotalWithAddOns {
  const costPkr = addOns.reduce((sum, { amountPkr }) => sum + amountPkr, total.costPkr)
  const moved = (pkr: number) => inProportion(pkr, costPkr, total.costPkr)
  return { costPkr, lowPkr: moved(total.lowPkr), highPkr: moved(total.highPkr) }
}
