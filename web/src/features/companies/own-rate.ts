import type { Company } from '@tameer/contract'
import { fromRate, greyFromRate } from '#words/rates'

/** The rate that a company gave itself, in words; undefined without one. */
export function ownRate({ rates: { completePkr, greyPkr } }: Pick<Company, 'rates'>): string | undefined {
  if (completePkr !== null) return fromRate(completePkr)
  return greyPkr === null ? undefined : greyFromRate(greyPkr)
}
