import { type VisitWeek, visitWeeks } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { dayInPakistan, daysLater, mondayOf } from '../../core/day-in-pakistan.ts'
import { deleteVisits, listVisitsSince } from '../../db/queries/visits.ts'

type Tools = Pick<Context, 'db' | 'clock'>

/** The first day that is shown, and so kept. */
function firstDay({ clock }: Tools): string {
  return daysLater(mondayOf(dayInPakistan(clock())), -7 * (visitWeeks - 1))
}

/** A company's figures by week, the present one first; weeks without a visit too. */
export async function listWeeks(tools: Tools, companyId: string): Promise<VisitWeek[]> {
  const first = firstDay(tools)
  const weeks = Array.from({ length: visitWeeks }, (_, place) => ({
    ...{ from: daysLater(first, 7 * place), profile: 0, project: 0, contact: 0 },
  }))
  for (const { day, kind, visits } of await listVisitsSince(tools.db.read, companyId, first)) {
    const week = weeks.find(({ from }) => from === mondayOf(day))
    if (week) week[kind] += visits
  }
  return weeks.toReversed()
}

/** Removes what is older than what is shown; returns how many rows. */
export function forgetOldVisits(tools: Tools): Promise<number> {
  return tools.db.note((trx) => deleteVisits(trx, firstDay(tools)))
}
