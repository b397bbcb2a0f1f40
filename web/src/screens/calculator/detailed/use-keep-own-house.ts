import type { DetailedEstimate } from '@tameer/calculator'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isStaying } from '../../../browser/staying.ts'
import { keepHouseOfBill } from '../../../features/own-house/house-of-bill.ts'

/**
 * Keeps the house whose total is shown on this device, at a step as at the bill. The address follows what is typed when
 * typing pauses, and this follows the address; whoever leaves sooner leaves with the latest. A house that came by a link with
 * prices may be somebody else's: it is kept once something was changed here.
 */
export function useKeepOwnHouse(shownHouse: DetailedEstimate | undefined, fromLink: boolean): void {
  const { key, state } = useLocation()
  const kept = !fromLink || isStaying(state) ? shownHouse : undefined
  const keeps = kept !== undefined
  const latest = useRef(kept)
  useEffect(() => {
    latest.current = kept
  }, [kept])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key is a pause; between two of them nothing is written.
  useEffect(() => keep(kept), [key, keeps])
  useEffect(() => () => keep(latest.current), [])
}

function keep(house: DetailedEstimate | undefined): void {
  if (house) keepHouseOfBill(house)
}
