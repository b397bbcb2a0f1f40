import type { City, CityFigures, PriceBook, PricedLine, RateStatus, Status } from './dataset/price-book.ts'

const sureness: readonly RateStatus[] = ['yours', 'published', 'derived', 'assumed']
const noIndex: Pick<CityFigures, 'rateStatus' | 'rateSources'> = { rateStatus: {}, rateSources: {} }

/** The least certain of several. */
export function leastSure<One extends RateStatus>(statuses: readonly One[]): One {
  return statuses.toSorted((one, other) => sureness.indexOf(other) - sureness.indexOf(one))[0] as One
}

/**
 * How sure a line's rate is, and the ids of its sources. It is the city's own rate, or the grade's rate in Lahore times the
 * city's index; or it was quoted later, or follows what was. `grade` is 0 to 2.
 */
export function rateOrigin(
  priced: PricedLine,
  city: City,
  grade: number,
  book: PriceBook,
): { readonly status: Status; readonly sources: readonly string[] } {
  const { rateStatus, rateSources } = priced.national ? noIndex : book.cities[city]
  const moved = book.cities[city].moved?.[priced.id]
  const quoted = grade === 1 ? moved?.quoted : undefined
  if (moved && quoted) return { status: quoted, sources: [moved.source] }
  const local = priced.local?.[city]?.rates
  const index = rateStatus[priced.costClass] ?? 'published'
  const own = local ? [local.status] : [priced.rateStatuses[grade] ?? 'assumed', index]
  const named = local ? [local.sources] : [priced.rateSources, rateSources[priced.costClass]]
  return {
    status: leastSure<Status>([...own, ...(moved ? ['derived' as const] : [])]),
    sources: sourceIds(...named, moved?.source),
  }
}

/** Ids of lists that are separated by spaces, each once. */
export function sourceIds(...lists: (string | undefined)[]): string[] {
  return [...new Set(lists.flatMap((list) => list?.split(' ') ?? []))]
}
