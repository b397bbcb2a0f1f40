import { maxShortCount, type ReportKind, type RestrictionReason } from '@tameer/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../database.ts'
import { listReportsById, type ReportRecord, thingId } from './reports.ts'
import { listThingPictures, type SmallPicture } from './thing-pictures.ts'

/** Reports that a page looks at, at most. */
export const mostReportsLookedAt = 500

/** The start of a page: after this report. In a list of closed reports the time is that of the closing. */
export interface ReportPlace {
  createdAt: number
  id: string
}

/** A thing with its reports: all open ones, or those that were closed at once. */
export interface ThingRecord {
  /** The report that waits longest, or one of the closed. */
  report: ReportRecord
  picture: SmallPicture | undefined
  /** The most frequent first, counted among the first `maxShortCount`. */
  reasons: CountedReason[]
  /** Counted up to `maxShortCount`. */
  reports: number
}

export interface CountedReason {
  reason: RestrictionReason
  count: number
}

interface Looked {
  id: string
  /** Time by which the list is sorted, ms. */
  at: number
  thing: string
  reason: RestrictionReason
  /** True for the report that waits longest of those about its thing. */
  first: boolean | number
}

interface Asked {
  kind: ReportKind | undefined
  after: ReportPlace | undefined
}

/**
 * At most `most` things with open reports, the longest waiting first. Looks at `mostReportsLookedAt` reports, so a page
 * may be short and still have a next one.
 */
export async function listOpenThings(
  db: Reader,
  asked: Asked,
  most: number,
): Promise<{ rows: ThingRecord[]; next: ReportPlace | undefined }> {
  const look = (after: ReportPlace | undefined, limit: number) => lookAtOpen(db, { ...asked, after }, limit)
  const firstsOf = (looked: readonly Looked[]) => looked.filter(({ first }) => Boolean(first))
  const { looked, cut } = await lookFurther(look, asked.after, most, (found) => firstsOf(found).length > most)
  const firsts = firstsOf(looked)
  const shown = firsts.slice(0, most)
  const reasons = await countReasons(
    db,
    shown.map(({ thing }) => thing),
  )
  const rows = await withRecords(
    db,
    shown.map(({ id, thing }) => ({ id, reasons: reasons.filter((one) => one.thing === thing) })),
  )
  return { rows, next: nextPlace(looked, cut, firsts.length > most ? shown.at(-1) : undefined) }
}

/** At most `most` closings, the newest first: each with the reports about one thing that it closed. */
export async function listClosings(
  db: Reader,
  asked: Asked,
  most: number,
): Promise<{ rows: ThingRecord[]; next: ReportPlace | undefined }> {
  const look = (after: ReportPlace | undefined, limit: number) => lookAtClosed(db, { ...asked, after }, limit)
  const { looked, cut } = await lookFurther(
    look,
    asked.after,
    most,
    (found) => closingsOf(found).length > most,
  )
  const closings = closingsOf(looked)
  // The last one may go on behind what was looked at.
  const isCut = cut && closings.length > 1
  const whole = isCut ? closings.slice(0, -1) : closings
  const shown = whole.slice(0, most)
  const rows = await withRecords(
    db,
    shown.map((closing) => ({ id: closing[0]?.id ?? '', reasons: reasonsOf(closing) })),
  )
  const isMore = whole.length > most || isCut
  return { rows, next: nextPlace(looked, cut, isMore ? shown.at(-1)?.at(-1) : undefined) }
}

/** Number of open reports of every kind, counted up to `maxShortCount`, and of the things they are about. */
export async function countOpenReports(db: Reader): Promise<{ open: number; things: number }> {
  const { rows } = await sql<{ open: number; things: number }>`
    select count(*) as open, count(distinct thing) as things
    from (select ${thingId} as thing from reports where closed_at is null limit ${sql.lit(maxShortCount)})
      as first_ones`.execute(db)
  return { open: Number(rows[0]?.open ?? 0), things: Number(rows[0]?.things ?? 0) }
}

/** Reports that follow each other and were closed at once. */
function closingsOf(looked: readonly Looked[]): Looked[][] {
  const closings: Looked[][] = []
  for (const one of looked) {
    const before = closings.at(-1)
    if (before?.[0]?.at === one.at && before[0].thing === one.thing) before.push(one)
    else closings.push([one])
  }
  return closings
}

