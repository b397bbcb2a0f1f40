import { dayMs } from '@tameer/contract'
import type { Context } from './context/context.ts'
import { createMailQueue } from './context/mail-queue.ts'
import { dayInPakistan } from './core/day-in-pakistan.ts'
import { tell } from './core/errors.ts'
import { logger } from './core/log.ts'
import { deleteAccountRemovals } from './db/queries/accounts/account-removals.ts'
import { deleteExpiredEmailChanges } from './db/queries/accounts/email-changes.ts'
import { deleteExpiredSessions } from './db/queries/accounts/sessions.ts'
import { deleteVisitMarks } from './db/queries/companies/visits.ts'
import { deleteOldReports } from './db/queries/desk/reports.ts'
import { deleteFieldCounts } from './db/queries/field-counts.ts'
import { deleteOldHouseSecrets } from './db/queries/houses/house-mailboxes.ts'
import { deleteKeyedCalls } from './db/queries/keyed-calls.ts'
import { listUnreferencedFiles } from './db/queries/portfolios/images.ts'
import { deleteForgottenRateLimits } from './db/queries/rate-limits.ts'
import { askAboutPayments } from './features/billing/ask-bank.ts'
import { remindOfPlans } from './features/billing/plan-reminders.ts'
import { removalsKeptMs, removeOwnTraces } from './features/companies/account-traces.ts'
import { remindOfRates } from './features/companies/rate-reminders.ts'
import { forgetOldVisits } from './features/companies/visit-weeks.ts'
import { dropOldLogMonths } from './features/desk/old-log-months.ts'
import { forgetPrepared } from './features/desk/prepared/prepared-acts.ts'
import { lapseLate } from './features/houses/change-service.ts'
import { eraseClosed, removeHiddenPictures, removeLoosePictures } from './features/houses/house-removal.ts'
import { closeForgotten } from './features/houses/mail/forgotten-houses.ts'
import { mailHouseNews } from './features/houses/mail/house-mails.ts'
import { forgetPapers, remindOfMarks } from './features/marks/mark-reminders.ts'
import { mailNews, mailReminders } from './features/requests/request-mails.ts'
import { deleteUnconfirmed, eraseEnded, expireOpen } from './features/requests/request-times.ts'
import { createFleetJobs, type FleetJob } from './fleet-jobs.ts'
import { sweep, sweepUploads } from './images/sweep.ts'
import { createOutboxWorker } from './mail/outbox-worker.ts'

const minuteMs = 60_000
/** A year, so that the desk can see earlier reports about the same thing. */
const closedReportsKeptMs = 365 * dayMs
/** Longer than the desk looks back. */
const fieldCountsKeptMs = 90 * dayMs

/** Background jobs of the server. */
export interface Jobs {
  stop(): Promise<void>
}

/** Sends mail, does the fleet's jobs when they are this server's, and tidies its own files. */
export function startJobs(context: Context): Jobs {
  const outbox = createOutboxWorker(createMailQueue(context.db), context.mailer, context.clock)
  const fleet = createFleetJobs(context, fleetJobs(context))
  outbox.start()
  fleet.start()
  const tidying = setInterval(() => void tidyOwnFiles(context), 15 * minuteMs).unref()
  return {
    async stop() {
      clearInterval(tidying)
      await Promise.all([outbox.stop(), fleet.stop()])
    },
  }
}

// A server that was started on the wrong database must not delete the pictures of the right one before anybody notices.
const settledMs = 15 * minuteMs

