import type { VisitKind } from '@tameer/contract'
import { isbot } from 'isbot'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context/context.ts'
import { type Batches, createBatches } from '../../core/batches.ts'
import { networkOf } from '../../core/contact/network-address.ts'
import { createDailyLimit } from '../../core/daily-limit.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { countVisits, type NewVisit } from '../../db/queries/companies/visits.ts'

/** A thing that a visitor looked at, or a way to a company that was pressed. */
export interface Visit {
  kind: VisitKind
  /** Id of the company; for `project` of the portfolio. */
  id: string
}

/** Counts visits in memory and stores them in batches. */
export interface VisitCounter extends Pick<Batches<NewVisit>, 'store' | 'start' | 'stop'> {
  /** Takes a visit, unless it is made by a program or over the limit of its network. Stores nothing yet. */
  take(visit: Visit, caller: Pick<Caller, 'ip' | 'userAgent'>): void
}

const storeEveryMs = 10_000
/** Most visits kept in memory until they are stored: more than come in that time, and few enough for the memory. */
export const mostWaiting = 20_000
/**
 * Most visits of one network to one thing in a day: many people share an address, but not so many look at one company.
 */
export const mostOfNetwork = 30
const mostNetworks = 200_000

type Tools = Pick<Context, 'db' | 'clock' | 'hashSecret'>

/**
 * Creates the counter. A visitor is a network address with a browser's name. Neither is stored: together with the day
 * and the thing seen they become one keyed hash, so that two hashes of a visitor have nothing in common. A visitor who
 * is seen by several servers is counted once, because they share the hashes in the database.
 */
export function createVisitCounter({ db, clock, hashSecret }: Tools): VisitCounter {
  const batches = createBatches<NewVisit>({
    name: 'visits',
    everyMs: storeEveryMs,
    keep: (visits) => db.note((trx) => countVisits(trx, visits)),
  })
  const mayCount = createDailyLimit({ most: mostOfNetwork, mostKeys: mostNetworks })
  const { store, start, stop } = batches
  return {
    take({ kind, id }, { ip, userAgent }) {
      if (!userAgent || isbot(userAgent)) return
      const day = dayInPakistan(clock())
      const network = networkOf(ip)
      const hash = hashSecret('visit', [day, kind, id, network, userAgent].join('\0'))
      if (batches.has(hash) || batches.size >= mostWaiting) return
      if (!mayCount(day, hashSecret('visit', [day, kind, id, network].join('\0')))) return
      batches.add(hash, { day, hash, kind, id })
    },
    store,
    start,
    stop,
  }
}
