import { daysLater, foldText, type SearchFilter, supplyDays } from '@tameer/contract'
import { isbot } from 'isbot'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context/context.ts'
import { type Batches, createBatches } from '../../core/batches.ts'
import { createDailyLimit } from '../../core/daily-limit.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { networkOf } from '../../core/network-address.ts'
import { type PortfolioFilters, understandSearch } from '../../db/portfolio-search/index.ts'
import { listCategories, listCities } from '../../db/queries/catalogue.ts'
import { countVainSearches, deleteVainSearches, type VainSearch } from '../../db/queries/vain-searches.ts'

type Asked = Pick<PortfolioFilters, SearchFilter>
type Tools = Pick<Context, 'db' | 'clock' | 'hashSecret'>

interface Taken {
  day: string
  asked: Asked
}

/** Counts searches that find nothing in memory and stores them in batches. */
export interface VainSearchCounter extends Pick<Batches<Taken>, 'store' | 'start' | 'stop'> {
  /**
   * Takes a search, unless it is made by a program, was made by the same visitor today, or is over the limit of its
   * network. Stores nothing yet.
   */
  take(asked: Asked, caller: Pick<Caller, 'ip' | 'userAgent'>): void
}

const storeEveryMs = 10_000
/** Most searches kept in memory until they are stored. */
const mostWaiting = 2_000
/** Most searches of one network that are counted in a day. */
export const mostSearchesOfNetwork = 30
/** Most visitors and networks that are remembered for a day, in memory alone. */
const mostRemembered = 200_000
/** Most rows of one day that have words. */
export const mostWordsOfDay = 500
/** Letters of the words of a search, at most. */
const mostLetters = 60

/**
 * Creates the counter. Of the visitor nothing is stored: a keyed hash of network, browser and search is kept in memory
 * until midnight, so that somebody who searches twice counts once.
 */
export function createVainSearchCounter({ db, clock, hashSecret }: Tools): VainSearchCounter {
  const batches = createBatches<Taken>({
    ...{ name: 'searches', everyMs: storeEveryMs },
    keep: (taken) => keepSearches(db, taken),
  })
  const isFirst = createDailyLimit({ most: 1, mostKeys: mostRemembered })
  const mayCount = createDailyLimit({ most: mostSearchesOfNetwork, mostKeys: mostRemembered })
  const { store, start, stop } = batches
  return {
    take(asked, { ip, userAgent }) {
      if (!userAgent || isbot(userAgent) || batches.size >= mostWaiting) return
      const day = dayInPakistan(clock())
      const network = networkOf(ip)
      const { q = '', city = '', category = '' } = asked
      const search = [day, foldText(q), city, category].join('\0')
      const hash = hashSecret('visit', ['search', search, network, userAgent].join('\0'))
      if (!isFirst(day, hash) || !mayCount(day, hashSecret('visit', ['search', day, network].join('\0'))))
        return
      batches.add(hash, { day, asked })
    },
    ...{ store, start, stop },
  }
}

/** Understands the searches as the directory does, and adds them to the counts. */
async function keepSearches(db: Context['db'], taken: readonly Taken[]): Promise<number> {
  const known = { cities: await idsOf(listCities(db.read)), categories: await idsOf(listCategories(db.read)) }
  const searches: VainSearch[] = []
  for (const { day, asked } of taken) {
    const { filters, words } = await understandSearch(db.read, asked)
    const { city = 0, category = 0 } = filters
    searches.push({
      day,
      cityId: known.cities.has(city) ? city : 0,
      categoryId: known.categories.has(category) ? category : 0,
      words: wordsToKeep(words ?? ''),
    })
  }
  await db.note((trx) => countVainSearches(trx, searches, mostWordsOfDay))
  return searches.length
}

async function idsOf(rows: Promise<{ id: number }[]>): Promise<Set<number>> {
  return new Set((await rows).map(({ id }) => id))
}

/** Seven digits or more, with what people write between the digits of a telephone number. */
const numberLike = /(?:\d[\s().+-]*){7}/

/** The folded words; '' for words that may name a person's mailbox or number, and for very long ones. */
export function wordsToKeep(words: string): string {
  const folded = foldText(words)
  const isPrivate = folded.includes('@') || numberLike.test(folded)
  return isPrivate || [...folded].length > mostLetters || folded.length > mostLetters ? '' : folded
}

/** Deletes counts that are older than the days that are shown. Returns the number of rows. */
export function forgetVainSearches({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const first = daysLater(dayInPakistan(clock()), 1 - Math.max(...supplyDays))
  return db.note((trx) => deleteVainSearches(trx, first))
}
