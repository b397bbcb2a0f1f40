import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '@tameer/api/src/context/context.ts'
import { newId } from '@tameer/api/src/core/ids.ts'
import { countCompanies } from '@tameer/api/src/db/queries/companies.ts'
import { findJob, holdJob, leaveJob, takeJob } from '@tameer/api/src/db/queries/job-runs.ts'

const job = 'demo'
/** How long a loader that died keeps others from going on, ms. */
export const turnMs = 20_000
const renewEveryMs = 5000
/** Loaded once and for all. */
const never = Number.MAX_SAFE_INTEGER

/** The right to load the demo, which nobody else has meanwhile. */
export interface DemoTurn {
  /** The demo is whole: nobody needs to load it again. */
  done(): Promise<void>
  /** It is not: the next one goes on. */
  leave(): Promise<void>
}

/**
 * Waits for the turn to fill an empty database, or to go on where an earlier load was cut short. Undefined when there is
 * nothing to do: another server has loaded it, or there are companies of somebody's own.
 */
export async function takeDemoTurn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  lookEveryMs = 2000,
): Promise<DemoTurn | undefined> {
  const owner = newId()
  for (;;) {
    const run = await findJob(db.read, job)
    if (run ? run.nextAt === never : (await countCompanies(db.read)) > 0) return undefined
    const now = clock()
    if (await db.note((trx) => takeJob(trx, job, { owner, now, until: now + turnMs }))) break
    await pause(lookEveryMs)
  }
  const renew = () =>
    db.note((trx) => holdJob(trx, job, { owner, until: clock() + turnMs })).catch(() => false)
  const renewal = setInterval(() => void renew(), renewEveryMs).unref()
  const end = (nextAt: number) => {
    clearInterval(renewal)
    return db.note((trx) => leaveJob(trx, job, { owner, nextAt, finishedAt: clock() }))
  }
  return { done: () => end(never), leave: () => end(clock()) }
}
