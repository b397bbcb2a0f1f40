import { sql } from 'kysely'
import type { Reader } from '../database.ts'
import type { Sql } from '../sql-conditions.ts'
import { TtlCache } from '../ttl-cache.ts'

/** Rows of a table, under a name that tells them from others. */
export interface Counted {
  name: string
  from: Sql
  where: Sql
}

/** Beyond this, one list is as good as another to begin with. */
const mostCounted = 20_000
const keptMs = 10 * 60_000
/** Parts of a search are compared at the first of these counts at which one of them ends. */
const partCounts = [40, 250, 1000] as const

interface RarePart {
  part: string
  /** How many companies have it; 20,000 for very many. */
  size: number
}

/** Sizes of lists and counts, by their names. */
export const cachedSizes = new TtlCache<number>()
const rareParts = new TtlCache<RarePart>()

/** How many rows a list has, up to 20,000; ten minutes old at most, since it only decides where a walk begins. */
export async function sizeOf(db: Reader, { name, from, where }: Counted): Promise<number> {
  const known = cachedSizes.recall(db, name)
  if (known !== undefined) return known
  const { rows } = await sql<{ n: number }>`select count(*) as n from
    (select 1 from ${from} where ${where} limit ${sql.lit(mostCounted)}) as counted`.execute(db)
  const size = Number(rows[0]?.n)
  cachedSizes.note(db, name, size, keptMs)
  return size
}

/** The part that the fewest companies have; ten minutes old at most, since it only decides where a walk begins. */
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
