import type { DeskEvent } from '@tameer/contract'
import { actAtDesk, type DeskAct, type DeskActor, type DeskLineToWrite } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { maskEmail } from '../../../core/contact/mask-email.ts'
import { AppError, conflict, invalidField, notFound } from '../../../core/errors.ts'
import type { Reader, Writer } from '../../../db/engines/connect.ts'
import { emailKey, holdAccount } from '../../../db/queries/accounts/accounts.ts'
import { findEmailChange } from '../../../db/queries/accounts/email-changes.ts'
import { confirmAccount } from '../../../db/queries/accounts/email-confirmations.ts'
import { deleteSessionsOf } from '../../../db/queries/accounts/sessions.ts'
import { holdCompany, setPosition } from '../../../db/queries/companies/companies.ts'
import {
  type DeskCompanyRecord,
  findDeskCompany,
  takeForDesk,
} from '../../../db/queries/desk/desk-companies.ts'
import { type DeskFacts, hasDeskLineSince, listDeskLines } from '../../../db/queries/desk/desk-log.ts'
import type { EmailChangeRow } from '../../../db/schema.ts'
import { beginEmailChangeAtDesk, forgetEmailChange } from '../../auth/email-change-begin.ts'
import { mailResetCode } from '../../auth/reset-service.ts'
import { deleteCompanyRows, removeFilesOf } from '../../companies/account-deletion.ts'

/** Company that an act is about, with the version its actor saw. */
export interface SeenCompany {
  id: string
  version: number
}

/** A change of a company for the log, with its state before and after. */
interface Told<T> {
  event: DeskEvent
  value: T
  before?: DeskFacts
  after?: DeskFacts
  /** Lines about other things that were changed along. */
  also?: readonly DeskLineToWrite[] | undefined
}

/**
 * Acts on a company and writes a log line. Throws `not-found`, and `conflict` with the present state when somebody else
 * at the desk has acted on the company since `version`.
 */
export async function actOnCompany<T>(
  context: Context,
  actor: DeskActor,
  { id, version }: SeenCompany,
  act: (trx: Writer, company: DeskCompanyRecord) => Promise<Told<T>>,
): Promise<T> {
  const done = await actAtDesk(context, actor, async (trx): Promise<DeskAct<{ value: T }>> => {
    const taken = await takeForDesk(trx, id, version)
    const company = await findDeskCompany(trx, id)
    if (!company) throw notFound('companyGone')
    // Thrown inside the transaction: it reports what was found, and rolls back.
    if (!taken) throw conflict('changedAtDesk', undefined, await whatChanged(trx, company))
    const { value, also = [], ...line } = await act(trx, company)
    return { value: { value }, line: [{ ...line, subject: { kind: 'company', id } }, ...also] }
  })
  if (!done) throw notFound('companyGone')
  return done.value
}

/** The company's state, and the newest act on it. */
async function whatChanged(trx: Writer, { id, version, state }: DeskCompanyRecord) {
  return { version, state, last: await findNewestAct(trx, id) }
}

/** The newest act on a thing, for those who are told that it has changed. */
export async function findNewestAct(trx: Writer, subjectId: string) {
  const [line] = await listDeskLines(trx, { subjectId }, undefined, 1)
  return line ? { event: line.event, actor: line.actor, at: new Date(line.createdAt).toISOString() } : null
}

/** Gives the company another position in lists, or none. Throws `invalid` when it has it already. */
export function placeCompany(
  context: Context,
  actor: DeskActor,
  { position, why, ...seen }: SeenCompany & { position: number | null; why: string },
): Promise<void> {
  return actOnCompany(context, actor, seen, async (trx, company) => {
    if (position === company.position) throw invalidField('position', 'positionAlready')
    await setPosition(trx, seen.id, position)
    const before = { position: company.position }
    return { event: 'company-placed', value: undefined, before, after: { position, why } }
  })
}

