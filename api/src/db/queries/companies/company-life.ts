import { type CompanyLife, maxShortCount } from '@tameer/contract'
import { sql } from 'kysely'
import { dayMs } from '../../../core/day-in-pakistan.ts'
import type { Reader } from '../../database.ts'

const answersDays = 90
const askedDays = 30
/** Number of requests from which the time of answers is shown. */
const fewestAsked = 3
const hourMs = 3_600_000

interface Asked {
  id: string
  sentAt: number
  /** Time of the first quote, or of saying no; null while there is neither. */
  answeredAt: number | null
}

/**
 * Signs of life of companies, by their ids, from the requests that were sent to them: none for one that was not asked.
 * Reads a bounded number of requests of each.
 */
export async function findCompanyLife(
  db: Reader,
  ids: readonly string[],
  now: number,
): Promise<Map<string, CompanyLife>> {
  if (ids.length === 0) return new Map()
  const quoted = sql`(select q.sent_at from quotes q where q.invitation_id = i.id and q.revision = 1)`
  const newest = ids.map(
    (id, at) => sql`select * from (
      select i.company_id as id, i.sent_at, coalesce(${quoted}, i.declined_at) as answered_at from invitations i
      where i.company_id = ${id} and i.sent_at >= ${now - answersDays * dayMs}
      order by i.sent_at desc limit ${sql.lit(maxShortCount)}) as ${sql.ref(`asked${at}`)}`,
  )
  const { rows } = await sql<Asked>`${sql.join(newest, sql` union all `)}`.execute(db)
  const known = ids.filter((id) => rows.some((row) => row.id === id))
  const askedOf = (id: string) => rows.filter((row) => row.id === id)
  return new Map(known.map((id) => [id, lifeOf(askedOf(id), now)]))
}

function lifeOf(asked: readonly Asked[], now: number): CompanyLife {
  const since = now - askedDays * dayMs
  return {
    asked: asked.filter(({ sentAt }) => Number(sentAt) >= since).length,
    answersWithinHours: asked.length < fewestAsked ? null : usualHours(asked),
  }
}

/** Hours, rounded up, within which more than half were answered; null where they were not. */
function usualHours(asked: readonly Asked[]): number | null {
  const waits = asked.map(({ sentAt, answeredAt }) =>
    answeredAt === null ? Number.POSITIVE_INFINITY : Number(answeredAt) - Number(sentAt),
  )
  const usual = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? Number.POSITIVE_INFINITY
  return Number.isFinite(usual) ? Math.max(1, Math.ceil(usual / hourMs)) : null
}
