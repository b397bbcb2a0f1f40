/** The catalogue's ids of the cities whose costs the calculator knows: seeded, as the services are. */
const cityIds: Readonly<Record<string, number>> = { Karachi: 1, Lahore: 2, Islamabad: 10 }

/** Name of a city that estimates are made for, by its id in the catalogue; undefined for any other. */
export function findEstimateCity(id: number): string | undefined {
  return Object.keys(cityIds).find((name) => cityIds[name] === id)
}

/** Where the estimates' cities stand in the catalogue, by name; undefined for any other. */
export function findCityId(name: string): number | undefined {
  return Object.hasOwn(cityIds, name) ? cityIds[name] : undefined
}
