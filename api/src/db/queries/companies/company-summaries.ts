import { maxShortCount } from '@tameer/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../database.ts'
import { jsonRows } from '../../json-rows.ts'
import { isPublic } from '../../visible.ts'
import { loadPortfolios, type PortfolioRecord } from '../portfolios/portfolio-records.ts'
import type { NamedId } from './catalogue.ts'
import { type CompanyRecord, companyCategories, companyColumns, toCompany, toNamedIds } from './companies.ts'

/** A company with a summary of its first projects: `maxShortCount` of them, so that each company costs the same. */
export interface CompanySummaryRecord {
  company: CompanyRecord
  projects: number
  /** Year; null when the company has not said. */
  founded: number | null
  cities: NamedId[]
  buildingTypes: NamedId[]
  /** Price tiers, each once, in their order; '' stands for no price. */
  prices: string[]
  first: PortfolioRecord | null
}

/** The listed companies with these ids, in this order. */
export async function listCompanySummaries(
  db: Reader,
  ids: readonly string[],
): Promise<CompanySummaryRecord[]> {
  if (ids.length === 0) return []
  const rows = await selectSummaries(db, ids).execute()
  const firsts = await loadPortfolios(
    db,
    rows.flatMap(({ firstId }) => firstId ?? []),
  )
  const byCompany = new Map(firsts.map((portfolio) => [portfolio.companyId, portfolio]))
  const records = new Map(
    rows.map((row) => [
      row.companyId,
      {
        company: toCompany(row),
        projects: Number(row.projects),
        founded: row.founded,
        cities: toNamedIds(row.cities),
        buildingTypes: toNamedIds(row.buildingTypes),
        prices: [...new Set((JSON.parse(row.prices) as [string][]).flat())].sort(),
        first: byCompany.get(row.companyId) ?? null,
      },
    ]),
  )
  return ids.flatMap((id) => records.get(id) ?? [])
}

function selectSummaries(db: Reader, ids: readonly string[]) {
  const own = sql`(select p.id, p.price from portfolios p where p.company_id = companies.id and p.hidden = 0
    order by p.place limit ${sql.lit(maxShortCount)}) as own`
  const linked = (table: string, column: string) =>
    sql`(select ${sql.ref(`l.${column}`)} from ${own}
      cross join ${sql.table(table)} l where l.portfolio_id = own.id)`
  return db
    .selectFrom('companies')
    .innerJoin('accounts', 'accounts.id', 'companies.accountId')
    .select(companyColumns)
    .select([
      'companies.founded',
      companyCategories(db),
      named(db, 'cities', linked('portfolio_cities', 'city_id')).as('cities'),
      named(db, 'building_types', linked('portfolio_building_types', 'building_type_id')).as('buildingTypes'),
      jsonRows(db, ['own.price'], sql`from ${own}`).as('prices'),
      sql<number>`(select count(*) from ${own})`.as('projects'),
      sql<string | null>`(select p.id from portfolios p where p.company_id = companies.id and p.hidden = 0
        order by p.place limit 1)`.as('firstId'),
    ])
    .where('companies.id', 'in', ids)
    .where(isPublic(sql.ref('companies.id')))
}

/** The rows of a catalogue's table with these ids, as JSON. */
function named(db: Reader, table: string, ids: RawBuilder<unknown>): RawBuilder<string> {
  return jsonRows(
    db,
    ['named.id', 'named.name', 'named.name_ur'],
    sql`from ${sql.table(table)} named where named.id in ${ids}`,
  )
}
