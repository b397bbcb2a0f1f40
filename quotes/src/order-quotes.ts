/** Values that decide the order of quotes. The id decides between equal ones. */
export interface Ordered {
  readonly id: string
  readonly headlinePkr: number
  readonly likeForLikePkr: number
}

/**
 * Orders quotes by the like-for-like total, then by the headline, then by the id. The order of the input does not
 * matter.
 */
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
