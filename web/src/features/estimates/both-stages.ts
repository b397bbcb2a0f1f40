import { type DetailedEstimate, detailedEstimate } from '@tameer/calculator'

/** Cost of a house complete and of its grey structure alone, whichever of them the estimate is of. */
export function bothStages({ answers, phases, total }: DetailedEstimate) {
  const grey = phases.find(({ phase }) => phase === 'grey')
  const greyPkr = grey?.costPkr ?? 0
  if (answers.constructionType === 'Complete') return { completePkr: total.costPkr, greyPkr }
  const complete = detailedEstimate({ ...answers, constructionType: 'Complete' })
  return { completePkr: complete.ok ? complete.estimate.total.costPkr : greyPkr, greyPkr }
}
