/**
 * Catalogue ids of the cities whose costs the calculator knows. The ids are seeded, as those of the services are.
 */
const cityIds: Readonly<Record<string, number>> = { Karachi: 1, Lahore: 2, Islamabad: 10 }

/** Name of a city that estimates are made for, by its id in the catalogue; undefined for any other. */
export function findEstimateCity(id: number): string | undefined {
  return Object.keys(cityIds).find((name) => cityIds[name] === id)
}

/** Catalogue id of a city that estimates are made for, by its name; undefined for any other. */
export function findCityId(name: string): number | undefined {
  return Object.hasOwn(cityIds, name) ? cityIds[name] : undefined
}