/** Jobs on the database and on pictures without a row: one server does them for all. */
export function fleetJobs(context: Context): FleetJob[] {
  const { images, db, clock } = context
  const listUnreferenced = (files: string[]) => listUnreferencedFiles(db.read, files)
  return [
    {
      // Recent pictures that uploads left behind.
      name: 'sweep',
      everyMs: 15 * minuteMs,
      settledMs,
      work: () => sweep({ store: images, listUnreferenced, now: clock(), madeSince: clock() - dayMs }),
    },
    {
      // Pictures of any age that deletions left behind: listing all of them takes a while.
      name: 'sweep-all',
      everyMs: dayMs,
      settledMs,
      work: () => sweep({ store: images, listUnreferenced, now: clock() }),
    },
    {
      name: 'house-pictures',
      everyMs: 60 * minuteMs,
      work: () => removeLoosePictures(context),
    },
    { name: 'house-hidden', everyMs: dayMs, work: () => removeHiddenPictures(context) },
    {
      name: 'house-changes',
      everyMs: 15 * minuteMs,
      work: () => lapseLate(context),
    },
    {
      name: 'house-erasure',
      everyMs: dayMs,
      work: () => eraseClosed(context),
    },
    { name: 'house-mails', everyMs: minuteMs, work: () => mailHouseNews(context) },
    {
      name: 'house-mailboxes',
      everyMs: 60 * minuteMs,
      work: () => {
        const now = clock()
        return db.note((trx) => deleteOldHouseSecrets(trx, { now, linksBefore: now - dayMs }))
      },
    },
    { name: 'houses-forgotten', everyMs: 60 * minuteMs, work: () => closeForgotten(context) },
    {
      name: 'sessions',
      everyMs: 60 * minuteMs,
      work: () => db.note((trx) => deleteExpiredSessions(trx, clock())),
    },
    {
      name: 'email-changes',
      everyMs: 60 * minuteMs,
      work: () => db.note((trx) => deleteExpiredEmailChanges(trx, clock())),
    },
    {
      // Marks of visitors are deleted within minutes of midnight.
      name: 'visit-marks',
      everyMs: minuteMs,
      work: () => db.note((trx) => deleteVisitMarks(trx, dayInPakistan(clock()))),
    },
    { name: 'visits', everyMs: 60 * minuteMs, work: () => forgetOldVisits(context) },
    {
      name: 'field-counts',
      everyMs: dayMs,
      work: () => db.note((trx) => deleteFieldCounts(trx, dayInPakistan(clock() - fieldCountsKeptMs))),
    },
    {
      name: 'rate-limits',
      everyMs: 15 * minuteMs,
      work: () => db.note((trx) => deleteForgottenRateLimits(trx, clock())),
    },
    {
      name: 'keyed-calls',
      everyMs: 60 * minuteMs,
      work: () => db.note((trx) => deleteKeyedCalls(trx, clock() - dayMs)),
    },
    {
      name: 'removals',
      everyMs: 60 * minuteMs,
      work: () => db.note((trx) => deleteAccountRemovals(trx, clock() - removalsKeptMs)),
    },
    {
      name: 'reports',
      everyMs: 60 * minuteMs,
      work: () => db.note((trx) => deleteOldReports(trx, clock() - closedReportsKeptMs)),
    },
    { name: 'mark-reminders', everyMs: 60 * minuteMs, work: () => remindOfMarks(context) },
    { name: 'rate-reminders', everyMs: 60 * minuteMs, work: () => remindOfRates(context) },
    { name: 'mark-papers', everyMs: dayMs, work: () => forgetPapers(context) },
    { name: 'desk-log', everyMs: dayMs, work: () => dropOldLogMonths(context) },
    { name: 'prepared-profiles', everyMs: dayMs, work: () => forgetPrepared(context) },
    { name: 'payments', everyMs: 10_000, work: () => askAboutPayments(context) },
    { name: 'plan-reminders', everyMs: 60 * minuteMs, work: () => remindOfPlans(context) },
    { name: 'request-mails', everyMs: minuteMs, work: () => mailNews(context) },
    { name: 'request-reminders', everyMs: 60 * minuteMs, work: () => mailReminders(context) },
    { name: 'requests-unconfirmed', everyMs: 15 * minuteMs, work: () => deleteUnconfirmed(context) },
    { name: 'requests-expired', everyMs: 5 * minuteMs, work: () => expireOpen(context) },
    { name: 'requests-erased', everyMs: 60 * minuteMs, work: () => eraseEnded(context) },
  ]
}

/** Tidies files in this server's own folder, which no other server can see. Never rejects. */
export async function tidyOwnFiles(context: Context): Promise<void> {
  const tasks = [() => sweepUploads(context.uploadDir, context.clock()), () => removeOwnTraces(context)]
  for (const task of tasks) {
    await task().catch(tell((err) => logger('main').error({ err }, 'tidying failed')))
  }
}
