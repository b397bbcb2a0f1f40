import type { Reader } from '../database.ts'

/** A category, a city or a building type. */
export interface NamedId {
  id: number
  name: string
}

/** All categories, by id. */
export function listCategories(db: Reader): Promise<NamedId[]> {
  return db.selectFrom('categories').select(['id', 'name']).orderBy('id').execute()
}

/** All cities, by name. */
export function listCities(db: Reader): Promise<NamedId[]> {
  return db.selectFrom('cities').select(['id', 'name']).orderBy('name').execute()
}

/** All building types, by id. */
export function listBuildingTypes(db: Reader): Promise<NamedId[]> {
  return db.selectFrom('buildingTypes').select(['id', 'name']).orderBy('id').execute()
}

/** The ids that belong to no category. */
export function findMissingCategories(db: Reader, ids: readonly number[]): Promise<number[]> {
  return findMissing(db, 'categories', ids)
}

/** The ids that belong to no city. */
export function findMissingCities(db: Reader, ids: readonly number[]): Promise<number[]> {
  return findMissing(db, 'cities', ids)
}

/** The ids that belong to no building type. */
export function findMissingBuildingTypes(db: Reader, ids: readonly number[]): Promise<number[]> {
  return findMissing(db, 'buildingTypes', ids)
}

async function findMissing(
  db: Reader,
  table: 'categories' | 'cities' | 'buildingTypes',
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
  const found = new Set(rows.map((row) => row.id))
  return [...new Set(ids)].filter((id) => !found.has(id))
}
