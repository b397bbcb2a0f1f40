import { type CheckedQuote, checkedStages, duringTheWork, type StageShare } from '@tameer/quotes'
import { payduring } from '#words/check'

/** The payments of a typed quote; the one that is not named has its name in this language. */
export function saidStages(quote: CheckedQuote): StageShare[] {
  return checkedStages(quote).map(({ stage, percent, due }) =>
    stage === duringTheWork ? { stage: payduring, percent } : { stage, percent, ...(due && { due }) },
  )
}
