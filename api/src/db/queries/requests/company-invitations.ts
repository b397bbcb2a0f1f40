import { type InvitationState, type invitationMoves, invitationStates } from '@tameer/contract'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import { cutPage } from '../../../core/cut-page.ts'
import { engineOf, type Reader, type Writer } from '../../database.ts'
import type { Schema } from '../../schema.ts'
import type { InvitationRow, RequestRow } from '../../tables/request-schema.ts'
import { findRequest, holdRequest } from './requests.ts'

/** The place of an invitation in its company's list. */
export interface InvitationKey {
  sentAt: number
  id: string
}

/** An invitation in its company's list. */
export interface ListedInvitation extends InvitationKey {
  state: InvitationState
  service: number
  name: string
  city: string
  locality: string
  coveredAreaSft: number | null
  totalPkr: number | null
  start: string
  endsAt: number
  requestId: string
  /** JSON, as `answers`, of the request. */
  plot: string | null
  answers: string | null
  /** Headline of the newest quote, as is `validUntil`. */
  headlinePkr: number | null
  validUntil: string | null
  /** State of the draft, all null when there is none. */
  draftSavedAt: number | null
  pricesGiven: number | null
  pricesAsked: number | null
}

export interface InvitationPage {
  rows: ListedInvitation[]
  /** Start of the next page, null on the last. */
  next: InvitationKey | null
}

/** One page of a company's invitations, newest first; `states` limits it to some states. */
export async function listInvitationPage(
  db: Reader,
  question: {
    companyId: string
    states?: readonly InvitationState[] | undefined
    limit: number
    after?: InvitationKey | undefined
  },
): Promise<InvitationPage> {
  const { companyId, states, limit, after } = question
  const walks = (states ?? [undefined]).map((state) => walk({ companyId, state, limit: limit + 1, after }))
  const { rows } = await sql<ListedInvitation>`
    select i.sent_at, i.id, i.state, i.request_id, r.service, r.name, r.city, r.locality, r.plot, r.answers,
      r.covered_area_sft, r.total_pkr, r.start, r.ends_at, q.headline_pkr, q.valid_until,
      d.saved_at as draft_saved_at, d.prices_given, d.prices_asked
    from (select * from (${sql.join(walks, sql` union all `)}) as each
      order by sent_at desc, id desc limit ${limit + 1}) as page
    join invitations i on i.id = page.id
    join requests r on r.id = i.request_id
    left join quotes q on q.invitation_id = i.id and q.revision = i.quote_revision
    left join quote_drafts d on d.invitation_id = i.id
    order by i.sent_at desc, i.id desc`.execute(db)
  const { shown, last } = cutPage(rows, limit)
  return { rows: shown, next: last ? { sentAt: last.sentAt, id: last.id } : null }
}

/** The newest invitations of a company, of one state or of all, read in index order. */
function walk(question: {
  companyId: string
  state: InvitationState | undefined
  limit: number
  after: InvitationKey | undefined
}): RawBuilder<unknown> {
  const { companyId, state, limit, after } = question
  const ofState = state === undefined ? sql`` : sql`and state = ${state}`
  const behind = after ? sql`and (sent_at, id) < (${after.sentAt}, ${after.id})` : sql`and sent_at > 0`
  return sql`select * from (select sent_at, id from invitations where company_id = ${companyId} ${ofState} ${behind}
    order by sent_at desc, id desc limit ${limit}) as newest`
}

/** Number of invitations of a company in each state, each counted up to `most`. */
export async function countInvitationsByState(
  db: Reader,
  companyId: string,
  most: number,
): Promise<Record<InvitationState, number>> {
  const counts = invitationStates.map(
    (state) => sql`select cast(${state} as text) as state, count(*) as n from (select 1 from invitations
      where company_id = ${companyId} and state = ${state} and sent_at > 0 limit ${most}) as few`,
  )
  const each = sql<{ state: InvitationState; n: number }>`${sql.join(counts, sql` union all `)}`
  const { rows } = await each.execute(db)
  const found = Object.fromEntries(rows.map(({ state, n }) => [state, n]))
  return found as Record<InvitationState, number>
}

/** An invitation with its request. */
export interface Invited {
  invitation: InvitationRow & { sentAt: number }
  request: RequestRow
}

/**
 * The invitation, if it was sent to that company; undefined for one of an unconfirmed request, of which the company
 * does not know.
 */
export async function findInvited(
  db: Reader,
  { id, companyId }: { id: string; companyId: string },
): Promise<Invited | undefined> {
  const invitation = await db
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  if (!invitation || invitation.sentAt === null) return undefined
  const request = await findRequest(db, invitation.requestId)
  return request && { invitation: { ...invitation, sentAt: invitation.sentAt }, request }
}

/** As `findInvited`, and locks company, request and invitation until the end of the transaction. */
export async function holdInvited(
  trx: Writer,
  asked: { id: string; companyId: string },
): Promise<Invited | undefined> {
  if (engineOf(trx) === 'sqlite') return findInvited(trx, asked)
  const company = trx.selectFrom('companies').select('id').where('id', '=', asked.companyId)
  if (!(await company.forKeyShare().executeTakeFirst())) return undefined
  const found = await findInvited(trx, asked)
  if (!found || !(await holdRequest(trx, found.request.id))) return undefined
  // Read again: it may have changed during the wait for the lock.
  return findInvited(trx, asked)
}

type Move = (typeof invitationMoves)[keyof typeof invitationMoves]

/**
 * Changes the state of one invitation to an open request. Returns false when the invitation or the request is in a
 * state that does not allow it.
 */
export async function moveInvitation(
  trx: Writer,
  id: string,
  { from, to }: Move,
  { now, changes }: { now: number; changes?: Updateable<Schema['invitations']> },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ ...changes, state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where((row) =>
      row.exists(
        row
          .selectFrom('requests')
          .select('requests.id')
          .whereRef('requests.id', '=', 'invitations.requestId')
          .where('requests.state', '=', 'open')
          .where('requests.endsAt', '>', now),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Erases texts of a deleted company from its invitations. The invitations stay; its other texts are deleted with its
 * row.
 */
export async function clearInvitationsOf(trx: Writer, companyId: string): Promise<void> {
  await trx.updateTable('invitations').set({ declineText: '' }).where('companyId', '=', companyId).execute()
}
