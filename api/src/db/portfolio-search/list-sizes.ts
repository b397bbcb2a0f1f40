import { sql } from 'kysely'
import type { Reader } from '../database.ts'
import type { Sql } from '../sql-conditions.ts'
import { TtlCache } from '../ttl-cache.ts'

/** Rows of a table, under a unique name. */
export interface Counted {
  name: string
  from: Sql
  where: Sql
}

/** Longer lists are equally bad to begin with, so counting ends here. */
const mostCounted = 20_000
const keptMs = 10 * 60_000
/** Parts of a search are compared at the first of these counts that one of them does not reach. */
const partCounts = [40, 250, 1000] as const

interface RarePart {
  part: string
  /** Number of companies that have it; 20,000 for very many. */
  size: number
}

/** Cached sizes of lists and counts, by name. */
export const cachedSizes = new TtlCache<number>()
const rareParts = new TtlCache<RarePart>()

/** Number of rows of a list, up to 20,000; up to ten minutes old, since it only decides which list is read. */
export async function sizeOf(db: Reader, { name, from, where }: Counted): Promise<number> {
  const known = cachedSizes.recall(db, name)
  if (known !== undefined) return known
  const { rows } = await sql<{ n: number }>`select count(*) as n from
    (select 1 from ${from} where ${where} limit ${sql.lit(mostCounted)}) as counted`.execute(db)
  const size = Number(rows[0]?.n)
  cachedSizes.note(db, name, size, keptMs)
  return size
}

/** The part that the fewest companies have; up to ten minutes old, since it only decides which list is read. */
export async function rarestPart(db: Reader, parts: readonly [string, ...string[]]): Promise<RarePart> {
  const name = parts.join('\n')
  const known = rareParts.recall(db, name)
  if (known) return known
  const found = await findRarestPart(db, parts)
  rareParts.note(db, name, found, keptMs)
  return found
}

async function findRarestPart(db: Reader, parts: readonly [string, ...string[]]): Promise<RarePart> {
  let rarest = { part: parts[0], size: 0 }
  const tried = sql.join(parts.map((part) => sql`(${part})`))
  for (const most of partCounts) {
    const count = sql`select count(*) from (
      select 1 from company_search_parts l where l.part = tried.column1 limit ${sql.lit(most)}
    ) as counted`
    const { rows } = await sql<RarePart>`
      select tried.column1 as part, (${count}) as size from (values ${tried}) as tried`.execute(db)
    rarest = rows.toSorted((a, b) => a.size - b.size)[0] ?? rarest
    if (rarest.size < most) return rarest
  }
  return { part: rarest.part, size: mostCounted }
}
