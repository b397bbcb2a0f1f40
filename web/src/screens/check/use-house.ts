import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type HouseToCheck, houseOf } from '../../features/checked-quotes/sheet-house.ts'
import { useOwnHouse } from '../../features/own-house/own-house.ts'
import { usePresentVersion } from '../../store/prices/present-book.ts'

/** The house that the address brings, or the one kept on this device; undefined without either. */
export function useHouse(): HouseToCheck | undefined {
  const [query] = useSearchParams()
  const own = useOwnHouse()
  const text = query.has('city') ? String(query) : (own?.query ?? '')
  const request = query.get('request') ?? undefined
  const prices = usePresentVersion()
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew at newer prices
  return useMemo(() => houseOf(text, request), [text, request, prices])
}
