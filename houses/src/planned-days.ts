// The day on which each stage is planned to be done.
import type { Due } from '@tameer/quotes'
import { daysLater } from './days.ts'

export interface PlannedStage {
  readonly stage: string
  readonly due: Due
  readonly percent: number | null
  /** Whole rupees. */
  readonly sharePkr: number
}

/** A house before it begins. `weeks` is null when nobody said how long it takes. */
export interface Plan {
  readonly startsOn: string
  readonly weeks: number | null
  readonly stages: readonly PlannedStage[]
}

/**
 * The planned day of each stage, in their order; null for one without. The weeks are spread in proportion to the per cent,
 * with an estimate to the rupees, of all stages but those before work and after handover. A stage before work is planned
 * for the day on which work begins.
 */
export function plannedDays({ startsOn, weeks, stages }: Plan): (string | null)[] {
  const whole = stages.reduce((sum, stage) => sum + weightOf(stage), 0)
  let upTo = 0
  return stages.map((stage) => {
    upTo += weightOf(stage)
    if (stage.due === 'before-work') return startsOn
    if (weeks === null || whole === 0 || stage.stage === 'after-handover') return null
    return daysLater(startsOn, Math.floor((7 * weeks * upTo + whole - 1) / whole))
  })
}

/** Hundredths of a per cent, or rupees; 0 for a stage that takes none of the time. */
function weightOf({ stage, due, percent, sharePkr }: PlannedStage): number {
  if (due === 'before-work' || stage === 'after-handover') return 0
  return percent === null ? sharePkr : Math.round(percent * 100)
}
