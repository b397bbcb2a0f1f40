import { requestServices } from '../requests/request-states.ts'
import type { MarkKind, PecCategory } from './mark-values.ts'

/**
 * Cost of the largest project that a PEC category may take, PKR, as known on the day `asOf`. Pure. `null`: no
 * limit; absent: we have no figure.
 */
export const pecLimits: {
  asOf: string
  sources: readonly string[]
  pkr: Readonly<Partial<Record<PecCategory, number | null>>>
} = {
  asOf: '2026-11-23',
  sources: [
    // The rule itself, which names the categories; its figures are amended from time to time.
    'Construction and Operation of Engineering Works Bye-laws, 1987, S.R.O. 568(I)/87, Pakistan Engineering Council',
    // The figures as they are published now.
    'https://almuhasibconsultant.com/pec-registration/',
    'https://tencoconsulting.com/pec-license-limits/',
  ],
  pkr: {
    '6': 25_000_000,
    '5': 65_000_000,
    '4': 200_000_000,
    '3': 500_000_000,
    '2': 1_000_000_000,
    '1': 2_500_000_000,
    A: null,
  },
}

/**
 * Limit of the category in PKR when the sum is above it; undefined when it is not, and when there is no limit or no
 * figure.
 */
export function pecLimitBelow(category: PecCategory, totalPkr: number): number | undefined {
  const limit = pecLimits.pkr[category]
  return typeof limit === 'number' && totalPkr > limit ? limit : undefined
}

/** The parts of a mark that say what its company may build. */
interface Licence {
  kind: MarkKind
  category: PecCategory | null
}

/** True when some category's limit is below this sum of PKR. Otherwise no licence needs to be looked at. */
export function isAboveSomeLicence(totalPkr: number | null): totalPkr is number {
  if (totalPkr === null) return false
  return Object.values(pecLimits.pkr).some((limit) => limit !== null && totalPkr > limit)
}

/** A licence that allows less than a sum. */
export interface SmallLicence {
  category: PecCategory
  /** The sum and the limit in PKR. */
  totalPkr: number
  limitPkr: number
}

/**
 * The first licence among a company's marks whose limit is below this sum of PKR; undefined when none is, and without
 * a sum.
 */
export function licenceBelow(
  marks: readonly Pick<Licence, 'category'>[],
  totalPkr: number | null,
): SmallLicence | undefined {
  if (totalPkr === null) return undefined
  for (const { category } of marks) {
    const limitPkr = category === null ? undefined : pecLimitBelow(category, totalPkr)
    if (category !== null && limitPkr !== undefined) return { category, totalPkr, limitPkr }
  }
  return undefined
}

/** Kinds of marks that count as a licence for a service, the weightiest first. */
const licences: Record<number, readonly MarkKind[]> = {
  [requestServices.architecture]: ['pcatp'],
  [requestServices.construction]: ['pec'],
  [requestServices.interiorDesign]: ['pec', 'pcatp', 'registration'],
}

/**
 * The licence of a company for a service (id of its category), as `quotes` asks for it: with its limit in PKR where it
 * has one. Null when none of its checked marks is a licence for this work.
 */
export function licenceFor(
  service: number,
  marks: readonly Licence[],
): { limitPkr?: number | undefined } | null {
  for (const kind of licences[service] ?? []) {
    const mark = marks.find((one) => one.kind === kind)
    if (mark) return { limitPkr: (mark.category && pecLimits.pkr[mark.category]) ?? undefined }
  }
  return null
}
