// Payments of a bill over time: its lines grouped by the building stage in which they are paid.
import { type PriceBook, type Stage, type StageShares, stages } from './dataset/price-book.ts'
import type { DetailedEstimate } from './detailed-estimate.ts'
import { percentOf } from './measure.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'

export interface StageTotal {
  readonly stage: Stage
  /** Whole rupees; the stages of a bill add up to its total. */
  readonly costPkr: number
}

/**
 * Money of a bill by stage; stages that need none are left out. Percentages on top of the bill are not included.
 */
export function stageTotals(
  { sections }: Pick<DetailedEstimate, 'sections'>,
  book: PriceBook = currentPriceBook,
): StageTotal[] {
  const costPkr = Object.fromEntries(
    sections.flatMap(({ lines }) => lines.map((line) => [line.id, line.costPkr])),
  )
  const sums = new Map<Stage, number>()
  for (const line of book.lines)
    for (const part of split(costPkr[line.id] ?? 0, line.stages))
      sums.set(part.stage, (sums.get(part.stage) ?? 0) + part.costPkr)
  return stages.flatMap((stage) => {
    const costPkr = sums.get(stage) ?? 0
    return costPkr > 0 ? [{ stage, costPkr }] : []
  })
}

/** The stages of a bill, each with the running total up to and including it. */
export function stageRows(
  estimate: Pick<DetailedEstimate, 'sections'>,
): (StageTotal & { readonly soFarPkr: number })[] {
  let soFarPkr = 0
  return stageTotals(estimate).map(({ stage, costPkr }) => {
    soFarPkr += costPkr
    return { stage, costPkr, soFarPkr }
  })
}

/** Splits a cost in whole rupees by shares. The last part takes the rounding difference. */
function split(costPkr: number, shares: StageShares): StageTotal[] {
  let leftPkr = costPkr
  const parts = stages.filter((stage) => shares[stage] !== undefined)
  return parts.map((stage, place) => {
    const last = place === parts.length - 1
    const partPkr = last ? leftPkr : percentOf(costPkr, shares[stage] ?? 0)
    leftPkr -= partPkr
    return { stage, costPkr: partPkr }
  })
}
