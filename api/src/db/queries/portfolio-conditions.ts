import { cleanLine, foldText } from '@tameer/contract'
import { type RawBuilder, sql } from 'kysely'
import { isListed } from './email-confirmations.ts'

/** A portfolio's place in the order of every list: what a cursor holds. */
export interface PortfolioKey {
  positionKey: number
  companyId: string
  id: string
}

export interface PortfolioFilters {
  /** Part of a company's or a category's name; only spaces are no filter. */
  q?: string | undefined
  category?: number | undefined
  company?: string | undefined
  city?: number | undefined
  buildingType?: number | undefined
  price?: string | undefined
  /** Only each company's first portfolio that fits. */
  distinct?: 'company' | undefined
  /** The company that asks: it sees its own portfolios also while visitors do not. */
  viewer?: string | undefined
}

/** Cleaned filters; `part` is a piece of `q` that few companies have. */
export type Question = PortfolioFilters & { part?: string }

export type Sql = RawBuilder<unknown>

/** Without control characters, which PostgreSQL refuses, and `q` folded as `users.search_text` is. */
export function cleanFilters(filters: PortfolioFilters): PortfolioFilters {
  const { q, price } = filters
  return {
    ...filters,
    q: q === undefined ? undefined : foldText(cleanLine(q)) || undefined,
    price: price === undefined ? undefined : cleanLine(price),
  }
}

/** All of them at once; those left undefined count for nothing. */
export function every(...conditions: (Sql | undefined)[]): Sql {
  return sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )
}

/** Whether `text` holds the folded `part`, in which `%` and `_` are letters like any other. */
export function holds(text: Sql, part: string): Sql {
  return sql`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}

/** What the filters ask of a company, given its id, and that visitors may see it. */
export function companyConditions(
  { q, category, company, viewer }: PortfolioFilters,
  id: Sql,
): (Sql | undefined)[] {
  const own = company !== undefined && company === viewer
  return [
    own ? undefined : isListed(id),
    category === undefined
      ? undefined
      : sql`exists (select 1 from user_categories c where c.user_id = ${id} and c.category_id = ${category})`,
    q === undefined
      ? undefined
      : sql`exists (select 1 from users u where u.id = ${id} and ${holds(sql`u.search_text`, q)})`,
  ]
}

export type RowFilter = 'city' | 'buildingType' | 'price'

/** What the filters ask of a portfolio, given its id; `met` is known to be fulfilled. */
export function rowConditions(filters: PortfolioFilters, id: Sql, met?: RowFilter): (Sql | undefined)[] {
  const { city, buildingType, price } = filters
  return [
    city === undefined || met === 'city'
      ? undefined
      : sql`exists (select 1 from portfolio_cities c where c.portfolio_id = ${id} and c.city_id = ${city})`,
    buildingType === undefined || met === 'buildingType'
      ? undefined
      : sql`exists (select 1 from portfolio_building_types t
          where t.portfolio_id = ${id} and t.building_type_id = ${buildingType})`,
    price === undefined || met === 'price'
      ? undefined
      : sql`exists (select 1 from portfolios r where r.id = ${id} and r.price = ${price})`,
  ]
}
