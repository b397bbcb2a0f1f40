/** What quotes are put in order by. The id settles what else would be a tie. */
export interface Ordered {
  readonly id: string
  readonly headlinePkr: number
  readonly likeForLikePkr: number
}

/** The cheapest like for like first; of equal ones the cheaper headline, then the smaller id. The input's order counts nothing. */
export function orderQuotes<Quote extends Ordered>(quotes: readonly Quote[]): Quote[] {
  return quotes.toSorted(
    (one, other) =>
      one.likeForLikePkr - other.likeForLikePkr ||
      one.headlinePkr - other.headlinePkr ||
      compareIds(one.id, other.id),
  )
}

function compareIds(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
