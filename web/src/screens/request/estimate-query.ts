import { type DetailedEstimate, encodeAnswers } from '@tameer/calculator'

/** The query of a link to an estimate. */
export function estimateQuery({ answers, priceBook, total }: DetailedEstimate): string {
  return encodeAnswers(answers, { priceBookVersion: priceBook.version, totalPkr: total.costPkr })
}