/** Confirms the company's mailbox on its behalf. Throws `conflict` when it is confirmed already. */
export function confirmMailbox(context: Context, actor: DeskActor, seen: SeenCompany): Promise<void> {
  return actOnCompany(context, actor, seen, async (trx, { accountId, emailConfirmed }) => {
    if (emailConfirmed) throw conflict('mailboxConfirmedAlready')
    await confirmAccount(trx, accountId, context.clock())
    return { event: 'mailbox-confirmed', value: undefined }
  })
}

/** Ends all sessions of the company. */
export function endSessions(context: Context, actor: DeskActor, seen: SeenCompany): Promise<void> {
  return actOnCompany(context, actor, seen, async (trx, { accountId }) => {
    await holdAccount(trx, accountId)
    const sessions = await deleteSessionsOf(trx, accountId)
    return { event: 'company-sessions-ended', value: undefined, before: { sessions } }
  })
}

/** Mails the company a code for a new password. Throws `too-many-requests`. */
export function sendReset(context: Context, actor: DeskActor, seen: SeenCompany): Promise<void> {
  return actOnCompany(context, actor, seen, async (trx) => {
    const company = await holdCompany(trx, seen.id)
    if (!company) throw notFound('companyGone')
    if (!(await mailResetCode(context, trx, company))) {
      throw new AppError('too-many-requests', 'tooManyMails', { retryAfterS: 3600 })
    }
    return { event: 'reset-sent', value: undefined }
  })
}

/**
 * Begins to change the address of a company that lost its mailbox. The log keeps the first letters of the new one.
 * Throws as `beginEmailChangeAtDesk` does.
 */
export function changeEmail(
  context: Context,
  actor: DeskActor,
  { newEmail, ...seen }: SeenCompany & { newEmail: string },
): Promise<void> {
  return actOnCompany(context, actor, seen, async (trx) => {
    const company = await holdCompany(trx, seen.id)
    if (!company) throw notFound('companyGone')
    if (emailKey(newEmail) === emailKey(company.email)) throw invalidField('newEmail', 'sameCompanyEmail')
    await beginEmailChangeAtDesk(context, trx, company, newEmail)
    return { event: 'address-change-begun', value: undefined, after: { newAddress: maskEmail(newEmail) } }
  })
}

/**
 * Cancels a change of address that the desk began and that was not made yet. Throws `conflict` when none waits, or the
 * company has begun another one itself since.
 */
export function cancelEmailChange(context: Context, actor: DeskActor, seen: SeenCompany): Promise<void> {
  return actOnCompany(context, actor, seen, async (trx, { accountId }) => {
    // Locked first, as by every write of a change: in another order two writes would deadlock.
    await holdCompany(trx, seen.id)
    const change = await findEmailChange(trx, accountId)
    if (!change || !(await beganAtDesk(trx, seen.id, change))) throw conflict('noChangeOfDesk')
    await forgetEmailChange(trx, accountId)
    const before = { newAddress: maskEmail(change.newEmail) }
    return { event: 'address-change-cancelled', value: undefined, before }
  })
}

/**
 * True while a change of address waits that the desk began: its line in the log was written with it, while a change that
 * the company begins itself is younger than any such line.
 */
export async function beganAtDesk(db: Reader, companyId: string, change: EmailChangeRow): Promise<boolean> {
  if (change.changedAt !== null) return false
  return hasDeskLineSince(db, { event: 'address-change-begun', subjectId: companyId }, change.createdAt)
}

/** Deletes the company with all its data when its name was typed. Throws `invalid` for another name. */
export async function deleteCompany(
  context: Context,
  actor: DeskActor,
  { name, ...seen }: SeenCompany & { name: string },
): Promise<void> {
  const gone = await actOnCompany(context, actor, seen, async (trx, company) => {
    if (oneLine(name) !== oneLine(company.name)) throw invalidField('name', 'nameDiffers')
    const value = await deleteCompanyRows(context, trx, seen.id, async () => true)
    if (!value) throw notFound('companyGone')
    const { state, projects } = company
    return { event: 'company-deleted', value, before: { state, projects } }
  })
  await removeFilesOf(context, gone)
}

function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
