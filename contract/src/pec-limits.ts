import type { PecCategory } from './mark-values.ts'

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
