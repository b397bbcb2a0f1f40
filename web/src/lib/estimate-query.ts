import { type DetailedEstimate, encodeAnswers, unusualAnswers } from '@tameer/calculator'

const queries = new WeakMap<DetailedEstimate, string>()

/**
 * Query of a link to an estimate; equal answers at equal prices give equal queries. It holds only unusual answers.
 * Finding those takes many readings of the answers, so the result is cached for the many parts of a page that need
 * it.
 */
export function estimateQuery(estimate: DetailedEstimate): string {
  const { answers, priceBook, total } = estimate
  const query =
    queries.get(estimate) ??
    encodeAnswers(unusualAnswers(answers), { priceBookVersion: priceBook.version, totalPkr: total.costPkr })
  queries.set(estimate, query)
  return query
}
