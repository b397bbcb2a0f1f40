import { mailboxKey } from '../../access/mailbox-key.ts'
import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import type { Writer } from '../../db/engines/connect.ts'
import { insertAccountRemoval } from '../../db/queries/accounts/account-removals.ts'
import { deleteMailsAbout } from '../../db/queries/mail-outbox.ts'
import { listInvitationsTo } from '../../db/queries/requests/invitations.ts'
import { deleteRequestImages, type RequestImageRow } from '../../db/queries/requests/request-images.ts'
import { deleteRequest, eraseRequest, holdRequest } from '../../db/queries/requests/requests.ts'
import type { RequestRow } from '../../db/tables/request-schema.ts'
import { removePictures } from '../../images/keep-pictures.ts'

type Condition = (row: RequestRow) => boolean

/** Deletes a request with all its data. Returns false when it does not exist or no longer meets the condition `is`. */
export function removeRequest(context: Context, id: string, is: Condition): Promise<boolean> {
  return removeTraces(context, id, { is, last: (trx) => deleteRequest(trx, id) })
}

/** Erases the personal data of a request. Its bill and its quotes stay. */
export function blankRequest(context: Context, id: string, is: Condition): Promise<boolean> {
  return removeTraces(context, id, { is, last: (trx) => eraseRequest(trx, id, context.clock()) })
}

/**
 * Deletes waiting mails, pictures and the rows that `last` deletes: first the rows in one transaction, then the files.
 * Files that a crash leaves are removed by the sweep.
 */
async function removeTraces(
  context: Context,
  id: string,
  { is, last }: { is: Condition; last: (trx: Writer) => Promise<void> },
): Promise<boolean> {
  const pictures = await context.db.note(async (trx): Promise<RequestImageRow[] | undefined> => {
    const row = await holdRequest(trx, id)
    if (!row || !is(row)) return undefined
    const invitations = await listInvitationsTo(trx, id)
    await deleteMailsAbout(trx, [id, ...invitations.map((invitation) => invitation.id)])
    // Mail files in the servers' own folders are removed in the same way as those to a deleted account.
    const removal = { mailboxKey: mailboxKey(context, row.email), removedAt: context.clock(), shown: false }
    await insertAccountRemoval(trx, removal)
    const removed = await deleteRequestImages(trx, id)
    await last(trx)
    return removed
  })
  if (!pictures) return false
  await removePictures(pictureTools(context), pictures, 'photograph')
  return true
}
