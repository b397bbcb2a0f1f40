import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../context/context.ts'
import { logger } from '../../core/log.ts'
import { isMigrated } from '../../db/migrate.ts'

/** A database that takes longer than this cannot serve people either, ms. */
const patienceMs = 2000

/** Why a balancer should send no requests here now; undefined when the server can serve. */
export async function findHindrance({ db, disk, lifecycle }: Context): Promise<string | undefined> {
  if (lifecycle.stopping) return 'the server is stopping'
  if (disk.isFull()) return 'the disk is full'
  const cancel = new AbortController()
  const late = sleep(patienceMs, 'late' as const, { signal: cancel.signal, ref: false }).catch(
    () => 'late' as const,
  )
  try {
    const outcome = await Promise.race([isMigrated(db), late])
    if (outcome === 'late') return 'the database does not answer'
    return outcome ? undefined : 'the database is not migrated'
  } catch (error) {
    logger('db').warn({ err: error }, 'the database cannot be asked')
    return 'the database cannot be reached'
  } finally {
    cancel.abort()
  }
}
