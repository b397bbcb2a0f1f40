import { type DeskSearches, daysLater } from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { dayInPakistan } from '../../../core/day-in-pakistan.ts'
import { listCategories, listCities, type NamedId } from '../../../db/queries/catalogue.ts'
import { listVainWords, sumVainSearches } from '../../../db/queries/vain-searches.ts'
import { presentNamed } from '../../../http/presenters/named-presenter.ts'

/** Words that were searched less often are not shown: they may be somebody's own. */
const leastSearches = 2
const mostWords = 100

/** Searches that found nothing on the last days, today included. */
export async function loadVainSearches({ db, clock }: Context, days: number): Promise<DeskSearches> {
  const { read } = db
  const since = daysLater(dayInPakistan(clock()), 1 - days)
  const named = async (by: 'cityId' | 'categoryId', names: readonly NamedId[]) =>
    (await sumVainSearches(read, by, since)).map(({ id, searches }) => {
      const found = names.find((one) => one.id === id)
      return { ...(found ? namesOf(found) : { name: null }), searches }
    })
  const services = await named('categoryId', await listCategories(read))
  return {
    since,
    total: services.reduce((sum, { searches }) => sum + searches, 0),
    cities: await named('cityId', await listCities(read)),
    services,
    words: await listVainWords(read, { since, least: leastSearches, most: mostWords }),
  }
}

function namesOf(entry: NamedId) {
  const { id: _, ...names } = presentNamed(entry)
  return names
}
