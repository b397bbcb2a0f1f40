import { invitationMoves, standingInvitations } from '@tameer/contract'
import { sql } from 'kysely'
import { newId } from '../../../core/secrets/ids.ts'
import { engineOf, type Reader, type Writer } from '../../database.ts'
import type { InvitationRow } from '../../tables/request-schema.ts'
import { isPublic } from '../../visible.ts'

/** The companies that may be invited: visitors see them, so their mailbox is confirmed if that is required. */
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

/**
 * Keeps companies from being deleted until the transaction ends, in which rows of theirs are written. Call it first, since
 * the deletion of an account locks its company first too. One that is deleted already is in no list from then on.
 */
export async function keepCompanies(trx: Writer, ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || engineOf(trx) !== 'postgres') return
  const rows = trx.selectFrom('companies').select('id').where('id', 'in', ids)
  await rows.orderBy('id').forKeyShare().execute()
}

/** As `keepCompanies`, for those that are invited to a request. */
export async function keepInvited(trx: Writer, requestId: string): Promise<void> {
  const made = await listInvitationsTo(trx, requestId)
  await keepCompanies(
    trx,
    made.flatMap(({ companyId }) => companyId ?? []),
  )
}

/** Invites companies; they are told of it once `sentAt` is given. */
export async function insertInvitations(
  trx: Writer,
  requestId: string,
  companyIds: readonly string[],
  { now, sentAt }: { now: number; sentAt: number | null },
): Promise<void> {
  if (companyIds.length === 0) return
  const rows = companyIds.map((companyId) => ({
    id: newId(),
    requestId,
    companyId,
    state: 'sent' as const,
    sentAt,
    createdAt: now,
  }))
  await trx.insertInto('invitations').values(rows).execute()
}

/** A request's invitations, in the order of their creation. */
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
 * True when a company cannot answer an invitation any more: it was deleted, or hidden from visitors before it quoted.
 * Companies of `invitable` are neither.
 */
export function isGone(
  { companyId, state }: Pick<InvitationRow, 'companyId' | 'state'>,
  invitable: ReadonlySet<string>,
): boolean {
  if (companyId === null) return true
  return (state === 'sent' || state === 'seen') && !invitable.has(companyId)
}

/** Number of a request's invitations that can still be answered, and of all. One to a company that is gone cannot. */
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
 * Sends the invitations of a confirmed request; returns the companies. A company that may not be invited any more
 * counts as gone.
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

/** Ends the open invitations to requests that have ended; returns the invited companies. */
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
 * Shows the phone number to an invited company from `now` on; null hides it again. A company that sees it already keeps
 * its earlier time. Returns false when the company is not invited.
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
