import { type NotNull, sql } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import type { RequestRow } from '../../tables/request-schema.ts'
import { isPublic } from '../../visible.ts'
import { countShort } from '../short-count.ts'

/** The start of a page of requests: after this one. */
export interface UnansweredPlace {
  openedAt: number
  id: string
}

/** A request without an answer; its family's address is read to learn if it may be written to. */
export type UnansweredRow = Pick<
  RequestRow,
  'id' | 'service' | 'city' | 'plot' | 'answers' | 'coveredAreaSft' | 'totalPkr' | 'endsAt' | 'email'
> & { openedAt: number }

interface Asked {
  /** Requests that were sent by then, ms. */
  openedBy: number
  now: number
}

/** Open requests that no company has answered, the longest waiting first. */
export async function listUnanswered(
  db: Reader,
  { after, ...asked }: Asked & { after: UnansweredPlace | undefined },
  most: number,
): Promise<UnansweredRow[]> {
  const requests = unanswered(db, asked)
    .select(['id', 'service', 'city', 'plot', 'answers', 'coveredAreaSft', 'totalPkr', 'openedAt', 'endsAt'])
    .select('email')
    .$narrowType<{ openedAt: NotNull }>()
    .orderBy('openedAt')
    .orderBy('id')
    .limit(most)
  if (!after) return requests.execute()
  return requests
    .where(({ eb, refTuple, tuple }) => eb(refTuple('openedAt', 'id'), '>', tuple(after.openedAt, after.id)))
    .execute()
}

/** Number of them, counted up to `maxShortCount`. */
export function countUnanswered(db: Reader, asked: Asked): Promise<number> {
  return countShort(db, unanswered(db, asked).select('id'))
}

function unanswered(db: Reader, { openedBy, now }: Asked) {
  return (
    db
      .selectFrom('requests')
      // The state is written as the index has it, which a bound text would not match.
      .where('state', '=', sql.lit('open'))
      .where('firstAnsweredAt', 'is', null)
      .where('openedAt', '<=', openedBy)
      .where('endsAt', '>', now)
  )
}

/** A company that was asked. Of one that is gone only the times are known. */
export interface AskedCompany {
  requestId: string
  companyId: string | null
  name: string | null
  sentAt: number
  seenAt: number | null
  /** True while it can answer. */
  mayAnswer: boolean
}

/** The companies that these requests were sent to, in the order in which they were asked. */
export async function listAskedCompanies(db: Reader, requestIds: readonly string[]): Promise<AskedCompany[]> {
  if (requestIds.length === 0) return []
  const rows = await db
    .selectFrom('invitations as i')
    .leftJoin('companies as c', 'c.id', 'i.companyId')
    .select(['i.requestId', 'i.companyId', 'c.name', 'i.sentAt', 'i.seenAt'])
    .select(isPublic(sql.ref('i.companyId')).as('isPublic'))
    .where('i.requestId', 'in', requestIds)
    .where('i.sentAt', 'is not', null)
    .orderBy('i.createdAt')
    .orderBy('i.id')
    .$narrowType<{ sentAt: NotNull }>()
    .execute()
  return rows.map(({ isPublic, ...row }) => ({
    ...row,
    mayAnswer: row.companyId !== null && Boolean(isPublic),
  }))
}

export interface Suggested {
  requestId: string
  companyId: string
  name: string
  suggestedAt: number
  /** True for one that was asked since. */
  asked: boolean
}

/** The companies that were suggested for these requests and that visitors see, the first suggested first. */
export async function listSuggested(db: Reader, requestIds: readonly string[]): Promise<Suggested[]> {
  if (requestIds.length === 0) return []
  const rows = await db
    .selectFrom('suggestedCompanies as s')
    .innerJoin('companies as c', 'c.id', 's.companyId')
    .leftJoin('invitations as i', (join) =>
      join.onRef('i.requestId', '=', 's.requestId').onRef('i.companyId', '=', 's.companyId'),
    )
    .select(['s.requestId', 's.companyId', 'c.name', 's.suggestedAt', 'i.id as invitationId'])
    .where('s.requestId', 'in', requestIds)
    .where(isPublic(sql.ref('s.companyId')))
    .orderBy('s.suggestedAt')
    .orderBy('s.companyId')
    .execute()
  return rows.map(({ invitationId, ...row }) => ({ ...row, asked: invitationId !== null }))
}

/** Time of the last suggestion for each of these requests, ms. */
export async function lastSuggestions(
  db: Reader,
  requestIds: readonly string[],
): Promise<Map<string, number>> {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('suggestedCompanies')
    .select((row) => ['requestId', row.fn.max('suggestedAt').as('at')])
    .where('requestId', 'in', requestIds)
    .groupBy('requestId')
    .execute()
  return new Map(rows.map(({ requestId, at }) => [requestId, Number(at)]))
}

/** True when the desk has suggested that company for that request. */
export async function isSuggested(
  db: Reader,
  { requestId, companyId }: { requestId: string; companyId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('suggestedCompanies')
    .select('suggestedAt')
    .where('requestId', '=', requestId)
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return row !== undefined
}

/** Records that companies were suggested; one that was suggested before gets the new time. */
export async function insertSuggested(
  trx: Writer,
  requestId: string,
  companyIds: readonly string[],
  now: number,
): Promise<void> {
  await trx
    .insertInto('suggestedCompanies')
    .values(companyIds.map((companyId) => ({ requestId, companyId, suggestedAt: now })))
    .onConflict((clash) => clash.columns(['requestId', 'companyId']).doUpdateSet({ suggestedAt: now }))
    .execute()
}

/** Those of these companies that have left a request unanswered since before that time, ms. */
export async function listSilent(
  db: Reader,
  companyIds: readonly string[],
  before: number,
): Promise<Set<string>> {
  if (companyIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('companies as c')
    .select('c.id')
    .where('c.id', 'in', companyIds)
    .where((row) =>
      row.or(
        (['sent', 'seen'] as const).map((state) =>
          row.exists(
            row
              .selectFrom('invitations as i')
              .select('i.id')
              .whereRef('i.companyId', '=', 'c.id')
              .where('i.state', '=', state)
              .where('i.sentAt', '<', before),
          ),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}
