import type { CatalogueItem } from '@tameer/contract'

/** Entries that can be chosen: those that are not retired, and those that are chosen already. */
export function choosable(
  list: readonly CatalogueItem[],
  chosen: readonly (number | null | undefined)[],
): CatalogueItem[] {
  return list.filter(({ id, retired }) => !retired || chosen.includes(id))
}
