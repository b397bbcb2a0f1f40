import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '@tameer/api/src/context/context.ts'
import { newId } from '@tameer/api/src/core/ids.ts'
import { countCompanies } from '@tameer/api/src/db/queries/companies.ts'
import { findJob, holdJob, leaveJob, takeJob } from '@tameer/api/src/db/queries/job-runs.ts'

const job = 'demo'
/** Time after which the turn of a loader that died passes to another, ms. */
export const turnMs = 20_000
const renewEveryMs = 5000
/** Value of a turn that never expires, because the demo is loaded. */
const never = Number.MAX_SAFE_INTEGER

/** The right to load the demo, which only one server has at a time. */
export interface DemoTurn {
  /** Marks the demo as complete, so that no server loads it again. */
  done(): Promise<void>
  /** Passes the turn on before the demo is complete. */
  leave(): Promise<void>
}

/**
 * Waits for the turn to fill an empty database, or to continue an interrupted load. Returns undefined when there is
 * nothing to do: another server has loaded the demo, or the database has companies of somebody's own.
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
