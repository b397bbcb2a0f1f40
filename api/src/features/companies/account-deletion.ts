import { logAccountEvent } from '../../access/account-log.ts'
import type { Caller } from '../../access/caller.ts'
import { mailboxKey } from '../../access/mailbox-key.ts'
import { checkOwnPassword } from '../../access/password-check.ts'
import type { SignedInCompany } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import { invalidField } from '../../core/errors.ts'
import type { Writer } from '../../db/engines/connect.ts'
import { insertAccountRemoval } from '../../db/queries/accounts/account-removals.ts'
import { deleteAccount, holdsPassword } from '../../db/queries/accounts/accounts.ts'
import { findEmailChange, listEmailUndos } from '../../db/queries/accounts/email-changes.ts'
import { type CompanyRecord, holdCompany } from '../../db/queries/companies/companies.ts'
import { forgetReporter } from '../../db/queries/desk/reports.ts'
import { forgetBuilder } from '../../db/queries/houses/houses.ts'
import { deleteMails, deleteMailsTo } from '../../db/queries/mail-outbox.ts'
import { listDocumentsOf } from '../../db/queries/marks/marks.ts'
import { takeSlipsOf } from '../../db/queries/payments/transfer-slips.ts'
import { listImagesOf } from '../../db/queries/portfolios/images.ts'
import { clearInvitationsOf } from '../../db/queries/requests/company-invitations.ts'
import { removeDocuments } from '../../images/keep-document.ts'
import { type KeptPicture, removePictures } from '../../images/keep-pictures.ts'
import { removeOwnTraces, soon } from './account-traces.ts'

/** A company whose rows were deleted, with what is left to remove. */
export interface GoneCompany {
  company: CompanyRecord
  pictures: KeptPicture[]
  /** File names of its marks' papers and of the slips of its transfers. */
  documents: string[]
}

/**
 * Deletes the company with all its data: its rows in one transaction, then its files. Throws `invalid` for a wrong
 * password.
 */
export async function deleteOwnAccount(
  context: Context,
  caller: Caller,
  { accountId, companyId }: SignedInCompany,
  password: string,
): Promise<void> {
  const kept = await checkOwnPassword(context, caller, { accountId, password })
  if (kept === undefined) throw invalidField('password', 'wrongPassword')
  const gone = await context.db.write(async (trx) => {
    const deleted = await deleteCompanyRows(context, trx, companyId, () =>
      holdsPassword(trx, accountId, kept),
    )
    if (deleted) {
      const { company } = deleted
      await logAccountEvent(context, trx, { event: 'account-deleted', company, caller })
    }
    return deleted
  })
  if (!gone) throw invalidField('password', 'wrongPassword')
  await removeFilesOf(context, gone)
}

/**
 * Deletes the rows of a company if `may` allows it, and the mails waiting for it. Returns undefined, with nothing
 * deleted, when it may not be deleted or does not exist.
 */
export async function deleteCompanyRows(
  context: Context,
  trx: Writer,
  companyId: string,
  may: () => Promise<boolean>,
): Promise<GoneCompany | undefined> {
  // Locked, so that a logo stored at this moment is either known here or refused.
  const company = await holdCompany(trx, companyId)
  if (!company || !(await may())) return undefined
  const { accountId } = company
  const pictures = await listImagesOf(trx, companyId)
  const documents = [...(await listDocumentsOf(trx, companyId)), ...(await takeSlipsOf(trx, companyId))]
  const change = await findEmailChange(trx, accountId)
  const undos = await listEmailUndos(trx, accountId)
  await deleteMailsTo(trx, company.email)
  await clearInvitationsOf(trx, companyId)
  await forgetReporter(trx, companyId)
  await forgetBuilder(trx, companyId)
  // Only the mails of its changes: the other mailboxes may belong to somebody else.
  await deleteMails(
    trx,
    [change, ...undos].flatMap((row) => row?.mailId ?? []),
  )
  await deleteAccount(trx, accountId)
  const others = [change?.newEmail ?? [], ...undos.map(({ email }) => email)].flat()
  const addresses = new Set([company.email, ...others])
  for (const address of addresses) {
    const removal = { mailboxKey: mailboxKey(context, address), removedAt: context.clock(), shown: true }
    await insertAccountRemoval(trx, removal)
  }
  return { company, pictures, documents }
}

/**
 * Removes the files of a company whose rows are deleted; after some seconds it continues in the background. Files that
 * a crash leaves are removed later: pictures because no row names them, the rest because the deletion is recorded.
 */
export async function removeFilesOf(context: Context, gone: GoneCompany): Promise<void> {
  await soon(removeFiles(context, gone))
}

async function removeFiles(context: Context, { company, pictures, documents }: GoneCompany): Promise<void> {
  const tools = pictureTools(context)
  await removeDocuments(tools, documents)
  await removePictures(tools, pictures, 'photograph')
  if (company.image) await removePictures(tools, [company.image], 'logo')
  await removeOwnTraces(context)
}
