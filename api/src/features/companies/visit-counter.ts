import type { VisitKind } from '@tameer/contract'
import { isbot } from 'isbot'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { logger } from '../../core/log.ts'
import { networkOf } from '../../core/network-address.ts'
import { jitter } from '../../core/random.ts'
import { countVisits, type NewVisit } from '../../db/queries/visits.ts'

/** A thing that a visitor looked at, or a way to a company that was pressed. */
export interface Visit {
  kind: VisitKind
  /** Id of the company; for `project` of the portfolio. */
  id: string
}

/** Counts visits in memory and stores them in batches. */
export interface VisitCounter {
  /** Takes a visit, unless it is made by a program or over the limit of its network. Stores nothing yet. */
  take(visit: Visit, caller: Pick<Caller, 'ip' | 'userAgent'>): void
  /**
   * Stores the visits taken so far; returns how many were counted. When it rejects, they are kept for the next call.
   */
  store(): Promise<number>
  start(): void
  /** Stores what is left and stops. Never rejects. */
  stop(): Promise<void>
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
  const log = logger('main')
  let waiting = new Map<string, NewVisit>()
  let storing: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined
  /** How often each network was counted for each thing today. */
  let ofNetworks = { day: '', taken: new Map<string, number>() }

  function isOneTooMany(day: string, network: string): boolean {
    if (ofNetworks.day !== day) ofNetworks = { day, taken: new Map() }
    const { taken } = ofNetworks
    const before = taken.get(network) ?? 0
    if (before >= mostOfNetwork || (before === 0 && taken.size >= mostNetworks)) return true
    taken.set(network, before + 1)
    return false
  }

  async function storeOnce(): Promise<number> {
    const batch = waiting
    waiting = new Map()
    if (batch.size === 0) return 0
    try {
      return await db.note((trx) => countVisits(trx, [...batch.values()]))
    } catch (error) {
      waiting = new Map([...batch, ...waiting])
      throw error
    }
  }

  async function store(): Promise<number> {
    storing ??= storeOnce().finally(() => {
      storing = undefined
    })
    return storing
  }

  async function storeQuietly(): Promise<void> {
    await store().catch((error: unknown) => log.warn({ err: error }, 'visits wait to be stored'))
  }

  return {
    take({ kind, id }, { ip, userAgent }) {
      if (!userAgent || isbot(userAgent)) return
      const day = dayInPakistan(clock())
      const network = networkOf(ip)
      const hash = hashSecret('visit', [day, kind, id, network, userAgent].join('\0'))
      if (waiting.has(hash) || waiting.size >= mostWaiting) return
      if (isOneTooMany(day, hashSecret('visit', [day, kind, id, network].join('\0')))) return
      waiting.set(hash, { day, hash, kind, id })
    },
    store,
    start() {
      timer ??= setInterval(() => void storeQuietly(), storeEveryMs * jitter()).unref()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      // Visits taken while a batch was being stored are stored after it.
      await storeQuietly()
      await storeQuietly()
    },
  }
}
