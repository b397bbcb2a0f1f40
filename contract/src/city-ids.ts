/** The catalogue's ids of the cities whose costs the calculator knows: seeded, as the services are. */
const cityIds: Readonly<Record<string, number>> = { Karachi: 1, Lahore: 2, Islamabad: 10 }

/** Where the estimates' cities stand in the catalogue, by name; undefined for any other. */
export function findCityId(name: string): number | undefined {
  return Object.hasOwn(cityIds, name) ? cityIds[name] : undefined
}
