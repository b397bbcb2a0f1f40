import type { Portfolio } from '@tameer/contract'

/** The portfolio after `id` in the order of the Projects grid; undefined for the last and for an unknown id. */
export function nextPortfolio(list: readonly Portfolio[], id: string): Portfolio | undefined {
  const at = list.findIndex((one) => one.id === id)
  return at < 0 ? undefined : list[at + 1]
}
