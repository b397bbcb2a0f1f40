import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Context } from '../context/context.ts'
import { readFieldFigures } from '../db/queries/field-counts.ts'
import { listFinishedJobs } from '../db/queries/job-runs.ts'
import { countWaitingMails, oldestWaitingMail } from '../db/queries/mail-outbox.ts'

/** A database that takes longer counts as down: metrics must come within two seconds, ms. */
const patienceMs = 1500

type Sources = Pick<Context, 'db' | 'clock'>
type Found = Awaited<ReturnType<typeof look>>

/**
 * Metrics from the database. The returned function reads them all at once before they are served. While the database is
 * down or slow, they are left out and `tameer_database_up` is 0.
 */
export function measureDatabase(registry: Registry, sources: Sources): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const up = gauge('tameer_database_up', 'Whether the database responds: 1, else 0')
  const oldest = gauge(
    'tameer_mail_oldest_seconds',
    'How long the oldest mail that is due has waited; 0 when none is',
  )
  const mails = gauge('tameer_mails', 'Mails that are due: all that wait, and those tried before', 'state')
  const visits = gauge(
    'tameer_visits_p75',
    'What three of four visits of 28 days stayed within: LCP and INP in ms, CLS in thousandths',
    'figure',
    'screens',
    'network',
  )
  const jobs = gauge('tameer_job_finished_timestamp_seconds', 'When a job last came to its end', 'name')
  let asking: Promise<Found | undefined> | undefined
  return async () => {
    // One query at a time, however often a slow database is asked.
    asking ??= look(sources)
      .catch(() => undefined)
      .finally(() => {
        asking = undefined
      })
    const found = await Promise.race([asking, sleep(patienceMs, undefined, { ref: false })])
    oldest.remove()
    mails.reset()
    jobs.reset()
    visits.reset()
    up.set(found ? 1 : 0)
    if (!found) return
    oldest.set(found.oldestS)
    mails.set({ state: 'waiting' }, found.mails.waiting)
    mails.set({ state: 'failed' }, found.mails.failed)
    for (const { name, screens, network, p75 } of found.visits) {
      visits.set({ figure: name, screens: screens ?? 'all', network: network ?? 'all' }, p75)
    }
    for (const { name, finishedAt } of found.jobs) jobs.set({ name }, finishedAt / 1000)
  }
}

async function look({ db, clock }: Sources) {
  const now = clock()
  const since = await oldestWaitingMail(db.read, now)
  return {
    oldestS: since === undefined ? 0 : Math.max(0, now - since) / 1000,
    mails: await countWaitingMails(db.read, now),
    jobs: await listFinishedJobs(db.read),
    visits: await readFieldFigures(db, now),
  }
}
