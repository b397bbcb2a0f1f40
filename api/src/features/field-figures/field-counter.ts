import { randomUUID } from 'node:crypto'
import {
  type FieldFigureName,
  type FieldFiguresForm,
  fieldSteps,
  networkKinds,
  screenGroupOf,
} from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context/context.ts'
import { type Batches, createBatches } from '../../core/batches.ts'
import { networkOf } from '../../core/contact/network-address.ts'
import { createDailyLimit } from '../../core/daily-limit.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import type { Writer } from '../../db/database.ts'
import { addFieldCounts, type DatedCount } from '../../db/queries/field-counts.ts'

/** Counts figures of visits in memory and stores them in batches. */
export interface FieldCounter extends Pick<Batches<DatedCount>, 'store' | 'start' | 'stop'> {
  /** Takes the figures of a visit, unless its network sent too many today. Stores nothing yet. */
  take(form: FieldFiguresForm, caller: Pick<Caller, 'ip'>): void
}

const storeEveryMs = 10_000
/** Most figures kept in memory until they are stored. */
const mostWaiting = 5_000
/** Most visits of one network that count in a day: a tenth of its visits is sent. Its hash stays in memory. */
const mostOfNetwork = 100
const mostNetworks = 50_000

type Tools = Pick<Context, 'db' | 'clock' | 'hashSecret'>

/** Creates the counter. Of a visit only its group of screens, its kind of network and the step of each figure are kept. */
export function createFieldCounter({ db, clock, hashSecret }: Tools): FieldCounter {
  const batches = createBatches<DatedCount>({
    name: 'figures of visits',
    everyMs: storeEveryMs,
    keep: (counts) => db.note((trx) => storeCounts(trx, counts)),
  })
  const mayCount = createDailyLimit({ most: mostOfNetwork, mostKeys: mostNetworks })
  const { store, start, stop } = batches
  return {
    take({ screen, network, figures }, { ip }) {
      const day = dayInPakistan(clock())
      if (batches.size >= mostWaiting) return
      if (!mayCount(day, hashSecret('visit', [day, networkOf(ip)].join('\0')))) return
      const kind = networkKinds.find((one) => one === network) ?? 'unknown'
      for (const { name, value } of figures) {
        const atMost = stepOf(name, value)
        batches.add(randomUUID(), {
          day,
          name,
          screens: screenGroupOf(screen),
          network: kind,
          atMost,
          visits: 1,
        })
      }
    },
    store,
    start,
    stop,
  }
}

/** Bound of the step of a value; the last one holds all that is larger. */
function stepOf(name: FieldFigureName, value: number): number {
  const steps = fieldSteps[name]
  const counted = name === 'CLS' ? value * 1_000 : value
  return steps.find((bound) => counted <= bound) ?? steps.at(-1) ?? 0
}

/** Adds the counts, one row for each day and step. Returns how many counts there were. */
async function storeCounts(trx: Writer, counts: readonly DatedCount[]): Promise<number> {
  const rows = new Map<string, DatedCount>()
  for (const count of counts) {
    const key = [count.day, count.name, count.screens, count.network, count.atMost].join(' ')
    rows.set(key, { ...count, visits: count.visits + (rows.get(key)?.visits ?? 0) })
  }
  // Sorted, so that two servers that add to the same rows cannot deadlock.
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1))
  await addFieldCounts(
    trx,
    sorted.map(([, row]) => row),
  )
  return counts.length
}
