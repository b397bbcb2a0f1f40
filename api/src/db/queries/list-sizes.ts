import { sql } from 'kysely'
import type { Reader } from '../database.ts'
import type { Sql } from './portfolio-conditions.ts'

/** Rows of a table, under a name that tells them from others. */
export interface Counted {
  name: string
  from: Sql
  where: Sql
}

/** Beyond this, one list is as good as another to begin with. */
const mostCounted = 20_000
const keptMs = 10 * 60_000
const mostKept = 1000
/** Parts of a search are compared at the first of these counts at which one of them ends. */
const partCounts = [40, 250, 1000] as const

type Sizes = Map<string, { size: number; until: number }>
const sizesByReader = new WeakMap<Reader, Sizes>()

function sizesOf(db: Reader): Sizes {
  const sizes: Sizes = sizesByReader.get(db) ?? new Map()
  sizesByReader.set(db, sizes)
  return sizes
}

/** A size noted under that name, until it is too old. */
export function recallSize(db: Reader, name: string): number | undefined {
  const known = sizesOf(db).get(name)
  return known && known.until > performance.now() ? known.size : undefined
}

/** Notes a size for as long as it may be believed, in this process. */
export function noteSize(db: Reader, name: string, size: number, forMs: number): void {
  const sizes = sizesOf(db)
  if (sizes.size >= mostKept) sizes.clear()
  sizes.set(name, { size, until: performance.now() + forMs })
}

/** How many rows a list has, up to 20,000; ten minutes old at most, since it only decides where a walk begins. */
export async function sizeOf(db: Reader, { name, from, where }: Counted): Promise<number> {
  const known = recallSize(db, name)
  if (known !== undefined) return known
  const { rows } = await sql<{ n: number }>`select count(*) as n from
    (select 1 from ${from} where ${where} limit ${sql.lit(mostCounted)}) as counted`.execute(db)
  const size = Number(rows[0]?.n)
  noteSize(db, name, size, keptMs)
  return size
}

/** The part that the fewest companies have, and how many those are: 20,000 when all have very many. */
export async function rarestPart(
  db: Reader,
  parts: readonly [string, ...string[]],
): Promise<{ part: string; size: number }> {
  let rarest = { part: parts[0], size: 0 }
  const tried = sql.join(parts.map((part) => sql`(${part})`))
  for (const most of partCounts) {
    const count = sql`select count(*) from (
      select 1 from user_search_parts l where l.part = tried.column1 limit ${sql.lit(most)}
    ) as counted`
    const { rows } = await sql<{ part: string; size: number }>`
      select tried.column1 as part, (${count}) as size from (values ${tried}) as tried`.execute(db)
    rarest = rows.toSorted((a, b) => a.size - b.size)[0] ?? rarest
    if (rarest.size < most) return rarest
  }
  return { part: rarest.part, size: mostCounted }
}
