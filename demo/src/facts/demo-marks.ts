import { dayMs } from '@tameer/api/src/core/day-in-pakistan.ts'
import { newId } from '@tameer/api/src/core/secrets/ids.ts'
import type { MarkRow } from '@tameer/api/src/db/queries/marks/marks.ts'
import type { PecCategory } from '@tameer/contract'
import type { DemoCompany } from './demo-companies.ts'

const construction = 5
const categories: readonly PecCategory[] = ['6', '5', '4']
/** One in this many construction companies shows a licence. */
const shownEvery = 3

/**
 * Returns the first last day of a half-year, `2027-06-30`, that is at least so many days after that time, ms: licences
 * end then.
 */
export function endOfLicence(now: number, daysAway: number): string {
  const day = new Date(now + daysAway * dayMs).toISOString().slice(0, 10)
  const year = day.slice(0, 4)
  return day <= `${year}-06-30` ? `${year}-06-30` : `${year}-12-31`
}

/** Returns the invented licence of some demo companies. Its number belongs to nobody, and there is no paper. */
export function demoMark(
  { categoryIds }: DemoCompany,
  { companyId, number, joined, now }: { companyId: string; number: number; joined: number; now: number },
): MarkRow | undefined {
  if (!categoryIds.includes(construction) || number % shownEvery !== 0) return undefined
  const category = categories[(number / shownEvery) % categories.length] ?? '6'
  return {
    id: newId(),
    companyId,
    kind: 'pec',
    number: `C-${category}/0000 (Demo)`,
    category,
    holder: '',
    validUntil: endOfLicence(now, 120),
    documentFile: null,
    state: 'checked',
    refusal: null,
    words: '',
    renamedFrom: null,
    enteredAt: joined,
    checkedAt: joined,
    remindedDays: 0,
  }
}
