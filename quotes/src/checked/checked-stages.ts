import type { StageShare } from '../terms.ts'
import { type CheckedQuote, duringTheWork } from './checked-quote.ts'

type Payments = Pick<CheckedQuote, 'beforePercent' | 'keptPercent' | 'between'>

/** True when the builder said anything about payments. */
export function paymentsSaid({ beforePercent, keptPercent, between }: Payments): boolean {
  return beforePercent !== undefined || keptPercent !== undefined || between !== undefined
}

/** The payment stages: before work, those between, and what is kept. None where nothing was said. */
export function checkedStages(payments: Payments): StageShare[] {
  if (!paymentsSaid(payments)) return []
  const { beforePercent = 0, keptPercent = 0 } = payments
  const rest = (10_000 - Math.round(beforePercent * 100) - Math.round(keptPercent * 100)) / 100
  const between = payments.between ?? [{ stage: duringTheWork, due: 'during-work', percent: rest }]
  const stages: StageShare[] = [
    { stage: 'advance', percent: beforePercent },
    ...between,
    { stage: 'handover', percent: keptPercent },
  ]
  return stages.filter(({ percent }) => percent > 0)
}
