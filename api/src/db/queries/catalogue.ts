import type { Reader } from '../database.ts'

/** A category, a city or a building type. */
export interface NamedId {
  id: number
  name: string
  /** In Urdu, where the product's own words do not have the name or the desk gave another. */
  nameUr?: string
}

/** An entry of one of the three lists, retired or not. */
export interface CatalogueEntry extends NamedId {
  /** Earlier names, the oldest first: old links and searches still say them. */
  formerNames: readonly string[]
  /** True when it cannot be chosen any more. */
  retired?: true
}

export type CatalogueKind = 'categories' | 'cities' | 'buildingTypes'

/** All categories, by id. */
export function listCategories(db: Reader): Promise<CatalogueEntry[]> {
  return list(db, 'categories', 'id')
}

/** All cities, by name. */
export function listCities(db: Reader): Promise<CatalogueEntry[]> {
  return list(db, 'cities', 'name')
}

/** All building types, by id. */
export function listBuildingTypes(db: Reader): Promise<CatalogueEntry[]> {
  return list(db, 'buildingTypes', 'id')
}

async function list(db: Reader, kind: CatalogueKind, order: 'id' | 'name'): Promise<CatalogueEntry[]> {
  const rows = await db
    .selectFrom(kind)
    .select(['id', 'name', 'nameUr', 'formerNames', 'retiredAt'])
    .orderBy(order)
    .execute()
  return rows.map(({ id, name, nameUr, formerNames, retiredAt }) => ({
    ...namedId(id, name, nameUr),
    formerNames: namesIn(formerNames),
    ...(retiredAt !== null && { retired: true }),
  }))
}

/** An entry from its columns. */
export function namedId(id: number, name: string, nameUr: string | null): NamedId {
  return nameUr === null ? { id, name } : { id, name, nameUr }
}

/** Names of the column `formerNames`. */
export function namesIn(column: string): string[] {
  return column === '' ? [] : column.split('\n')
}

/** The names in English that an entry has and had, the present one first. */
export function everyName({ name, formerNames }: CatalogueEntry): string[] {
  return [name, ...formerNames]
}

/** The entry of that name in English; if none has it, the one that had it. */
export function findByName<Entry extends CatalogueEntry>(
  entries: readonly Entry[],
  isName: (name: string) => boolean,
): Entry | undefined {
  return (
    entries.find(({ name }) => isName(name)) ?? entries.find(({ formerNames }) => formerNames.some(isName))
  )
}

/**
 * The ids that cannot be chosen: no entry of the list has them, or it is retired. `kept` are the ids that the thing has
 * already; those stay allowed.
 */
export async function findUnchoosable(
  db: Reader,
  kind: CatalogueKind,
  ids: readonly number[],
  kept: readonly number[] = [],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom(kind).select(['id', 'retiredAt']).where('id', 'in', ids).execute()
  const allowed = new Set(
    rows.filter((row) => row.retiredAt === null || kept.includes(row.id)).map(({ id }) => id),
  )
  return [...new Set(ids)].filter((id) => !allowed.has(id))
}

/** Returns the names of a city that a request names: the one that was chosen, and the present one in Urdu. */
export type CityNames = (city: string) => { city: string; cityUr?: string }

/** Loads what `CityNames` needs. */
export async function loadCityNames(db: Reader): Promise<CityNames> {
  const cities = await listCities(db)
  return (city) => {
    const nameUr = findByName(cities, (name) => name === city)?.nameUr
    return nameUr === undefined ? { city } : { city, cityUr: nameUr }
  }
}
