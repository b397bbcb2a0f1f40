import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useOwnHouse } from '../own-house/own-house.ts'
import { type HouseToCheck, houseOf } from './sheet-house.ts'

/** The house that the address brings, or the one kept on this device; undefined without either. */
export function useHouse(): HouseToCheck | undefined {
  const [query] = useSearchParams()
  const own = useOwnHouse()
  const text = query.has('city') ? String(query) : (own?.query ?? '')
  const request = query.get('request') ?? undefined
  return useMemo(() => houseOf(text, request), [text, request])
}
