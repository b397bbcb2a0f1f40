import { useState } from 'react'

/**
 * True from the first render on in which everything above the fold is known. A screen that waits for that draws no part
 * that a later one would push down.
 */
export function useBegun(known: boolean): boolean {
  const [begun, setBegun] = useState(known)
  if (known && !begun) setBegun(true)
  return begun || known
}
