import { type RawBuilder, sql } from 'kysely'

/**
 * True when visitors may see the data of the company with that id: the one condition of every public list and page. It
 * is written so that no planner turns it into a join, which would read the whole table.
 */
export function isListed(companyId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(select 1 from companies hidden
    where hidden.id = ${companyId} and hidden.unlisted = 1) is distinct from 1`
}

/** True when visitors find the company itself, by its id or in lists: a company that shows no project is in no list. */
export function isPublic(companyId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((select 1 from portfolios p where p.company_id = ${companyId} and p.hidden = 0 limit 1) is not null
    and ${isListed(companyId)})`
}
