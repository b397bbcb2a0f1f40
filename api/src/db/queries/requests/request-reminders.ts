import { type SqlBool, sql } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import { isPublic } from '../../visible.ts'

/**
 * Some invitations sent by then that their company has not looked at, and was not reminded of. A company that visitors do
 * not see is reminded once they see it again.
 */
export function listUnseenInvitations(
  db: Reader,
  { sentBy, now, most }: { sentBy: number; now: number; most: number },
): Promise<{ id: string; requestId: string; companyId: string | null }[]> {
  return db
    .selectFrom('invitations')
    .innerJoin('requests', 'requests.id', 'invitations.requestId')
    .select(['invitations.id', 'invitations.requestId', 'invitations.companyId'])
    .where('invitations.state', '=', 'sent')
    .where('invitations.sentAt', '<=', sentBy)
    .where('invitations.remindedAt', 'is', null)
    .where('invitations.companyId', 'is not', null)
    .where(isPublic(sql.ref('invitations.companyId')))
    .where('requests.state', '=', 'open')
    .where('requests.endsAt', '>', now)
    .limit(most)
    .execute()
}

/** Records that the company is reminded. Returns false when it was already, or has looked meanwhile. */
export async function noteCompanyReminded(trx: Writer, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ remindedAt: now })
    .where('id', '=', id)
    .where('remindedAt', 'is', null)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Some open requests whose newest quote was sent by then and is unread, without a reminder since. */
export function listUnreadRequests(
  db: Reader,
  { sentBy, now, most }: { sentBy: number; now: number; most: number },
): Promise<{ id: string; remindedAt: number | null }[]> {
  return db
    .selectFrom('requests')
    .select(['requests.id', 'requests.remindedAt'])
    .where('requests.state', '=', 'open')
    .where('requests.endsAt', '>', now)
    .where((row) =>
      row.exists(
        row
          .selectFrom('invitations')
          .innerJoin('quotes', 'quotes.invitationId', 'invitations.id')
          .select('quotes.id')
          .whereRef('invitations.requestId', '=', 'requests.id')
          .where('invitations.state', '=', 'quoted')
          .whereRef('quotes.revision', '=', 'invitations.quoteRevision')
          .where('quotes.readAt', 'is', null)
          .where('quotes.sentAt', '<=', sentBy)
          .where(sql<SqlBool>`quotes.sent_at > coalesce(requests.reminded_at, 0)`),
      ),
    )
    .limit(most)
    .execute()
}

/** Records that the homeowner is reminded. Returns false when another server did so meanwhile. */
export async function noteHomeownerReminded(
  trx: Writer,
  { id, remindedAt }: { id: string; remindedAt: number | null },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('requests')
    .set({ remindedAt: now })
    .where('id', '=', id)
    .where('remindedAt', remindedAt === null ? 'is' : '=', remindedAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
