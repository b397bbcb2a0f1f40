import { type DetailedEstimate, type StageTotal, stageTotals } from '@tameer/calculator'

/** The stages of a bill, each with what it and those before it come to. */
export function stageRows(estimate: DetailedEstimate): (StageTotal & { readonly soFarPkr: number })[] {
  let soFarPkr = 0
  return stageTotals(estimate).map(({ stage, costPkr }) => {
    soFarPkr += costPkr
    return { stage, costPkr, soFarPkr }
  })
}
