import type { Context } from './context/context.ts'
import { createMailQueue } from './context/mail-queue.ts'
import { logger } from './core/log.ts'
import { listUnreferencedFiles } from './db/queries/images.ts'
import { deleteForgottenRateLimits } from './db/queries/rate-limits.ts'
import { deleteExpiredSessions } from './db/queries/sessions.ts'
import { sweep } from './images/sweep.ts'
import { createOutboxWorker } from './mail/outbox-worker.ts'

const minuteMs = 60_000

/** What the server does without being asked: sends mail, ends sessions, forgets counts, sweeps files nobody mentions. */
export interface Jobs {
  stop(): Promise<void>
}

export function startJobs(context: Context): Jobs {
  const outbox = createOutboxWorker(createMailQueue(context.db), context.mailer, context.clock)
  outbox.start()
  const timers = [
    every(15 * minuteMs, 'sweep', () => sweepFiles(context)),
    every(60 * minuteMs, 'sessions', () => endSessions(context)),
    every(15 * minuteMs, 'rate limits', () => forgetCounts(context)),
  ]
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await outbox.stop()
    },
  }
}

function every(intervalMs: number, job: string, work: () => Promise<unknown>): NodeJS.Timeout {
  const log = logger('main')
  let running = false
  const run = async () => {
    if (running) return
    running = true
    await work().catch((error: unknown) => log.error({ err: error, job }, 'a job failed'))
    running = false
  }
  return setInterval(() => void run(), intervalMs).unref()
}

function sweepFiles({ images, uploadDir, db, clock }: Context): Promise<number> {
  const listUnreferenced = (files: string[]) => listUnreferencedFiles(db.read, files)
  return sweep({ store: images, uploadFolder: uploadDir, listUnreferenced, now: clock() })
}

function endSessions({ db, clock }: Context): Promise<number> {
  return db.write((trx) => deleteExpiredSessions(trx, clock()))
}

function forgetCounts({ db, clock }: Context): Promise<number> {
  return db.note((trx) => deleteForgottenRateLimits(trx, clock()))
}
