import { type DeskWays, daysLater } from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { dayInPakistan, startInPakistan } from '../../../core/day-in-pakistan.ts'
import { findByName, listCities } from '../../../db/queries/catalogue.ts'
import { type CityVisitKind, sumCityVisits, sumRequestsByCity } from '../../../db/queries/city-visits.ts'

type Steps = Omit<DeskWays['cities'][number], 'name' | 'nameUr'>

const stepOf = {
  list: 'lists',
  profile: 'profiles',
  project: 'projects',
  contact: 'contacts',
} as const satisfies Record<CityVisitKind, keyof Steps>

/** The steps from lists to companies on the last days, today included, by city: the most lists first. */
export async function loadWays({ db, clock }: Context, days: number): Promise<DeskWays> {
  const since = daysLater(dayInPakistan(clock()), 1 - days)
  const known = await listCities(db.read)
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const found = new Map<string | null, Steps>()
  const stepsOf = (name: string | null) => {
    const steps = found.get(name) ?? { lists: 0, profiles: 0, projects: 0, contacts: 0, requests: 0 }
    found.set(name, steps)
    return steps
  }
  for (const { cityId, kind, visits } of await sumCityVisits(db.read, since)) {
    stepsOf(names.get(cityId) ?? null)[stepOf[kind]] += visits
  }
  for (const { city, requests } of await sumRequestsByCity(db.read, startInPakistan(since))) {
    // A request keeps the name that its city had.
    stepsOf(findByName(known, (name) => name === city)?.name ?? city).requests += requests
  }
  const inUrdu = new Map(known.map(({ name, nameUr }) => [name, nameUr]))
  const cities = [...found].map(([name, steps]) => {
    const nameUr = name === null ? undefined : inUrdu.get(name)
    return { name, ...(nameUr !== undefined && { nameUr }), ...steps }
  })
  return { since, cities: cities.toSorted((a, b) => b.lists - a.lists || sumOf(b) - sumOf(a)) }
}

function sumOf({ profiles, projects, contacts, requests }: Steps): number {
  return profiles + projects + contacts + requests
}
