import { outcomesOf, type ReportOutcome } from '@tameer/contract'
import { type DeskActor, noteAtDesk } from '../../../access/desk-log.ts'
import { postMail, takeMailPlace } from '../../../access/outgoing-mail.ts'
import type { Context } from '../../../context/context.ts'
import { type AppError, conflict, invalidField, notFound } from '../../../core/errors.ts'
import type { Writer } from '../../../db/connect.ts'
import {
  closeReport,
  findReport,
  type ReportRecord,
  type SeenReport,
  takeReport,
  thingOf,
} from '../../../db/queries/reports.ts'
import { reportAskedMail, reportClosedMail } from '../../../mail/templates/report.ts'
import { findReported, type Reported } from './report-view.ts'

/** Time for which the mail is worth sending, ms: somebody may look into the mailbox days later. */
const mailLifeMs = 7 * 24 * 60 * 60_000

/** Assigns an open report to the actor. Throws `not-found` and `conflict`. */
export async function takeOpenReport(context: Context, actor: DeskActor, seen: SeenReport): Promise<void> {
  await noteAtDesk(context, actor, async (trx) => {
    const before = await findReport(trx, seen.id)
    if (!(await takeReport(trx, seen, actor.account.accountId))) throw await whyNot(trx, seen)
    const line = { event: 'report-taken', subject: { kind: 'report', id: seen.id } } as const
    return { value: true, line: { ...line, before: { takenBy: before?.taker ?? null } } }
  })
}

export interface Closing extends SeenReport {
  outcome: ReportOutcome
  /** Text to the owner, for the outcome `asked`. */
  words: string
  /** Ids of other open reports about the same thing. */
  others: readonly string[]
}

/**
 * Closes a report, and other reports about the same thing with it, and mails the people concerned: all in one
 * transaction. Throws `not-found`, `invalid`, and `conflict` when a report has changed or the outcome was not carried
 * out yet.
 */
export async function closeOpenReport(context: Context, actor: DeskActor, closing: Closing): Promise<void> {
  const { id, outcome, words } = closing
  await noteAtDesk(context, actor, async (trx) => {
    const report = await findReport(trx, id)
    if (!report) throw notFound('reportGone')
    if (report.version !== closing.version || report.closedAt !== null) throw await whyNot(trx, closing)
    if (!outcomesOf(report.kind).includes(outcome)) throw invalidField('outcome', 'chooseFromList')
    const reported = await findReported(trx, report)
    requireDone(reported, outcome)
    const closed = [report, ...(await findOthers(trx, report, closing.others))]
    // Always in the same order: two calls that lock the same rows must not deadlock.
    for (const one of closed.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const done = await closeReport(trx, one, { outcome, closedAt: context.clock() })
      if (!done) throw one.id === id ? await whyNot(trx, closing) : conflict('othersChanged')
    }
    if (outcome === 'asked') await mailOwner(context, trx, { report, reported, words })
    await mailReporters(context, trx, closed, outcome)
    const after = { outcome, kind: report.kind, reason: report.reason, reports: closed.length }
    return { value: true, line: { event: 'report-closed', subject: { kind: 'report', id }, after } }
  })
}

/** Returns the other reports as they are now. Throws `conflict` for one that is closed, or about another thing. */
async function findOthers(
  trx: Writer,
  report: ReportRecord,
  ids: readonly string[],
): Promise<ReportRecord[]> {
  const thing = thingOf(report)
  const others: ReportRecord[] = []
  for (const id of new Set(ids)) {
    if (id === report.id) continue
    const other = await findReport(trx, id)
    const same = other && thingOf(other).kind === thing.kind && thingOf(other).id === thing.id
    if (!same || other.closedAt !== null) throw conflict('othersChanged')
    others.push(other)
  }
  return others
}

/**
 * Throws `conflict` unless the thing is hidden or suspended already: that is an act of its own, with a log line and a
 * mail, and must come first.
 */
function requireDone({ company, project }: Reported, outcome: ReportOutcome): void {
  const suspended = company?.state === 'suspended'
  const hidden = suspended || company?.state === 'hidden' || Boolean(project?.restriction)
  if (outcome === 'hidden' && !hidden) throw conflict('hideFirst')
  if (outcome === 'suspended' && !suspended) throw conflict('suspendFirst')
}

async function whyNot(trx: Writer, { id }: SeenReport): Promise<AppError> {
  const report = await findReport(trx, id)
  if (!report) return notFound('reportGone')
  const { version, outcome } = report
  return conflict(outcome === null ? 'reportChanged' : 'reportClosed', undefined, { version, outcome })
}

async function mailOwner(
  context: Context,
  trx: Writer,
  { report, reported, words }: { report: ReportRecord; reported: Reported; words: string },
): Promise<void> {
  const { company, request } = reported
  const owner = company ?? request
  if (!owner?.email) throw conflict('ownerGone')
  const { name, email, language } = owner
  const { kind, title } = report
  const facts = { language, kind, title, name, words, answerTo: answerOf(context) }
  await mail(context, trx, email, reportAskedMail(facts))
}

function answerOf({ config }: Context): string | null {
  return config.contactEmail
}

/** Mails each mailbox once. */
async function mailReporters(
  context: Context,
  trx: Writer,
  closed: readonly ReportRecord[],
  outcome: ReportOutcome,
): Promise<void> {
  const reports = new Map(closed.map((report) => [report.email, report]))
  for (const email of [...reports.keys()].toSorted()) {
    const report = reports.get(email)
    if (report && email !== '') await mail(context, trx, email, reportClosedMail({ ...report, outcome }))
  }
}

async function mail(
  context: Context,
  trx: Writer,
  recipient: string,
  letter: ReturnType<typeof reportClosedMail>,
): Promise<void> {
  const dueAt = await takeMailPlace(context, trx, recipient, { wait: true })
  await postMail(context, trx, { ...letter, recipient, lifeMs: mailLifeMs }, dueAt ?? context.clock())
}
