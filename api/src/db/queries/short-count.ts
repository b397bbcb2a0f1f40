import { maxShortCount } from '@tameer/contract'
import { type Expression, sql } from 'kysely'
import type { Reader } from '../database.ts'

/** Number of rows of a query, counted up to `maxShortCount`, so that very many cost no more. */
export async function countShort(
  db: Reader,
  query: { limit(most: number): Expression<unknown> },
): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from ${query.limit(maxShortCount)} as counted`.execute(db)
  return Number(rows[0]?.n ?? 0)
}
