import type { StageShare } from '@tameer/quotes'
import { dues, paymentStages } from '#words/quote-values'

/** Name of a stage from the list, or the company's own words and when the stage is due. */
export function nameOfStage({ stage, due }: StageShare): string {
  if (Object.hasOwn(paymentStages, stage)) return paymentStages[stage as keyof typeof paymentStages]
  return due ? `${stage} (${dues[due]})` : stage
}
