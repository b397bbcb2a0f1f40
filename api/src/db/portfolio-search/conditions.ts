import { cleanLine, foldText } from '@tameer/contract'
import { sql } from 'kysely'
import { every, holds, type Sql } from '../sql-conditions.ts'
import { isListed } from '../visible.ts'

/** Where a portfolio stands in the order of every list: what a cursor holds. */
export interface PortfolioPlace {
  positionKey: number
  companyId: string
  /** In its company's own order. */
  place: number
}

export interface PortfolioKey extends PortfolioPlace {
  id: string
}

export interface PortfolioFilters {
  /** Part of a company's or a category's name or of a project's title, or what `readSearch` knows; only spaces are no filter. */
  q?: string | undefined
  /** A plot size, as a line of search texts has it: what a company's name or a project says. */
  plot?: string | undefined
  category?: number | undefined
  company?: string | undefined
  city?: number | undefined
  buildingType?: number | undefined
  price?: string | undefined
  /** Only each company's first portfolio that fits. */
  distinct?: 'company' | undefined
  /** The company that asks: it sees its own portfolios also while visitors do not. */
  viewer?: string | undefined
  /** With those that are hidden: of the viewer's own company only. */
  hidden?: 'yes' | undefined
}

/** Without control characters, which PostgreSQL refuses, and `q` folded as `companies.search_text` is. */
export function cleanFilters(filters: PortfolioFilters): PortfolioFilters {
  const { q, price } = filters
  return {
    ...filters,
    q: q === undefined ? undefined : foldText(cleanLine(q)) || undefined,
    price: price === undefined ? undefined : cleanLine(price),
  }
}

/**
 * Whether the question finds a row. Written so that no planner makes a join of it: each row of an ordered walk is tried when
 * the walk comes by, and the walk ends with the page.
 */
function finds(question: Sql): Sql {
  return sql`(select 1 ${question} limit 1) is not null`
}

/** What the filters ask of a company, given its id, and that visitors may see it. */
export function companyConditions(
  { q, plot, category, company, viewer }: PortfolioFilters,
  id: Sql,
): (Sql | undefined)[] {
  const asked = [
    category === undefined
      ? undefined
      : finds(sql`from company_categories c where c.company_id = ${id} and c.category_id = ${category}`),
    ...[q, plot].map((part) =>
      part === undefined
        ? undefined
        : finds(sql`from companies o where o.id = ${id} and ${holds(sql`o.search_text`, part)}`),
    ),
  ].filter((one) => one !== undefined)
  if (company !== undefined && company === viewer) return asked
  // Nearly all are listed, so that comes last; of conditions side by side PostgreSQL would begin with the cheapest.
  return [
    asked.length > 0 ? sql`case when ${every(...asked)} then ${isListed(id)} else false end` : isListed(id),
  ]
}

/** That visitors see a row of portfolios or of their links. Each list's index begins with it, so that what is hidden costs nothing. */
export function isShown(row: string): Sql {
  return sql`${sql.ref(`${row}.hidden`)} = 0`
}

export type RowFilter = 'city' | 'buildingType' | 'price'

/** What the filters ask of a portfolio, given its id; those of `met` are known to be fulfilled. */
export function rowConditions(
  filters: PortfolioFilters,
  id: Sql,
  met: readonly RowFilter[] = [],
): (Sql | undefined)[] {
  const { city, buildingType, price } = filters
  return [
    city === undefined || met.includes('city')
      ? undefined
      : finds(sql`from portfolio_cities c where c.portfolio_id = ${id} and c.city_id = ${city}`),
    buildingType === undefined || met.includes('buildingType')
      ? undefined
      : finds(
          sql`from portfolio_building_types t where t.portfolio_id = ${id} and t.building_type_id = ${buildingType}`,
        ),
    price === undefined || met.includes('price')
      ? undefined
      : finds(sql`from portfolios r where r.id = ${id} and r.price = ${price}`),
  ]
}
