import { logAccountEvent } from '../../access/account-log.ts'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context/context.ts'
import { conflict, invalid } from '../../core/errors.ts'
import { findAccount, setEmail } from '../../db/queries/accounts/accounts.ts'
import {
  deleteEmailChange,
  deleteLaterUndos,
  findEmailChangeByToken,
  findEmailUndo,
  insertEmailUndo,
  listEmailUndos,
  setUndoMail,
  updateEmailChange,
} from '../../db/queries/accounts/email-changes.ts'
import { confirmAccount } from '../../db/queries/accounts/email-confirmations.ts'
import { deleteResetCodesOf } from '../../db/queries/accounts/reset-codes.ts'
import { deleteSessionsOf } from '../../db/queries/accounts/sessions.ts'
import { type CompanyRecord, findCompany, holdCompany } from '../../db/queries/companies/companies.ts'
import { deleteMails } from '../../db/queries/mail-outbox.ts'
import type { EmailChangeRow, EmailUndoRow } from '../../db/schema.ts'
import { isTaken } from '../../db/taken.ts'
import { forgetEmailChange } from './email-change-begin.ts'
import { changePurpose, mailChanged, mailUndone, undoMs, undoPurpose } from './email-change-mail.ts'

type Transaction = Parameters<typeof setEmail>[0]

/** Says what a mailed link would do. Throws `invalid` for one that is too old. */
export async function readEmailLink(context: Context, token: string) {
  const { read } = context.db
  const change = await findChange(context, read, token)
  const undo = change ? undefined : await findUndo(context, read, token)
  const account = await findAccount(read, (change ?? undo)?.accountId ?? '')
  const company = account?.companyId && (await findCompany(read, account.companyId))
  if (!company) throw invalid('linkExpired')
  if (change) return { act: 'change', company: company.name, email: change.newEmail } as const
  return { act: 'undo', company: company.name, email: undo?.email ?? '' } as const
}

/**
 * Changes the address with the token mailed to the new one; the old mailbox is told, with a link that undoes it. Returns
 * false as `changed` when it was changed already. Throws `invalid` for a link that is too old, and `conflict` when another
 * account has the address.
 */
export function confirmEmailChange(
  context: Context,
  caller: Caller,
  token: string,
): Promise<{ companyId: string; changed: boolean }> {
  return unlessTaken(context, async (trx) => {
    const [change, company] = await hold(trx, () => findChange(context, trx, token))
    const changed = change.changedAt === null
    if (changed) await changeEmail(context, trx, company, change, caller)
    return { companyId: company.id, changed }
  })
}

/**
 * Gives the account an address back that it had before, with the token mailed there when it was changed: whoever changed
 * it knew the password, so every session ends, and so does what could change it again. The link itself stays good until it
 * expires. Returns false as `undone` when there was nothing left to end. Throws `invalid` for a link that is too old.
 */
export function undoEmailChange(
  context: Context,
  caller: Caller,
  token: string,
): Promise<{ companyId: string; undone: boolean }> {
  return unlessTaken(context, async (trx) => {
    const [undo, company] = await hold(trx, () => findUndo(context, trx, token))
    const moved = company.email !== undo.email
    if (moved) await giveBack(context, trx, company, undo)
    const undone = (await endWhatMayChangeIt(trx, undo)) || moved
    if (undone) await logAccountEvent(context, trx, { event: 'account-email-restored', company, caller })
    return { companyId: company.id, undone }
  })
}

async function giveBack(
  context: Context,
  trx: Transaction,
  company: CompanyRecord,
  { email, tokenHash }: EmailUndoRow,
) {
  const { accountId, name, language, email: lost } = company
  await setEmail(trx, { id: accountId, email }, context.clock())
  const mailId = await mailUndone(context, trx, { name, language, oldEmail: lost, newEmail: email })
  // In place of the mail with the link, which has come: a deletion of the account finds the one that may still wait.
  await setUndoMail(trx, tokenHash, mailId)
}

/**
 * Ends sessions, reset codes, the change that waits and the links of later changes, with the mails of both. Returns false
 * when neither a session nor one of the others was there.
 */
async function endWhatMayChangeIt(trx: Transaction, undo: EmailUndoRow): Promise<boolean> {
  const { accountId } = undo
  const sessions = await deleteSessionsOf(trx, accountId)
  await deleteResetCodesOf(trx, accountId)
  const waited = await forgetEmailChange(trx, accountId)
  // One that was made, too: its link would say that it still holds.
  await deleteEmailChange(trx, accountId)
  const mails = await deleteLaterUndos(trx, undo)
  await deleteMails(trx, mails)
  return sessions > 0 || waited || mails.length > 0
}

async function changeEmail(
  context: Context,
  trx: Transaction,
  company: CompanyRecord,
  { accountId, newEmail, sessionHash }: EmailChangeRow,
  caller: Caller,
): Promise<void> {
  const now = context.clock()
  await setEmail(trx, { id: accountId, email: newEmail }, now)
  await logAccountEvent(context, trx, { event: 'account-email-changed', company, caller })
  await confirmAccount(trx, accountId, now)
  await deleteSessionsOf(trx, accountId, sessionHash)
  await deleteResetCodesOf(trx, accountId)
  await updateEmailChange(trx, accountId, { changedAt: now })
  const { name, language, email } = company
  const { tokenHash, mailId } = await mailChanged(context, trx, { name, language, oldEmail: email, newEmail })
  const before = (await listEmailUndos(trx, accountId)).at(-1)
  // Later than the link of the change before, whichever server's clock made that: the order of both decides what each ends.
  const expiresAt = Math.max(now + undoMs, (before?.expiresAt ?? 0) + 1)
  await insertEmailUndo(trx, { tokenHash, accountId, email, mailId, expiresAt })
}

/** Runs the writes of a link. A taken address rolls them back and is told as a `conflict`. */
async function unlessTaken<T>(context: Context, work: (trx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await context.db.write(work)
  } catch (error) {
    if (isTaken(error)) throw conflict('emailTakenMeanwhile')
    throw error
  }
}

type Reader = Parameters<typeof findEmailUndo>[0]

function findChange(context: Context, db: Reader, token: string): Promise<EmailChangeRow | undefined> {
  return findEmailChangeByToken(db, context.hashSecret.each(changePurpose, token), context.clock())
}

function findUndo(context: Context, db: Reader, token: string): Promise<EmailUndoRow | undefined> {
  return findEmailUndo(db, context.hashSecret.each(undoPurpose, token), context.clock())
}

/** Finds the row of a token again once its company is locked, as every write to a change locks it. */
async function hold<Row extends { accountId: string }>(
  trx: Transaction,
  find: () => Promise<Row | undefined>,
): Promise<[Row, CompanyRecord]> {
  const found = await find()
  const account = found && (await findAccount(trx, found.accountId))
  const company = account?.companyId && (await holdCompany(trx, account.companyId))
  const held = company && (await find())
  if (!held) throw invalid('linkExpired')
  return [held, company]
}
