import type { DetailedEstimate } from '@tameer/calculator'
import { useMemo } from 'react'
import { bothStages } from '../../../features/estimates/both-stages.ts'
import { useFigures } from '../../../ui/use-figures.ts'

/** The house complete and its grey structure as amounts, and which of them the bill is of: nobody takes one for the other. */
export function useWrittenStages(estimate: DetailedEstimate) {
  const { figure } = useFigures()
  const { completePkr, greyPkr } = useMemo(() => bothStages(estimate), [estimate])
  return {
    isComplete: estimate.answers.constructionType === 'Complete',
    complete: figure(completePkr),
    grey: figure(greyPkr),
  }
}
