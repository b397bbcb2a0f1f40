import type { Context } from '@tameer/api/src/context/context.ts'
import { dayInPakistan } from '@tameer/api/src/core/day-in-pakistan.ts'
import type { Writer } from '@tameer/api/src/db/database.ts'
import { addVisits, type CountedVisits } from '@tameer/api/src/db/queries/companies/visits.ts'
import { daysLater, visitWeeks } from '@tameer/contract'
import { companyIdOf, demoCompanies } from './facts/demo-companies.ts'
import { createRandom } from './random.ts'

/** Most visits to a company's profile on a day. Companies far down in the directory have a part of it. */
const busiest = 24
/** Shares of the visits to a profile: by people who open a project, or press a way to reach the company. */
const projectShare = 1.6
const contactShare = 0.15

/** Counts the visits of the eight weeks until today, the same on every machine. The companies must exist already. */
export async function loadVisits({ clock }: Context, trx: Writer) {
  const today = dayInPakistan(clock())
  const days = Array.from({ length: 7 * visitWeeks }, (_, ago) => daysLater(today, -ago))
  const visits = demoCompanies.flatMap(({ key, position }) => {
    const random = createRandom(`visits of ${key}`)
    const usual = busiest / (1 + (position ?? demoCompanies.length) / 6)
    return days.flatMap((day, ago) => visitsOf(companyIdOf(key), day, usual * random.next() * (1 - ago / 90)))
  })
  await addVisits(trx, visits)
}

/** Visits of one day; kinds without any are left out. */
function visitsOf(companyId: string, day: string, profile: number): CountedVisits[] {
  const counts = { profile, project: profile * projectShare, contact: profile * contactShare }
  return (['profile', 'project', 'contact'] as const)
    .map((kind) => ({ companyId, day, kind, visits: Math.round(counts[kind]) }))
    .filter(({ visits }) => visits > 0)
}
