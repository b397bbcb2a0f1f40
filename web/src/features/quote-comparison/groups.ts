import { billGroups } from './bill-rows.ts'
import type { Compared } from './compared.ts'
import { feeGroups } from './fee-rows.ts'
import type { Figure, Group, Reader } from './row.ts'

/** All rows of a comparison. */
export function groupsOf(compared: Compared, figure: Figure, reader: Reader = 'family'): Group[] {
  return compared.kind === 'bill'
    ? billGroups(compared.bill, compared.offers, figure, reader)
    : feeGroups(compared.offers, figure)
}
