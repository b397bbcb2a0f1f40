import type { VisitKind } from '@tameer/contract'
import { sql } from 'kysely'
import { inChunks } from '../../core/chunks.ts'
import type { Reader, Writer } from '../database.ts'

/** A step on the way to a company: a list of a city, or a visit to a company of that city. */
export type CityVisitKind = VisitKind | 'list'

/** Visits of one day by city. */
export interface CityVisits {
  /** `2026-11-23`, in Pakistan. */
  day: string
  /** 0 when it is not known. */
  cityId: number
  kind: CityVisitKind
  visits: number
}

/** Rows in one statement: few enough parameters for both engines. */
const chunkSize = 500

/** Adds to the counts. */
export async function addCityVisits(trx: Writer, visits: readonly CityVisits[]): Promise<void> {
  const sums = new Map<string, CityVisits>()
  for (const visit of visits) {
    const key = [visit.day, visit.cityId, visit.kind].join(' ')
    sums.set(key, { ...visit, visits: visit.visits + (sums.get(key)?.visits ?? 0) })
  }
  // Sorted, so that two servers that count the same cities cannot deadlock.
  const rows = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  for (const chunk of inChunks(rows, chunkSize)) {
    await trx
      .insertInto('cityVisits')
      .values(chunk)
      .onConflict((clash) =>
        clash.columns(['day', 'cityId', 'kind']).doUpdateSet((row) => ({
          visits: sql<number>`${row.ref('cityVisits.visits')} + ${row.ref('excluded.visits')}`,
        })),
      )
      .execute()
  }
}

/** Adds visits to companies to the counts of the cities of their offices. */
export async function addVisitsOfCompanies(
  trx: Writer,
  visits: readonly (Omit<CityVisits, 'cityId'> & { companyId: string })[],
): Promise<void> {
  const cityOf = new Map<string, number>()
  for (const ids of inChunks([...new Set(visits.map(({ companyId }) => companyId))], chunkSize)) {
    const rows = await trx.selectFrom('companies').select(['id', 'cityId']).where('id', 'in', ids).execute()
    for (const { id, cityId } of rows) cityOf.set(id, cityId ?? 0)
  }
  const byCity = visits.map(({ companyId, ...visit }) => ({ ...visit, cityId: cityOf.get(companyId) ?? 0 }))
  await addCityVisits(trx, byCity)
}

/** Numbers of visits since a day, by city and kind. */
export async function sumCityVisits(
  db: Reader,
  since: string,
): Promise<{ cityId: number; kind: CityVisitKind; visits: number }[]> {
  const rows = await db
    .selectFrom('cityVisits')
    .select((row) => ['cityId', 'kind', row.fn.sum<number>('visits').as('visits')])
    .where('day', '>=', since)
    .groupBy(['cityId', 'kind'])
    .execute()
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }))
}

/** Number of requests that were sent since a moment, ms, by the name of their city. */
export async function sumRequestsByCity(
  db: Reader,
  since: number,
): Promise<{ city: string; requests: number }[]> {
  const rows = await db
    .selectFrom('requests')
    .select((row) => ['city', row.fn.countAll<number>().as('requests')])
    .where('openedAt', 'is not', null)
    .where('openedAt', '>=', since)
    .groupBy('city')
    .execute()
  return rows.map((row) => ({ ...row, requests: Number(row.requests) }))
}

/** Deletes the counts from before that day; returns how many rows. */
export async function deleteCityVisits(trx: Writer, before: string): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom('cityVisits').where('day', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
