import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from './context/context.ts'
import { isTold, tell } from './core/errors.ts'
import { noteEvent } from './core/events.ts'
import { logger } from './core/log.ts'
import { newId } from './core/secrets/ids.ts'
import { jitter } from './core/secrets/random.ts'
import { holdJob, leaveJob, listRestingJobs, takeJob } from './db/queries/job-runs.ts'

/**
 * A job that one server does for all that share the database. It must tolerate being done twice: clocks are not
 * perfect.
 */
export interface FleetJob {
  name: string
  everyMs: number
  /** Time that a server must have been running before it begins the job, ms. */
  settledMs?: number
  /** Returns how much it did, for the log. */
  work(): Promise<number>
}

export interface FleetJobs {
  /** Does the jobs that are due and that no other server is doing. Never rejects. */
  look(): Promise<void>
  start(): void
  /** Stops looking for jobs. A job under way may end; after a moment it is left to another server. */
  stop(): Promise<void>
}

const lookEveryMs = 5000
/** Time for which a job is held without a sign of life, ms: after that another server does it. */
export const holdMs = 2 * 60_000
const renewEveryMs = 30_000
const farewellMs = 1000

/** Runs each job once an interval, on whichever of the servers is alive. */
export function createFleetJobs({ db, clock }: Pick<Context, 'db' | 'clock'>, jobs: FleetJob[]): FleetJobs {
  const log = logger('main')
  const owner = newId()
  const bornAt = clock()
  const underWay = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let stopping = false

  async function run({ name, everyMs, work }: FleetJob): Promise<void> {
    const startedAt = clock()
    const until = startedAt + holdMs
    if (!(await db.note((trx) => takeJob(trx, name, { owner, now: startedAt, until })))) return
    let succeeded = false
    const renewal = setInterval(() => void renew(name), renewEveryMs).unref()
    try {
      const done = await work()
      succeeded = true
      // Most runs find nothing to do: they are counted, and logged only at level debug.
      noteEvent(log, done === 0 ? 'debug' : 'info', 'job-done', {
        job: name,
        done,
        ms: clock() - startedAt,
        words: 'job done',
      })
    } catch (error) {
      if (isTold(error)) throw error
      if (!stopping) noteEvent(log, 'error', 'job-failed', { err: error, job: name, words: 'a job failed' })
    } finally {
      clearInterval(renewal)
    }
    if (stopping) return
    // A run that failed did not finish: so an alert sees a job that never succeeds.
    const end = { owner, nextAt: startedAt + everyMs, ...(succeeded && { finishedAt: clock() }) }
    await db.note((trx) => leaveJob(trx, name, end))
  }

  async function renew(name: string): Promise<void> {
    await db
      .note((trx) => holdJob(trx, name, { owner, until: clock() + holdMs }))
      .catch(tell((err) => log.warn({ err, job: name }, 'a job could not be held')))
  }

  function begin(job: FleetJob): Promise<void> {
    const running =
      underWay.get(job.name) ??
      run(job)
        .catch(tell((err) => log.error({ err, job: job.name }, 'a job cannot be noted')))
        .finally(() => underWay.delete(job.name))
    underWay.set(job.name, running)
    return running
  }

  async function look(): Promise<void> {
    try {
      const resting = new Set(await listRestingJobs(db.read, clock()))
      const age = clock() - bornAt
      const due = jobs.filter(({ name, settledMs = 0 }) => !resting.has(name) && age >= settledMs)
      await Promise.all(due.map(begin))
    } catch (error) {
      tell((err) => log.error({ err }, 'jobs cannot be looked for'))(error)
    }
  }

  return {
    look,
    start() {
      // The interval varies, so that servers started together do not ask together.
      timer ??= setInterval(() => void look(), lookEveryMs * jitter()).unref()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await Promise.race([Promise.all(underWay.values()), pause(farewellMs)])
      stopping = true
      for (const name of underWay.keys()) {
        await db
          .note((trx) => leaveJob(trx, name, { owner, nextAt: clock() }))
          .catch(tell((err) => log.warn({ err, job: name }, 'a job could not be left')))
      }
    },
  }
}
