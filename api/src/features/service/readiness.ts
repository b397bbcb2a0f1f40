import { setTimeout as sleep } from 'node:timers/promises'
import type { ProblemParams } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { AppError, tell } from '../../core/errors.ts'
import { logger } from '../../core/log.ts'
import { isMigrated } from '../../db/migrate.ts'

/** Reason why the server cannot serve. */
export type Hindrance = ProblemParams<'notReady'>['hindrance']

/** Longest wait for the database, ms. A slower one cannot serve people either. */
const patienceMs = 2000

/** Returns why a load balancer should send no requests to this server now; undefined when it can serve. */
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
    tell(logFailure)(error)
    return 'databaseAway'
  } finally {
    cancel.abort()
  }
}

function logFailure(err: unknown): void {
  if (err instanceof AppError && err.logMessage) logger('db').warn({ code: err.code }, err.logMessage)
  else logger('db').warn({ err }, 'the database cannot be asked')
}
