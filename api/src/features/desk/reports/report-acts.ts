import { clientLink, outcomesOf, type ReportOutcome, type RestrictionReason, screens } from '@tameer/contract'
import { type DeskActor, type DeskLineToWrite, noteAtDesk } from '../../../access/desk-log.ts'
import { postSoon } from '../../../access/outgoing-mail.ts'
import type { Context } from '../../../context/context.ts'
import { type AppError, conflict, invalidField, notFound } from '../../../core/errors.ts'
import type { Writer } from '../../../db/engines/connect.ts'
import {
  closeReports,
  findOpenReports,
  findReport,
  listOpenAbout,
  type ReportRecord,
  takeReports,
  thingOf,
} from '../../../db/queries/desk/reports.ts'
import { reportAskedMail, reportClosedMail } from '../../../mail/templates/report.ts'
import { findNewestAct } from '../companies/company-acts.ts'
import { hideProject, restrictCompany } from '../companies/restriction-service.ts'
import { findReported, nameOpen, type Reported } from './report-view.ts'

/** Time for which the mail is worth sending, ms: somebody may look into the mailbox days later. */
const mailLifeMs = 7 * 24 * 60 * 60_000

/** The reports about a thing as somebody saw them: one of their ids, and what was open then. */
export interface SeenReports {
  id: string
  seen: string
}

/** Assigns the open reports about a thing to the actor. Throws `not-found` and `conflict`. */
export async function takeOpenReports(context: Context, actor: DeskActor, seen: SeenReports): Promise<void> {
  await noteAtDesk(context, actor, async (trx) => {
    const { report, open } = await requireSeen(trx, seen)
    const taken = await takeReports(trx, thingOf(report), actor.account.accountId)
    if (taken !== open.length) throw await whyNot(trx, seen)
    const subject = { kind: 'report', id: report.id } as const
    return { value: true, line: { event: 'report-taken', subject, before: { takenBy: report.taker } } }
  })
}

interface Closing extends SeenReports {
  outcome: ReportOutcome
  /** Text to the owner, for the outcome `asked`. */
  words: string
}

/**
 * Closes all open reports about a thing and mails the people concerned: all in one transaction. Throws `not-found`,
 * `invalid`, and `conflict` when one has changed or come since, or the outcome was not carried out yet.
 */
export async function closeOpenReports(context: Context, actor: DeskActor, closing: Closing): Promise<void> {
  const { outcome, words } = closing
  await noteAtDesk(context, actor, async (trx) => {
    const { report } = await requireSeen(trx, closing)
    if (!outcomesOf(report.kind).includes(outcome)) throw invalidField('outcome', 'chooseFromList')
    const reported = await findReported(trx, report)
    requireDone(reported, outcome)
    if (outcome === 'asked') await mailOwner(context, trx, { report, reported, words })
    return { value: true, line: await closeSeen(context, trx, closing, outcome) }
  })
}

interface Hiding extends SeenReports {
  companyVersion: number
  reason: RestrictionReason
  words: string
}

/**
 * Hides the reported project, or the company whose profile or quote it is, and closes all open reports about the thing:
 * in one transaction, with a line for each. Throws `not-found`, and `conflict` as the two acts do, also for a request.
 */
export async function hideReportedThing(context: Context, actor: DeskActor, hiding: Hiding): Promise<void> {
  const { companyVersion, reason, words } = hiding
  const report = await findReport(context.db.read, hiding.id)
  if (!report) throw notFound('reportGone')
  const { company, project } = await findReported(context.db.read, report)
  if (!company) throw conflict(report.kind === 'house-entry' ? 'hideEntry' : 'notHidden')
  const why = { id: company.id, version: companyVersion, reason, words }
  const close = async (trx: Writer) => [await closeSeen(context, trx, hiding, 'hidden')]
  if (project) return hideProject(context, actor, { ...why, projectId: project.id }, close)
  return restrictCompany(context, actor, why, 'hide', close)
}

/** Closes the reports if they are as they were seen, and mails their reporters. Returns the line for the log. */
export async function closeSeen(
  context: Context,
  trx: Writer,
  seen: SeenReports,
  outcome: ReportOutcome,
): Promise<DeskLineToWrite> {
  const { report, open } = await requireSeen(trx, seen)
  const closed = await closeReports(trx, thingOf(report), { outcome, closedAt: context.clock() })
  // Another report came, or another call has closed them, while this one waited.
  if (closed !== open.length) throw await whyNot(trx, seen)
  await mailReporters(context, trx, open, outcome)
  const { id, kind, reason } = report
  const after = { outcome, kind, reason, reports: closed }
  return { event: 'report-closed', subject: { kind: 'report', id }, after }
}

/**
 * Returns all open reports about the thing, and first the longest waiting. Throws `not-found`, and `conflict` when they
 * are not as they were seen.
 */
async function requireSeen(
  trx: Writer,
  seen: SeenReports,
): Promise<{ report: ReportRecord; open: ReportRecord[] }> {
  const one = await findReport(trx, seen.id)
  if (!one) throw notFound('reportGone')
  const thing = thingOf(one)
  if (one.closedAt !== null || nameOpen(await findOpenReports(trx, thing)) !== seen.seen)
    throw await whyNot(trx, seen)
  const open = await listOpenAbout(trx, thing)
  return { report: open[0] ?? one, open }
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

/** The refusal of an act on reports that are not as they were seen, with how they are and the newest act on them. */
async function whyNot(trx: Writer, { id, seen }: SeenReports): Promise<AppError> {
  const one = await findReport(trx, id)
  if (!one) return notFound('reportGone')
  const { outcome } = one
  const now = await findOpenReports(trx, thingOf(one))
  const acts = Number(seen.split('.')[1])
  // Only a report was added: nobody has acted.
  if (outcome === null && now?.acts === acts)
    return conflict('reportArrived', undefined, { seen: nameOpen(now), outcome, last: null })
  const [first] = outcome === null ? await listOpenAbout(trx, thingOf(one), 1) : [one]
  const last = await findNewestAct(trx, first?.id ?? id)
  const current = { seen: nameOpen(now), outcome, last }
  return conflict(outcome === null ? 'reportChanged' : 'reportClosed', undefined, current)
}

async function mailOwner(
  context: Context,
  trx: Writer,
  { report, reported, words }: { report: ReportRecord; reported: Reported; words: string },
): Promise<void> {
  const { company, request, entry } = reported
  const owner = company ?? request ?? (entry && { ...entry.house, name: '', email: entry.email })
  if (!owner?.email) throw conflict(report.kind === 'house-entry' ? 'noMailbox' : 'ownerGone')
  const { name, email, language } = owner
  const { kind, title, houseId } = report
  const houseLink =
    houseId === null ? undefined : context.config.publicUrl + clientLink(screens.house.to(houseId), language)
  const facts = { language, kind, title, name, words, answerTo: answerOf(context), houseLink }
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
  await postSoon(context, trx, { ...letter, recipient, lifeMs: mailLifeMs })
}