/**
 * Looks at a few reports, with which a page of `most` things is mostly full, and at `mostReportsLookedAt` where it is not.
 * `cut`: there may be others behind them.
 */
async function lookFurther(
  look: (after: ReportPlace | undefined, limit: number) => Promise<Looked[]>,
  after: ReportPlace | undefined,
  most: number,
  isFull: (looked: readonly Looked[]) => boolean,
): Promise<{ looked: Looked[]; cut: boolean }> {
  const begin = Math.min(2 * most, mostReportsLookedAt)
  const looked = await look(after, begin)
  const last = looked.at(-1)
  if (!last || looked.length < begin) return { looked, cut: false }
  if (begin === mostReportsLookedAt || isFull(looked)) return { looked, cut: true }
  const more = await look(placeOf(last), mostReportsLookedAt - begin)
  return { looked: [...looked, ...more], cut: more.length === mostReportsLookedAt - begin }
}

function nextPlace(
  looked: readonly Looked[],
  cut: boolean,
  last: Looked | undefined,
): ReportPlace | undefined {
  const place = last ?? (cut ? looked.at(-1) : undefined)
  return place && placeOf(place)
}

function placeOf({ at, id }: Looked): ReportPlace {
  return { createdAt: at, id }
}

async function lookAtOpen(db: Reader, { kind, after }: Asked, most: number): Promise<Looked[]> {
  const older = sql`exists (select 1 from reports
    where ${thingId} = looked.thing and closed_at is null
      and (reports.created_at, reports.id) < (looked.at, looked.id))`
  return run(
    db,
    sql<Looked>`select id, at, thing, reason, not ${older} as first from (
      select id, created_at as at, ${thingId} as thing, reason from reports
      where closed_at is null ${ofKind(kind)} ${after ? sql`and (created_at, id) > (${after.createdAt}, ${after.id})` : sql``}
      order by created_at, id limit ${sql.lit(most)}) as looked
      order by at, id`,
  )
}

function lookAtClosed(db: Reader, { kind, after }: Asked, most: number): Promise<Looked[]> {
  return run(
    db,
    sql<Looked>`select id, closed_at as at, ${thingId} as thing, reason, 0 as first from reports
      where closed_at is not null ${ofKind(kind)} ${after ? sql`and (closed_at, id) < (${after.createdAt}, ${after.id})` : sql``}
      order by closed_at desc, id desc limit ${sql.lit(most)}`,
  )
}

const ofKind = (kind: ReportKind | undefined) => (kind === undefined ? sql`` : sql`and kind = ${kind}`)

async function run(db: Reader, query: RawBuilder<Looked>): Promise<Looked[]> {
  const { rows } = await query.execute(db)
  return rows.map((row) => ({ ...row, at: Number(row.at) }))
}

/** Reasons of the first open reports about each of these things. */
async function countReasons(
  db: Reader,
  things: readonly string[],
): Promise<(CountedReason & { thing: string })[]> {
  if (things.length === 0) return []
  const first = things.map(
    (thing) => sql`select * from (select ${thingId} as thing, reason from reports
      where ${thingId} = ${thing} and closed_at is null
      order by created_at, id limit ${sql.lit(maxShortCount)}) as one`,
  )
  const { rows } = await sql<CountedReason & { thing: string }>`
    select thing, reason, count(*) as count from (${sql.join(first, sql` union all `)}) as first_ones
    group by thing, reason order by count(*) desc, reason`.execute(db)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Counts reasons, the most frequent first; at most `maxShortCount` reports. */
export function reasonsOf(reports: readonly Pick<Looked, 'reason'>[]): CountedReason[] {
  const counts = new Map<RestrictionReason, number>()
  for (const { reason } of reports.slice(0, maxShortCount)) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1))
}

async function withRecords(
  db: Reader,
  things: readonly { id: string; reasons: readonly CountedReason[] }[],
): Promise<ThingRecord[]> {
  const ids = things.map(({ id }) => id)
  const records = await listReportsById(db, ids)
  const pictures = await listThingPictures(db, ids)
  const found = new Map(records.map((record) => [record.id, record]))
  return things.flatMap(({ id, reasons }) => {
    const report = found.get(id)
    const counted = reasons.map(({ reason, count }) => ({ reason, count }))
    const reports = counted.reduce((sum, { count }) => sum + count, 0)
    return report ? [{ report, picture: pictures.get(id), reasons: counted, reports }] : []
  })
}
