import { type DetailedEstimate, type StageTotal, stageTotals } from '@tameer/calculator'

/** The stages of a bill, each with the running total up to and including it. */
export function stageRows(estimate: DetailedEstimate): (StageTotal & { readonly soFarPkr: number })[] {
  let soFarPkr = 0
  return stageTotals(estimate).map(({ stage, costPkr }) => {
    soFarPkr += costPkr
    return { stage, costPkr, soFarPkr }
  })
}
