import { maxShortCount } from '@tameer/contract'
import { sql } from 'kysely'
import type { Reader } from '../../database.ts'

/** Amount of work that a company shows, and since when it works. */
export interface CompanyWork {
  /** Number of projects, counted up to `most`. */
  projects: number
  /** Number of cities of those projects. */
  cities: number
  /** Year; null when the company has not said. */
  founded: number | null
}

/**
 * Counts the projects and cities of companies, by their ids. Reads a bounded number of projects of each, so that a page
 * costs the same.
 */
export async function countCompanyWork(
  db: Reader,
  ids: readonly string[],
  most: number = maxShortCount,
): Promise<Map<string, CompanyWork>> {
  if (ids.length === 0) return new Map()
  const own = sql`select p.id from portfolios p where p.company_id = o.id and p.hidden = 0 limit ${sql.lit(most)}`
  const { rows } = await sql<CompanyWork & { id: string }>`select o.id, o.founded,
      (select count(*) from (${own}) as own) as projects,
      (select count(distinct l.city_id) from (${own}) as own
        cross join portfolio_cities l where l.portfolio_id = own.id) as cities
    from companies o where o.id in (${sql.join(ids)})`.execute(db)
  return new Map(
    rows.map(({ id, projects, cities, founded }) => [
      id,
      { projects: Number(projects), cities: Number(cities), founded },
    ]),
  )
}
