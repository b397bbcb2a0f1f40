import type { FigureCount, FigureStock } from '@tameer/contract'
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

/** First answer to a request, from any company. */
export interface FirstAnswer {
  answeredAt: number
  /** Time since the request was sent, ms. */
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
