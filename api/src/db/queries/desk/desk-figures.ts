import type { FigureCount, FigureStock, HouseBasis } from '@tameer/contract'
import { type RawBuilder, sql } from 'kysely'
import { aheadMs, dayMs } from '../../../core/day-in-pakistan.ts'
import type { Reader } from '../../database.ts'

/** Moments in ms, both included. */
export interface Range {
  from: number
  until: number
}

/** Number of things of one day in Pakistan. */
export interface DayCount {
  /** As `dayNumber` returns it. */
  day: number
  all: number
  /** Those up to the given time of day. */
  early: number
}

/** Rows of each count and their time. Each has an index on that time, of these rows alone. */
const sources: Record<FigureCount, { rows: RawBuilder<unknown>; time: RawBuilder<unknown> }> = {
  companies: { rows: sql`companies where unlisted = 0`, time: sql`created_at` },
  projects: { rows: sql`portfolios where hidden = 0`, time: sql`created_at` },
  requestsSent: { rows: sql`requests where opened_at is not null`, time: sql`opened_at` },
  requestsAnswered: {
    rows: sql`requests where first_answered_at is not null`,
    time: sql`first_answered_at`,
  },
  requestsChosen: { rows: sql`requests where state = 'chosen'`, time: sql`ended_at` },
  houseActs: { rows: sql`house_entries where at is not null`, time: sql`at` },
  stagesAgreed: {
    rows: sql`house_stages where agreed_at is not null and due <> 'before-work'`,
    time: sql`agreed_at`,
  },
}

/** Counts by day, of the days in the range that have any. `timeOfDay` in Pakistan, ms. */
export async function countByDay(
  db: Reader,
  what: FigureCount,
  { from, until, timeOfDay }: Range & { timeOfDay: number },
): Promise<DayCount[]> {
  const { rows: source, time } = sources[what]
  const [ahead, day] = [sql.lit(aheadMs), sql.lit(dayMs)]
  const { rows } = await sql<DayCount>`
    select day, count(*) as "all", sum(case when past_midnight <= ${timeOfDay} then 1 else 0 end) as early
    from (select (${time} + ${ahead}) / ${day} as day, (${time} + ${ahead}) % ${day} as past_midnight
      from ${source} and ${time} >= ${from} and ${time} <= ${until}) as moments
    group by day`.execute(db)
  return rows.map(({ day, all, early }) => ({ day: Number(day), all: Number(all), early: Number(early) }))
}

/** Number of all that there are up to a moment in ms. */
export async function countUntil(db: Reader, what: FigureStock, until: number): Promise<number> {
  const { rows: source, time } = sources[what]
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${source} and ${time} <= ${until}`.execute(db)
  return Number(rows[0]?.n)
}

/** First answer to a request, from any company, or answer of a family to a claim. */
export interface FirstAnswer {
  answeredAt: number
  /** Time since the request was sent, or the stage was claimed, ms. */
  waited: number
}

/** First answers to requests that came in the range, in the order of time. */
export async function listFirstAnswers(db: Reader, { from, until }: Range): Promise<FirstAnswer[]> {
  const { rows } = await sql<FirstAnswer>`
    select first_answered_at as answered_at, first_answered_at - opened_at as waited
    from requests
    where first_answered_at is not null and first_answered_at >= ${from} and first_answered_at <= ${until}
    order by first_answered_at`.execute(db)
  return rows
}

/** Answers of families to claims in the range, in the order of time. */
export async function listClaimAnswers(db: Reader, { from, until }: Range): Promise<FirstAnswer[]> {
  const { rows } = await sql<FirstAnswer>`
    select answered_at, answered_at - claimed_at as waited from (
      select answer.at as answered_at, (select max(claim.at) from house_entries claim
        where claim.house_id = answer.house_id and claim.stage_id = answer.stage_id and claim.seq < answer.seq
          and claim.kind = 'claim') as claimed_at
      from house_entries answer
      where answer.kind in ('agreed', 'question') and answer.at >= ${from} and answer.at <= ${until}) as moments
    where claimed_at is not null order by answered_at`.execute(db)
  return rows.map(({ answeredAt, waited }) => ({ answeredAt: Number(answeredAt), waited: Number(waited) }))
}

/** Numbers of open houses by how they began, and of those that the desk holds. */
export async function countHouses(db: Reader): Promise<{ open: Record<HouseBasis, number>; held: number }> {
  const rows = await db
    .selectFrom('houses')
    .select(({ fn }) => ['basis', fn.countAll<number>().as('n')])
    .where('state', '=', 'open')
    .groupBy('basis')
    .execute()
  const held = await db
    .selectFrom('houses')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('heldAt', 'is not', null)
    .executeTakeFirstOrThrow()
  const open: Record<HouseBasis, number> = { quote: 0, 'own-price': 0, estimate: 0 }
  for (const { basis, n } of rows) open[basis] = Number(n)
  return { open, held: Number(held.n) }
}
