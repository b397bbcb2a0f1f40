import { daysLater, type VisitWeek, visitWeeks } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { deleteVisits, listVisitsSince } from '../../db/queries/companies/visits.ts'

type Tools = Pick<Context, 'db' | 'clock'>

/** Returns the first day that is shown. Older days are deleted. */
function firstDay({ clock }: Tools): string {
  return daysLater(dayInPakistan(clock()), 1 - 7 * visitWeeks)
}

/**
 * Returns a company's figures by week, the last seven days first, weeks without a visit included. Weeks that began on
 * Mondays would show next to nothing each Monday.
 */
export async function listWeeks(tools: Tools, companyId: string): Promise<VisitWeek[]> {
  const first = firstDay(tools)
  const weeks = Array.from({ length: visitWeeks }, (_, place) => ({
    from: daysLater(first, 7 * place),
    profile: 0,
    project: 0,
    contact: 0,
  }))
  for (const { day, kind, visits } of await listVisitsSince(tools.db.read, companyId, first)) {
    const week = weeks.findLast(({ from }) => from <= day)
    if (week) week[kind] += visits
  }
  return weeks.toReversed()
}

/** Deletes visits older than the first day that is shown. Returns the number of rows. */
export function forgetOldVisits(tools: Tools): Promise<number> {
  return tools.db.note((trx) => deleteVisits(trx, firstDay(tools)))
}
