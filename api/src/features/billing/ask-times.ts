import { askAfterMs } from '@tameer/contract'

/** When the bank is asked next by itself about a payment begun at `createdAt`, ms; null: no more. */
export function nextAskAt(createdAt: number, now: number): number | null {
  const after = askAfterMs.find((ms) => createdAt + ms > now)
  return after === undefined ? null : createdAt + after
}
