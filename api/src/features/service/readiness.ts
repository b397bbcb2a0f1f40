import { setTimeout as sleep } from 'node:timers/promises'
import type { ProblemParams } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { tell } from '../../core/errors.ts'
import { logger } from '../../core/log.ts'
import { isMigrated } from '../../db/migrate.ts'

/** What keeps the server from serving. */
export type Hindrance = ProblemParams<'notReady'>['hindrance']

/** A database that takes longer than this cannot serve people either, ms. */
const patienceMs = 2000

/** Why a balancer should send no requests here now; undefined when the server can serve. */
export async function findHindrance({ db, disk, lifecycle }: Context): Promise<Hindrance | undefined> {
  if (lifecycle.stopping) return 'stopping'
  if (disk.isFull()) return 'diskFull'
  const cancel = new AbortController()
  const late = sleep(patienceMs, 'late' as const, { signal: cancel.signal, ref: false }).catch(
    () => 'late' as const,
  )
  try {
    const outcome = await Promise.race([isMigrated(db), late])
    if (outcome === 'late') return 'databaseLate'
    return outcome ? undefined : 'notMigrated'
  } catch (error) {
    tell((err) => logger('db').warn({ err }, 'the database cannot be asked'))(error)
    return 'databaseAway'
  } finally {
    cancel.abort()
  }
}
