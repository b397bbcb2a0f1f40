import { sql } from 'kysely'
import type { Reader } from '../database.ts'
import { every } from '../sql-conditions.ts'
import { isShown, type PortfolioFilters, type PortfolioKey, rowConditions } from './conditions.ts'
import { understandSearch } from './find-portfolios.ts'
import { plotSizesOf } from './plot-sizes.ts'
import { mostTitles } from './write-search.ts'

/**
 * Ids of the projects to show for the keys of a list with one project of each company. In a search for a plot size it is the
 * company's first project that names the size and fits the other filters; the key's own where none does. One bounded
 * question for each key.
 */
export async function projectsOfSize(
  db: Reader,
  keys: readonly PortfolioKey[],
  asked: PortfolioFilters,
): Promise<string[]> {
  const own = keys.map(({ id }) => id)
  if (!asked.distinct || asked.company !== undefined) return own
  const { filters, plots = filters.plot === undefined ? [] : [filters.plot] } = await understandSearch(
    db,
    asked,
  )
  if (plots.length === 0) return own
  const ids: string[] = []
  for (const { id, companyId } of keys) {
    const found = (await firstProjects(db, companyId, filters)).find(({ title, content }) =>
      plotSizesOf([title, content]).some((line) => plots.some((plot) => line.includes(plot))),
    )
    ids.push(found?.id ?? id)
  }
  return ids
}

/** As many of a company's projects as its search text is made of, less those that other filters refuse. */
async function firstProjects(db: Reader, companyId: string, filters: PortfolioFilters) {
  const fits = every(sql`p.company_id = ${companyId}`, isShown('p'), ...rowConditions(filters, sql`p.id`))
  const { rows } = await sql<{ id: string; title: string; content: string }>`
    select p.id, p.title, p.content from portfolios p where ${fits} order by p.place limit ${sql.lit(mostTitles)}
  `.execute(db)
  return rows
}
