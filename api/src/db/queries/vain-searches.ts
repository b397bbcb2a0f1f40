import { sql } from 'kysely'
import { inChunks } from '../../core/chunks.ts'
import type { Reader, Writer } from '../database.ts'

/** A search that found nothing, on a day. */
export interface VainSearch {
  /** `2026-11-23`, in Pakistan. */
  day: string
  /** 0 for none, as is `categoryId`. */
  cityId: number
  categoryId: number
  /** Folded; '' for none. */
  words: string
}

/** Rows in one statement: few enough parameters for both engines. */
const chunkSize = 500

/**
 * Adds searches to the counts. Of one day at most `mostWords` rows have words: later ones are counted without theirs,
 * so that nobody can fill the table.
 */
export async function countVainSearches(
  trx: Writer,
  searches: readonly VainSearch[],
  mostWords: number,
): Promise<void> {
  const counts = new Map<string, VainSearch & { searches: number }>()
  for (const day of new Set(searches.map((search) => search.day))) {
    const known = await listWordsOfDay(trx, day)
    for (const search of searches.filter((one) => one.day === day)) {
      const isNew = search.words !== '' && !known.has(keyOf(search))
      const kept = isNew && known.size >= mostWords ? { ...search, words: '' } : search
      if (kept.words !== '') known.add(keyOf(kept))
      const before = counts.get(keyOf(kept))?.searches ?? 0
      counts.set(keyOf(kept), { ...kept, searches: before + 1 })
    }
  }
  // Sorted, so that two servers that count the same searches cannot deadlock.
  const rows = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  for (const chunk of inChunks(rows, chunkSize)) {
    await trx
      .insertInto('vainSearches')
      .values(chunk)
      .onConflict((clash) =>
        clash.columns(['day', 'cityId', 'categoryId', 'words']).doUpdateSet((row) => ({
          searches: sql<number>`${row.ref('vainSearches.searches')} + ${row.ref('excluded.searches')}`,
        })),
      )
      .execute()
  }
}

/** The rows of a day that have words, by their keys. */
export async function listWordsOfDay(db: Reader, day: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('vainSearches')
    .select(['day', 'cityId', 'categoryId', 'words'])
    .where('day', '=', day)
    .where('words', '<>', '')
    .execute()
  return new Set(rows.map(keyOf))
}

function keyOf({ day, cityId, categoryId, words }: VainSearch): string {
  return [day, cityId, categoryId, words].join('\0')
}

/** Number of searches since a day, by city or by service, the most first. */
export async function sumVainSearches(
  db: Reader,
  by: 'cityId' | 'categoryId',
  since: string,
): Promise<{ id: number; searches: number }[]> {
  const rows = await db
    .selectFrom('vainSearches')
    .select((row) => [row.ref(by).as('id'), row.fn.sum<number>('searches').as('searches')])
    .where('day', '>=', since)
    .groupBy(by)
    .orderBy('searches', 'desc')
    .orderBy(by)
    .execute()
  return rows.map(({ id, searches }) => ({ id, searches: Number(searches) }))
}

/** The most frequent words of searches since a day. Words that were searched less often than `least` are left out. */
export async function listVainWords(
  db: Reader,
  { since, least, most }: { since: string; least: number; most: number },
): Promise<{ words: string; searches: number }[]> {
  const rows = await db
    .selectFrom('vainSearches')
    .select((row) => ['words', row.fn.sum<number>('searches').as('searches')])
    .where('day', '>=', since)
    .where('words', '<>', '')
    .groupBy('words')
    .having((row) => row.fn.sum('searches'), '>=', least)
    .orderBy('searches', 'desc')
    .orderBy('words')
    .limit(most)
    .execute()
  return rows.map(({ words, searches }) => ({ words, searches: Number(searches) }))
}

/** Deletes the counts from before that day; returns how many rows. */
export async function deleteVainSearches(trx: Writer, before: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('vainSearches').where('day', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
