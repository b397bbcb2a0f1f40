import { maxShortCount, type ReportKind, type ReportOutcome } from '@tameer/contract'
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import type { Reader, Writer } from '../database.ts'
import type { ReportRow, Schema } from '../schema.ts'
import { isListed, isPublic } from '../visible.ts'

/** The column with the id of the reported thing, for each kind of report. */
export const thingColumn = {
  profile: 'companyId',
  project: 'portfolioId',
  request: 'requestId',
  quote: 'quoteId',
} as const satisfies Record<ReportKind, keyof ReportRow>

/** The thing that a report is about. */
export interface ReportedThing {
  kind: ReportKind
  id: string
}

/** A report as the desk sees it. */
export type ReportRecord = Omit<ReportRow, 'fingerprint'> & {
  /** The name or title of the thing; '' for one that was erased. */
  title: string
  /** The name of the operator who looks after it. */
  taker: string | null
  byCompany: string | null
}

/** The start of a page: after this report. In a list of closed reports the time is that of the closing. */
export interface ReportPlace {
  createdAt: number
  id: string
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
  const about = { companyId: null, portfolioId: null, requestId: null, quoteId: null }
  await trx
    .insertInto('reports')
    .values({ ...row, ...about, kind: thing.kind, [thingColumn[thing.kind]]: thing.id })
    .onConflict((clash) => clash.column('fingerprint').doNothing())
    .execute()
}

/** The thing that the report of this row is about. */
export function thingOf(row: Pick<ReportRow, 'kind' | (typeof thingColumn)[ReportKind]>): ReportedThing {
  return { kind: row.kind, id: row[thingColumn[row.kind]] ?? '' }
}

/**
 * At most `most` reports: open ones with the longest waiting first, closed ones with the newest first; after `after` or
 * from the first.
 */
export function listReports(
  db: Reader,
  { closed, kind }: { closed: boolean; kind: ReportKind | undefined },
  after: ReportPlace | undefined,
  most: number,
): Promise<ReportRecord[]> {
  const time = closed ? 'reports.closedAt' : 'reports.createdAt'
  let query = reports(db).where('reports.closedAt', closed ? 'is not' : 'is', null)
  if (kind !== undefined) query = query.where('reports.kind', '=', kind)
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(time, 'reports.id'), closed ? '<' : '>', tuple(after.createdAt, after.id)),
    )
  }
  const direction = closed ? 'desc' : 'asc'
  return query.orderBy(time, direction).orderBy('reports.id', direction).limit(most).execute()
}

/** Number of open reports of every kind, counted up to `maxShortCount`. */
export async function countOpenReports(db: Reader): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from
    (select 1 from reports where closed_at is null limit ${sql.lit(maxShortCount)}) as open`.execute(db)
  return Number(rows[0]?.n ?? 0)
}

/** One report, open or closed. */
export function findReport(db: Reader, id: string): Promise<ReportRecord | undefined> {
  return reports(db).where('reports.id', '=', id).executeTakeFirst()
}

/** Other open reports about the same thing, the longest waiting first. */
export function listOthers(
  db: Reader,
  { id, ...row }: Pick<ReportRow, 'id' | 'kind' | (typeof thingColumn)[ReportKind]>,
  most: number,
): Promise<ReportRecord[]> {
  const thing = thingOf(row)
  return reports(db)
    .where(`reports.${thingColumn[thing.kind]}`, '=', thing.id)
    .where('reports.closedAt', 'is', null)
    .where('reports.id', '!=', id)
    .orderBy('reports.createdAt')
    .orderBy('reports.id')
    .limit(most)
    .execute()
}

/** An open report in the state in which somebody saw it. */
export interface SeenReport {
  id: string
  version: number
}

/** Records the operator who looks after an open report. Returns false when another act came since, or it is closed. */
export async function takeReport(trx: Writer, seen: SeenReport, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reports')
    .set({ takenBy: accountId, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Closes an open report and deletes its reporter's address. Returns false as `takeReport` does. */
export async function closeReport(
  trx: Writer,
  seen: SeenReport,
  { outcome, closedAt }: { outcome: ReportOutcome; closedAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reports')
    .set({ outcome, closedAt, version: seen.version + 1, email: '', fingerprint: null })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the addresses that a company left in its open reports: nobody is told their outcome. */
export async function forgetReporter(trx: Writer, companyId: string): Promise<void> {
  await trx.updateTable('reports').set({ email: '' }).where('byCompanyId', '=', companyId).execute()
}

/** Deletes reports that were closed before that time; returns how many. */
export async function deleteOldReports(trx: Writer, closedBefore: number): Promise<number> {
  const old = trx.deleteFrom('reports').where('closedAt', '<', closedBefore)
  return Number((await old.executeTakeFirst()).numDeletedRows)
}

const columns = [
  ...(['id', 'kind', 'companyId', 'portfolioId', 'requestId', 'quoteId', 'reason', 'words'] as const),
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
        when 'request' then (select name from requests where requests.id = reports.request_id)
        else (select companies.name from quotes join companies on companies.id = quotes.company_id
          where quotes.id = reports.quote_id) end`.as('title'),
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
