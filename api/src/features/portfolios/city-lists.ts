import type { IncomingMessage } from 'node:http'
import { addresses, apiPrefix, daysLater, supplyDays } from '@tameer/contract'
import { isbot } from 'isbot'
import type { Context } from '../../context/context.ts'
import { type Batches, createBatches } from '../../core/batches.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { listCities } from '../../db/queries/catalogue.ts'
import { addCityVisits, deleteCityVisits } from '../../db/queries/city-visits.ts'

interface Shown {
  day: string
  cityId: number
}

/** Counts in memory how often lists of a city are shown, and stores the counts in batches. */
export interface CityListCounter extends Pick<Batches<Shown>, 'store' | 'start' | 'stop'> {
  /**
   * Takes a call that is answered, also from the cache. Only the first page of a list of companies with a city counts.
   */
  take(request: Pick<IncomingMessage, 'url' | 'headers'>): void
}

const storeEveryMs = 10_000
/** Most lists kept in memory until they are stored. */
const mostListsWaiting = 20_000
const path = `${apiPrefix}${addresses.listPortfolios.path}?`

/** Creates the counter. It learns nothing of who asks, but that the browser's name is none of a program. */
export function createCityListCounter({ db, clock }: Pick<Context, 'db' | 'clock'>): CityListCounter {
  const batches = createBatches<Shown>({
    ...{ name: 'lists', everyMs: storeEveryMs },
    keep: (shown) => keepLists(db, shown),
  })
  let taken = 0
  const { store, start, stop } = batches
  return {
    take({ url = '', headers: { 'user-agent': userAgent } }) {
      if (!url.startsWith(path) || batches.size >= mostListsWaiting) return
      const cityId = cityOfList(new URLSearchParams(url.slice(path.length)))
      if (cityId === 0 || !userAgent || isbot(userAgent)) return
      taken += 1
      batches.add(String(taken), { day: dayInPakistan(clock()), cityId })
    },
    ...{ store, start, stop },
  }
}

/** Id of the city of a list's first page; 0 for any other list. */
function cityOfList(query: URLSearchParams): number {
  if (query.get('distinct') !== 'company' || query.has('cursor') || query.has('after')) return 0
  const city = Number(query.get('city'))
  return Number.isSafeInteger(city) ? city : 0
}

async function keepLists(db: Context['db'], shown: readonly Shown[]): Promise<number> {
  const cities = new Set((await listCities(db.read)).map(({ id }) => id))
  const known = shown.filter(({ cityId }) => cities.has(cityId))
  await db.note((trx) =>
    addCityVisits(
      trx,
      known.map((one) => ({ ...one, kind: 'list', visits: 1 })),
    ),
  )
  return known.length
}

/** Deletes counts that are older than the days that are shown. Returns the number of rows. */
export function forgetCityVisits({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const first = daysLater(dayInPakistan(clock()), 1 - Math.max(...supplyDays))
  return db.note((trx) => deleteCityVisits(trx, first))
}
