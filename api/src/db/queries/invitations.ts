import { invitationMoves, standingInvitations } from '@tameer/contract'
import { sql } from 'kysely'
import { newId } from '../../core/ids.ts'
import type { Reader, Writer } from '../database.ts'
import type { InvitationRow } from '../request-schema.ts'
import { isPublic } from '../visible.ts'

/** Which of the companies may be invited: visitors see them, so that their mailbox is confirmed where that is asked. */
export async function listInvitable(db: Reader, companyIds: readonly string[]): Promise<string[]> {
  if (companyIds.length === 0) return []
  const rows = await db
    .selectFrom('companies')
    .select('id')
    .where('id', 'in', companyIds)
    .where(isPublic(sql.ref('companies.id')))
    .execute()
  return rows.map(({ id }) => id)
}

/** Invites companies; until `sentAt` is given they do not hear of it. */
export async function insertInvitations(
  trx: Writer,
  requestId: string,
  companyIds: readonly string[],
  { now, sentAt }: { now: number; sentAt: number | null },
): Promise<void> {
  if (companyIds.length === 0) return
  const rows = companyIds.map((companyId) => ({
    ...{ id: newId(), requestId, companyId, state: 'sent' as const, sentAt, createdAt: now },
  }))
  await trx.insertInto('invitations').values(rows).execute()
}

/** A request's invitations, in the order they were made. */
export function listInvitationsTo(db: Reader, requestId: string): Promise<InvitationRow[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('requestId', '=', requestId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/**
 * Whether a company can still answer an invitation: it may have gone, or be hidden from visitors before it quoted. Those
 * of `invitable` are neither.
 */
export function isGone(
  { companyId, state }: Pick<InvitationRow, 'companyId' | 'state'>,
  invitable: ReadonlySet<string>,
): boolean {
  if (companyId === null) return true
  return (state === 'sent' || state === 'seen') && !invitable.has(companyId)
}

/** How many invitations of a request stand, and how many there are in all. One to a company that is gone stands no more. */
export async function countInvitations(
  db: Reader,
  requestId: string,
): Promise<{ standing: number; all: number }> {
  const rows = await listInvitationsTo(db, requestId)
  const states: readonly string[] = standingInvitations
  const companyIds = rows.flatMap(({ companyId }) => companyId ?? [])
  const invitable = new Set(await listInvitable(db, companyIds))
  const standing = rows.filter((row) => states.includes(row.state) && !isGone(row, invitable))
  return { standing: standing.length, all: rows.length }
}

/**
 * Sends the invitations of a request that was confirmed; returns to which companies. One that may not be invited any more
 * is as good as gone.
 */
export async function sendInvitations(trx: Writer, requestId: string, now: number): Promise<string[]> {
  const made = await listInvitationsTo(trx, requestId)
  const companyIds = made.flatMap(({ companyId }) => companyId ?? [])
  const invitable = new Set(await listInvitable(trx, companyIds))
  const lost = companyIds.filter((id) => !invitable.has(id))
  const mine = () => trx.updateTable('invitations').where('requestId', '=', requestId)
  if (lost.length > 0) await mine().set({ companyId: null }).where('companyId', 'in', lost).execute()
  await mine().set({ sentAt: now }).execute()
  return companyIds.filter((id) => invitable.has(id))
}

/** Ends what stands of invitations to requests that have ended; returns who was invited. */
export async function endInvitations(
  trx: Writer,
  requestIds: readonly string[],
  move: 'passOver' | 'expire',
): Promise<{ requestId: string; companyId: string | null }[]> {
  if (requestIds.length === 0) return []
  const { from, to } = invitationMoves[move]
  return trx
    .updateTable('invitations')
    .set({ state: to })
    .where('requestId', 'in', requestIds)
    .where('state', 'in', from)
    .returning(['requestId', 'companyId'])
    .execute()
}

/**
 * Shows the phone number to an invited company from `now` on, or with null no more. One that sees it already sees it since
 * then. False when the company is not invited.
 */
export async function setPhoneReleased(
  trx: Writer,
  { requestId, companyId }: { requestId: string; companyId: string },
  now: number | null,
): Promise<boolean> {
  const since = sql<number | null>`case when phone_released = 1 then released_at else ${now} end`
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set(now === null ? { phoneReleased: 0, releasedAt: null } : { phoneReleased: 1, releasedAt: since })
    .where('requestId', '=', requestId)
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
