// The stages with which a house begins. They are fixed then: a change only adds to what a stage costs.
import type { StageTotal } from '@tameer/calculator'
import { type Due, dueOf, type LevelledQuote, type StageShare } from '@tameer/quotes'
import { sharesOf } from './shares.ts'

export interface NewStage {
  /** One of `paymentStages` of the quotes, one of the calculator's stages, or own words. */
  readonly stage: string
  readonly due: Due
  /** Per cent of the price, at most two decimals; null for a stage of an estimate. */
  readonly percent: number | null
  /** Whole rupees. */
  readonly sharePkr: number
}

/** The price of a house that a quote began: as asked for, with the tax on top where its sum is known. Whole rupees. */
export function basePkrOf({ headlinePkr, taxPkr }: Pick<LevelledQuote, 'headlinePkr' | 'taxPkr'>): number {
  return headlinePkr + (taxPkr ?? 0)
}

/** The stages of a quote or of a typed price, with their shares. Own words without a time are due during the work. */
export function stagesOfPrice(basePkr: number, stages: readonly StageShare[]): NewStage[] {
  const shares = sharesOf(
    basePkr,
    stages.map(({ percent }) => percent),
  )
  return stages.map((stage, place) => ({
    stage: stage.stage,
    due: dueOf(stage) ?? 'during-work',
    percent: stage.percent,
    sharePkr: shares[place] ?? 0,
  }))
}

/** The stages of an estimate: those of the calculator that need money, each with its rupees. */
export function stagesOfEstimate(totals: readonly StageTotal[]): NewStage[] {
  return totals.map(({ stage, costPkr }) => ({
    stage,
    due: stage === 'start' ? 'before-work' : stage === 'end' ? 'at-handover' : 'during-work',
    percent: null,
    sharePkr: costPkr,
  }))
}

/** Stages that a price of one's own builder has until the family changes them. */
export const usualStages: readonly StageShare[] = [
  { stage: 'foundation', percent: 12 },
  { stage: 'plinth', percent: 8 },
  { stage: 'walls', percent: 15 },
  { stage: 'roof-slab', percent: 20 },
  { stage: 'plaster', percent: 13 },
  { stage: 'flooring', percent: 12 },
  { stage: 'paint', percent: 15 },
  { stage: 'handover', percent: 5 },
]

/** The stages with an advance of that many per cent, taken from the first; the first goes when nothing is left of it. */
export function withAdvance(stages: readonly StageShare[], percent: number): StageShare[] {
  const [first, ...rest] = stages
  if (first === undefined) return []
  const left = (Math.round(first.percent * 100) - Math.round(percent * 100)) / 100
  return [{ stage: 'advance', percent }, ...(left > 0 ? [{ ...first, percent: left }] : []), ...rest]
}
