import type { HouseSide, ReportKind, ReportOutcome } from '@tameer/contract'
import { type Insertable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import type { ReportRow, Schema } from '../../schema.ts'
import { isListed, isPublic } from '../../visible.ts'

/** The column with the id of the reported thing, for each kind of report but an entry of a house, which has two. */
const thingColumn = {
  profile: 'companyId',
  project: 'portfolioId',
  request: 'requestId',
  quote: 'quoteId',
} as const satisfies Record<Exclude<ReportKind, 'house-entry'>, keyof ReportRow>

/** Id of the reported thing, as the index of open reports has it. Two kinds never have the same. */
export const thingId = sql<string>`coalesce(reports.company_id, reports.portfolio_id, reports.request_id,
  reports.quote_id, reports.house_id || '/' || reports.entry_id)`

/** The thing that a report is about. */
export interface ReportedThing {
  kind: ReportKind
  /** Of an entry that of its house, a slash and its own. */
  id: string
}

/** Id of an entry of a house as a reported thing. */
export function entryThing(houseId: string, entryId: string): ReportedThing {
  return { kind: 'house-entry', id: `${houseId}/${entryId}` }
}

/** A report as the desk sees it. */
export type ReportRecord = Omit<ReportRow, 'fingerprint'> & {
  /** The name or title of the thing; of a request its city, since the desk need not know the family's name. */
  title: string
  /** The side that wrote the entry; null for other things. */
  side: HouseSide | null
  /** Name of the company whose project it is; null for other things. */
  owner: string | null
  /** The name of the operator who looks after it. */
  taker: string | null
  byCompany: string | null
}

/** Stores a report. The same report is stored once while it is open. */
export async function insertReport(
  trx: Writer,
  thing: ReportedThing,
  row: Pick<
    Insertable<Schema['reports']>,
    'id' | 'reason' | 'words' | 'email' | 'language' | 'byCompanyId' | 'fingerprint' | 'createdAt'
  >,
): Promise<void> {
  const nothing = { companyId: null, portfolioId: null, requestId: null, quoteId: null }
  await trx
    .insertInto('reports')
    .values({ ...row, ...nothing, ...idsOf(thing), kind: thing.kind })
    .onConflict((clash) => clash.column('fingerprint').doNothing())
    .execute()
}

function idsOf({ kind, id }: ReportedThing): Partial<ReportRow> {
  if (kind !== 'house-entry') return { [thingColumn[kind]]: id }
  const [houseId = '', entryId = ''] = id.split('/')
  return { houseId, entryId }
}

type ThingIds = Pick<
  ReportRow,
  'kind' | 'houseId' | 'entryId' | (typeof thingColumn)[keyof typeof thingColumn]
>

/** The thing that the report of this row is about. */
export function thingOf(row: ThingIds): ReportedThing {
  if (row.kind === 'house-entry') return entryThing(row.houseId ?? '', row.entryId ?? '')
  return { kind: row.kind, id: row[thingColumn[row.kind]] ?? '' }
}

/** The condition for reports about a thing, open and closed. */
export function isAbout({ kind, id }: ReportedThing): RawBuilder<boolean> {
  if (kind !== 'house-entry') return sql<boolean>`${sql.ref(`reports.${thingColumn[kind]}`)} = ${id}`
  const [houseId, entryId] = id.split('/')
  return sql<boolean>`reports.house_id = ${houseId} and reports.entry_id = ${entryId}`
}

/** Reports of these ids, in any order. */
export function listReportsById(db: Reader, ids: readonly string[]): Promise<ReportRecord[]> {
  return ids.length === 0 ? Promise.resolve([]) : reports(db).where('reports.id', 'in', ids).execute()
}

/** One report, open or closed. */
export function findReport(db: Reader, id: string): Promise<ReportRecord | undefined> {
  return reports(db).where('reports.id', '=', id).executeTakeFirst()
}

/** Open reports about a thing, the longest waiting first; `most` of them at most. */
export function listOpenAbout(db: Reader, { id }: ReportedThing, most?: number): Promise<ReportRecord[]> {
  const open = reports(db)
    .where(thingId, '=', id)
    .where('reports.closedAt', 'is', null)
    .orderBy('reports.createdAt')
    .orderBy('reports.id')
  return (most === undefined ? open : open.limit(most)).execute()
}

/** Reports about a thing that were closed at that moment, the oldest first; `most` of them at most. */
export function listClosedAbout(
  db: Reader,
  { id }: ReportedThing,
  closedAt: number,
  most: number,
): Promise<ReportRecord[]> {
  return reports(db)
    .where('reports.closedAt', '=', closedAt)
    .where(thingId, '=', id)
    .orderBy('reports.id')
    .limit(most)
    .execute()
}

/** Sums of the open reports about a thing: they change with each act, and when a report is added. */
export interface OpenReports {
  reports: number
  /** Acts on them so far. */
  acts: number
  newest: string
}

/** Sums up the open reports about a thing; undefined when none is open. */
export async function findOpenReports(db: Reader, { id }: ReportedThing): Promise<OpenReports | undefined> {
  const { reports, acts, newest } = await db
    .selectFrom('reports')
    .select(({ fn }) => [
      fn.countAll<number>().as('reports'),
      fn.sum<number>('version').as('acts'),
      fn.max('id').as('newest'),
    ])
    .where(thingId, '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return newest === null ? undefined : { reports: Number(reports), acts: Number(acts), newest }
}

/** Records the operator who looks after the open reports about a thing. Returns their number. */
export async function takeReports(trx: Writer, { id }: ReportedThing, accountId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('reports')
    .set(({ eb }) => ({ takenBy: accountId, version: eb('version', '+', 1) }))
    .where(thingId, '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Closes the open reports about a thing and deletes their reporters' addresses. Returns their number. */
export async function closeReports(
  trx: Writer,
  { id }: ReportedThing,
  { outcome, closedAt }: { outcome: ReportOutcome; closedAt: number },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('reports')
    .set(({ eb }) => ({
      outcome,
      closedAt,
      email: '',
      fingerprint: null,
      version: eb('version', '+', 1),
    }))
    .where(thingId, '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes the addresses that a company left in its open reports: nobody is told their outcome. */
export async function forgetReporter(trx: Writer, companyId: string): Promise<void> {
  await trx.updateTable('reports').set({ email: '' }).where('byCompanyId', '=', companyId).execute()
}

/**
 * Deletes reports that were closed before that time; returns how many. Those of a house that the desk holds stay: the desk
 * lets it go from there.
 */
export async function deleteOldReports(trx: Writer, closedBefore: number): Promise<number> {
  const old = trx
    .deleteFrom('reports')
    .where('closedAt', '<', closedBefore)
    .where(
      sql<boolean>`(house_id is null or house_id not in (select id from houses where held_at is not null))`,
    )
  return Number((await old.executeTakeFirst()).numDeletedRows)
}

const columns = [
  ...(['id', 'kind', 'companyId', 'portfolioId', 'requestId', 'quoteId', 'reason', 'words'] as const),
  ...(['houseId', 'entryId'] as const),
  ...([
    'email',
    'language',
    'byCompanyId',
    'version',
    'takenBy',
    'outcome',
    'createdAt',
    'closedAt',
  ] as const),
] as const

function reports(db: Reader): SelectQueryBuilder<Schema, 'reports', ReportRecord> {
  return db
    .selectFrom('reports')
    .select(columns.map((column) => `reports.${column}` as const))
    .select(({ selectFrom }) => [
      selectFrom('operators')
        .select('operators.name')
        .whereRef('operators.accountId', '=', 'reports.takenBy')
        .as('taker'),
      selectFrom('companies')
        .select('companies.name')
        .whereRef('companies.id', '=', 'reports.byCompanyId')
        .as('byCompany'),
    ])
    .select(
      sql<string>`case reports.kind
        when 'profile' then (select name from companies where companies.id = reports.company_id)
        when 'project' then (select title from portfolios where portfolios.id = reports.portfolio_id)
        when 'request' then (select city from requests where requests.id = reports.request_id)
        when 'house-entry' then ''
        else (select companies.name from quotes join companies on companies.id = quotes.company_id
          where quotes.id = reports.quote_id) end`.as('title'),
    )
    .select(({ selectFrom }) =>
      selectFrom('houseEntries')
        .select('houseEntries.side')
        .whereRef('houseEntries.houseId', '=', 'reports.houseId')
        .whereRef('houseEntries.id', '=', 'reports.entryId')
        .as('side'),
    )
    .select(({ selectFrom }) =>
      selectFrom('portfolios')
        .innerJoin('companies', 'companies.id', 'portfolios.companyId')
        .select('companies.name')
        .whereRef('portfolios.id', '=', 'reports.portfolioId')
        .as('owner'),
    )
}

/** A company or a portfolio that visitors see and may report. */
export async function isShown(db: Reader, { kind, id }: { kind: 'profile' | 'project'; id: string }) {
  const found =
    kind === 'profile'
      ? await db
          .selectFrom('companies')
          .select('id')
          .where('id', '=', id)
          .where(isPublic(sql.ref('companies.id')))
          .executeTakeFirst()
      : await db
          .selectFrom('portfolios')
          .select('id')
          .where('id', '=', id)
          .where('hidden', '=', 0)
          .where(isListed(sql.ref('portfolios.company_id')))
          .executeTakeFirst()
  return found !== undefined
}

/** True when the same report is open already. */
export async function isReported(db: Reader, fingerprint: string): Promise<boolean> {
  const found = db.selectFrom('reports').select('id').where('fingerprint', '=', fingerprint)
  return (await found.executeTakeFirst()) !== undefined
}

/** A quote with the request it was sent to, for callers who know its id. */
export function findAnyQuote(
  db: Reader,
  id: string,
): Promise<{ requestId: string; companyId: string; body: string } | undefined> {
  return db
    .selectFrom('quotes')
    .innerJoin('invitations', 'invitations.id', 'quotes.invitationId')
    .select(['invitations.requestId', 'quotes.companyId', 'quotes.body'])
    .where('quotes.id', '=', id)
    .executeTakeFirst()
}
