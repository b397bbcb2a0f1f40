import { type RawBuilder, sql } from 'kysely'

/**
 * Whether visitors may see what is of the company of that id: the one condition every public list and page asks. No planner makes
 * a join of it, which would read the whole table.
 */
export function isListed(companyId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(select 1 from companies hidden
    where hidden.id = ${companyId} and hidden.unlisted = 1) is distinct from 1`
}

/** Whether visitors find the company itself, by its id as in lists: one that shows no project is in no list. */
export function isPublic(companyId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((select 1 from portfolios p where p.company_id = ${companyId} and p.hidden = 0 limit 1) is not null
    and ${isListed(companyId)})`
}
