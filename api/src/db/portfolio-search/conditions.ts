import { cleanLine, foldText } from '@tameer/contract'
import { sql } from 'kysely'
import { every, holds, type Sql } from '../sql-conditions.ts'
import { isListed } from '../visible.ts'

/** The place of a portfolio in the order of every list: the content of a cursor. */
export interface PortfolioPlace {
  positionKey: number
  companyId: string
  /** Place in its company's own order. */
  place: number
}

export interface PortfolioKey extends PortfolioPlace {
  id: string
}

export interface PortfolioFilters {
  /**
   * A part of a company's or a category's name or of a project's title, or words that `readSearch` knows; spaces alone
   * are no filter.
   */
  q?: string | undefined
  /** A plot size named by a company or a project, in the form of a line of the search texts. */
  plot?: string | undefined
  category?: number | undefined
  company?: string | undefined
  city?: number | undefined
  buildingType?: number | undefined
  price?: string | undefined
  /** Only the first matching portfolio of each company. */
  distinct?: 'company' | undefined
  /** The company that asks: it also sees its own portfolios while visitors do not. */
  viewer?: string | undefined
  /** Includes hidden portfolios, but only those of the viewer's own company. */
  hidden?: 'yes' | undefined
}

/** Removes control characters, which PostgreSQL refuses, and folds `q` as `companies.search_text` is folded. */
export function cleanFilters(filters: PortfolioFilters): PortfolioFilters {
  const { q, price } = filters
  return {
    ...filters,
    q: q === undefined ? undefined : foldText(cleanLine(q)) || undefined,
    price: price === undefined ? undefined : cleanLine(price),
  }
}

/**
 * True when the subquery finds a row. It is written so that no planner turns it into a join: each row of an ordered
 * scan is tested in turn, and the scan ends with the page.
 */
function finds(question: Sql): Sql {
  return sql`(select 1 ${question} limit 1) is not null`
}

/** Conditions of the filters on a company, given its id, and the condition that visitors may see it. */
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
  // Nearly all companies are listed, so that condition comes last; of independent conditions PostgreSQL would test the
  // cheapest first.
  return [
    asked.length > 0 ? sql`case when ${every(...asked)} then ${isListed(id)} else false end` : isListed(id),
  ]
}

/**
 * True when visitors see a row of portfolios or of their links. Each list's index begins with this column, so hidden
 * rows cost nothing.
 */
export function isShown(row: string): Sql {
  return sql`${sql.ref(`${row}.hidden`)} = 0`
}

export type RowFilter = 'city' | 'buildingType' | 'price'

/** Conditions of the filters on a portfolio, given its id; those of `met` are known to be fulfilled. */
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
