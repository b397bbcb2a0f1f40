import {
  dayMs,
  requestLimits,
  silentAfterDays,
  type UnansweredRequest,
  unansweredDays,
} from '@tameer/contract'
import { mailboxKeys } from '../../../access/mailbox-key.ts'
import type { Context } from '../../../context/context.ts'
import { notFound } from '../../../core/errors.ts'
import type { Reader } from '../../../db/engines/connect.ts'
import {
  type CityNames,
  findCityByName,
  listCities,
  loadCityNames,
} from '../../../db/queries/companies/catalogue.ts'
import {
  type DeskCompanyPlace,
  type DeskCompanyRecord,
  listDeskCompanyPage,
} from '../../../db/queries/desk/desk-companies.ts'
import { listInvitable, listInvitationsTo } from '../../../db/queries/requests/invitations.ts'
import { findMailboxesAtRest } from '../../../db/queries/requests/reminder-stops.ts'
import { findRequest } from '../../../db/queries/requests/requests.ts'
import {
  type AskedCompany,
  countUnanswered,
  lastSuggestions,
  listAskedCompanies,
  listSilent,
  listSuggested,
  listUnanswered,
  type Suggested,
  type UnansweredPlace,
  type UnansweredRow,
} from '../../../db/queries/requests/unanswered-requests.ts'
import type { RequestRow } from '../../../db/tables/request-schema.ts'

/** A request without an answer, with everything that the desk shows of it. */
export interface UnansweredFacts {
  row: UnansweredRow
  asked: AskedCompany[]
  suggested: Suggested[]
  /** ms. */
  suggestedAt: number | undefined
  mayBeMailed: boolean
  cityNames: ReturnType<CityNames>
}

/** At most `most` requests without an answer for that many days, and their companies. */
export async function loadUnanswered(
  context: Context,
  { days, after }: { days: number; after: UnansweredPlace | undefined },
  most: number,
): Promise<UnansweredFacts[]> {
  const { read } = context.db
  const now = context.clock()
  const rows = await listUnanswered(read, { openedBy: now - days * dayMs, now, after }, most)
  const ids = rows.map(({ id }) => id)
  const [asked, suggested, times, atRest] = await Promise.all([
    listAskedCompanies(read, ids),
    listSuggested(read, ids),
    lastSuggestions(read, ids),
    findMailboxesAtRest(
      read,
      rows.flatMap(({ email }) => mailboxKeys(context, email)),
    ),
  ])
  const cityNames = await loadCityNames(read)
  return rows.map((row) => ({
    row,
    cityNames: cityNames(row.city),
    asked: asked.filter(({ requestId }) => requestId === row.id),
    suggested: suggested.filter((one) => one.requestId === row.id && !one.asked),
    suggestedAt: times.get(row.id),
    mayBeMailed: !mailboxKeys(context, row.email).some((key) => atRest.has(key)),
  }))
}

/** Numbers of requests without an answer, by the days they wait, each counted up to `maxShortCount`. */
export async function countWaiting({
  db,
  clock,
}: Context): Promise<Record<keyof typeof unansweredDays, number>> {
  const now = clock()
  const count = (days: number) => countUnanswered(db.read, { openedBy: now - days * dayMs, now })
  return { listed: await count(unansweredDays.listed), waits: await count(unansweredDays.waits) }
}

/** True for a request that is listed as one without an answer. */
export function isUnanswered({ state, firstAnsweredAt, openedAt, endsAt }: RequestRow, now: number): boolean {
  if (state !== 'open' || firstAnsweredAt !== null || openedAt === null || endsAt <= now) return false
  return openedAt <= now - unansweredDays.listed * dayMs
}

/** Number of further companies that a family may ask that has asked so many. */
export function roomAfter(asked: number): number {
  return Math.max(0, requestLimits.invitations - asked)
}

export interface Fitting {
  record: DeskCompanyRecord
  silent: boolean
}

interface FittingPage {
  rows: Fitting[]
  next: DeskCompanyPlace | null
}

/**
 * One page of the companies of a request's service and city that visitors see and that were not asked. Throws
 * `not-found`.
 */
export async function loadFitting(
  { db, clock }: Context,
  id: string,
  page: { q?: string | undefined; limit: number; after: DeskCompanyPlace | undefined },
): Promise<FittingPage> {
  const request = await findRequest(db.read, id)
  if (!request) throw notFound('requestGone')
  const silentBefore = clock() - silentAfterDays * dayMs
  const place = await placeOf(db.read, request)
  const { rows, next } = await listDeskCompanyPage(db.read, { ...place, ...page, silentBefore })
  const left = await leaveAsked(db.read, id, rows)
  const ids = left.map((record) => record.id)
  const silent = await listSilent(db.read, ids, silentBefore)
  return { rows: left.map((record) => ({ record, silent: silent.has(record.id) })), next }
}

/** True when all these companies fit the request and were not asked. */
export async function allFit(
  db: Reader,
  request: RequestRow,
  companyIds: readonly string[],
): Promise<boolean> {
  const place = await placeOf(db, request)
  const found: DeskCompanyRecord[] = []
  for (const q of companyIds) {
    const { rows } = await listDeskCompanyPage(db, { ...place, q, silentBefore: 0, limit: 1 })
    found.push(...rows)
  }
  return (await leaveAsked(db, request.id, found)).length === companyIds.length
}

/** Filter for companies of the request's service and city. */
async function placeOf(db: Reader, { service, city }: Pick<RequestRow, 'service' | 'city'>) {
  const known = findCityByName(await listCities(db), (name) => name === city)
  return { state: 'listed', category: service, city: known?.id ?? 0 } as const
}

/** Leaves out companies that were asked, and those that cannot be. */
async function leaveAsked(
  db: Reader,
  requestId: string,
  records: readonly DeskCompanyRecord[],
): Promise<DeskCompanyRecord[]> {
  const invitable = new Set(
    await listInvitable(
      db,
      records.map(({ id }) => id),
    ),
  )
  for (const { companyId } of await listInvitationsTo(db, requestId)) invitable.delete(companyId ?? '')
  return records.filter(({ id }) => invitable.has(id))
}

/** A request without an answer, in the form of the contract. */
export function presentUnanswered({ row, asked, suggested, ...facts }: UnansweredFacts): UnansweredRequest {
  const { id, service, coveredAreaSft, totalPkr } = row
  const answers = fromJson<Pick<UnansweredRequest, 'constructionType'>>(row.answers)
  return {
    id,
    service,
    ...facts.cityNames,
    coveredAreaSft,
    totalPkr,
    plot: fromJson<UnansweredRequest['plot']>(row.plot),
    constructionType: answers?.constructionType ?? null,
    openedAt: iso(row.openedAt),
    endsAt: iso(row.endsAt),
    asked: asked.map(({ companyId, name, sentAt, seenAt, mayAnswer }) => ({
      companyId,
      name,
      mayAnswer,
      sentAt: iso(sentAt),
      seenAt: seenAt === null ? null : iso(seenAt),
    })),
    room: roomAfter(asked.length),
    suggestedAt: facts.suggestedAt === undefined ? null : iso(facts.suggestedAt),
    suggested: suggested.map(({ companyId, name }) => ({ companyId, name })),
    mayBeMailed: facts.mayBeMailed,
  }
}

function fromJson<Value>(text: string | null): Value | null {
  return text === null ? null : (JSON.parse(text) as Value)
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
