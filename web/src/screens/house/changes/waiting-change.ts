import type { HouseChange, HouseView } from '@tameer/contract'

/** The change that waits longest for the caller's answer. */
export function waitingChange(view: HouseView): HouseChange | undefined {
  return view.changes.find((change) => waitsForCaller(change, view))
}

/** True for a change that waits for the caller's answer. A key that only reads answers nothing. */
export function waitsForCaller({ id }: HouseChange, { house, waits }: HouseView): boolean {
  return house.role !== 'family' && waits.some((one) => one.kind === 'change' && one.id === id)
}
