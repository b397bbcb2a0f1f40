import { maxCounted } from '@tameer/contract'
import { sql } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import type { CatalogueKind } from './catalogue.ts'

/** An entry of the catalogue with what the desk needs to change it. */
export interface ChangeableEntry {
  id: number
  name: string
  /** Null: the product's own word for the name. */
  nameUr: string | null
  version: number
}

const columns = ['id', 'name', 'nameUr', 'version'] as const

/** All entries of a list, as `listCities` and the others order them. */
export function listChangeable(db: Reader, kind: CatalogueKind): Promise<ChangeableEntry[]> {
  const rows = db.selectFrom(kind).select(columns)
  return rows.orderBy(kind === 'cities' ? 'name' : 'id').execute()
}

export function insertEntry(
  trx: Writer,
  kind: CatalogueKind,
  entry: Pick<ChangeableEntry, 'id' | 'name' | 'nameUr'>,
): Promise<ChangeableEntry> {
  return trx.insertInto(kind).values(entry).returning(columns).executeTakeFirstOrThrow()
}

/** An entry in the version in which somebody saw it. */
export interface SeenEntry {
  kind: CatalogueKind
  id: number
  version: number
}

/** Renames an entry. Returns undefined when it was changed since it was seen. */
export function renameSeen(
  trx: Writer,
  { kind, id, version }: SeenEntry,
  names: Pick<ChangeableEntry, 'name' | 'nameUr'>,
): Promise<ChangeableEntry | undefined> {
  return trx
    .updateTable(kind)
    .set({ ...names, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
}

/** Gives requests and quotes of a city its new name: they have no id of it. */
export async function renameCityOfRequests(trx: Writer, before: string, after: string): Promise<void> {
  for (const table of ['requests', 'quotes'] as const) {
    await trx.updateTable(table).set({ city: after }).where('city', '=', before).execute()
  }
}

/** Tables with an entry's id: in `company` beside a company's, in `project` beside a project's as well. */
const uses = {
  categories: { column: 'category_id', company: ['company_categories'], project: undefined },
  cities: { column: 'city_id', company: ['company_cities'], project: 'portfolio_cities' },
  buildingTypes: { column: 'building_type_id', company: [], project: 'portfolio_building_types' },
} as const

/** Number of companies and of projects that have an entry, each counted up to `maxCounted`. */
export async function countUses(
  db: Reader,
  kind: CatalogueKind,
  id: number,
): Promise<{ companies: number; projects: number }> {
  const { column, company, project } = uses[kind]
  const having = (table: string, select: string) =>
    sql`select * from (select distinct ${sql.ref(select)} as id from ${sql.table(table)}
      where ${sql.ref(column)} = ${id} limit ${maxCounted}) as part`
  const parts = [...company, ...(project ? [project] : [])].map((table) => having(table, 'company_id'))
  if (kind === 'cities') parts.push(having('companies', 'id'))
  const count = async (found: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from (${found}) as counted`.execute(db)
    return Math.min(Number(rows[0]?.n ?? 0), maxCounted)
  }
  return {
    companies: await count(sql.join(parts, sql` union `)),
    projects: project ? await count(having(project, 'portfolio_id')) : 0,
  }
}
