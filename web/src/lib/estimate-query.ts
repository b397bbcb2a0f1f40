import { type DetailedEstimate, encodeAnswers, unusualAnswers } from '@tameer/calculator'

const queries = new WeakMap<DetailedEstimate, string>()

/**
 * The query of a link to an estimate: the same answers at the same prices have the same. Only what is not usual is said; that
 * takes many readings of the answers, so it is worked out once for the many parts of a page that ask.
 */
export function estimateQuery(estimate: DetailedEstimate): string {
  const { answers, priceBook, total } = estimate
  const query =
    queries.get(estimate) ??
    encodeAnswers(unusualAnswers(answers), { priceBookVersion: priceBook.version, totalPkr: total.costPkr })
  queries.set(estimate, query)
  return query
}
