import { nameInCode } from '../../../core/city-places.ts'
import type { Reader } from '../../database.ts'

/** A category, a city or a building type. */
export interface NamedId {
  id: number
  name: string
  /** In Urdu, where the product's own words do not have the name or the desk gave another. */
  nameUr?: string
}

export type CatalogueKind = 'categories' | 'cities' | 'buildingTypes'

/** All categories, by id. */
export function listCategories(db: Reader): Promise<NamedId[]> {
  return list(db, 'categories', 'id')
}

/** All cities, by name. */
export function listCities(db: Reader): Promise<NamedId[]> {
  return list(db, 'cities', 'name')
}

/** All building types, by id. */
export function listBuildingTypes(db: Reader): Promise<NamedId[]> {
  return list(db, 'buildingTypes', 'id')
}

async function list(db: Reader, kind: CatalogueKind, order: 'id' | 'name'): Promise<NamedId[]> {
  const rows = await db.selectFrom(kind).select(['id', 'name', 'nameUr']).orderBy(order).execute()
  return rows.map(({ id, name, nameUr }) => namedId(id, name, nameUr))
}

/** An entry from its columns. */
export function namedId(id: number, name: string, nameUr: string | null): NamedId {
  return nameUr === null ? { id, name } : { id, name, nameUr }
}

/** The city of that name in English; if none has it, the one that the code and the calculator call so. */
export function findCityByName<City extends NamedId>(
  cities: readonly City[],
  isName: (name: string) => boolean,
): City | undefined {
  return cities.find(({ name }) => isName(name)) ?? cities.find(({ id }) => isName(nameInCode(id) ?? ''))
}

/** Those of the ids that no entry of the list has. */
export async function findUnknown(
  db: Reader,
  kind: CatalogueKind,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom(kind).select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !known.has(id))
}

/** Returns the names of a city that a request names: the one that was chosen, and the present one in Urdu. */
export type CityNames = (city: string) => { city: string; cityUr?: string }

/** Loads what `CityNames` needs. */
export async function loadCityNames(db: Reader): Promise<CityNames> {
  const cities = await listCities(db)
  return (city) => {
    const nameUr = findCityByName(cities, (name) => name === city)?.nameUr
    return nameUr === undefined ? { city } : { city, cityUr: nameUr }
  }
}
