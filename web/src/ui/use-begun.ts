import { useEffect, useState } from 'react'

const longestMs = 2000

/**
 * True from the first render on in which everything above the fold is known, or after two seconds. A screen that waits
 * for that draws no part that a later one would push down, and one slow response does not hold back the others.
 */
export function useBegun(known: boolean): boolean {
  const [begun, setBegun] = useState(known)
  if (known && !begun) setBegun(true)
  useEffect(() => {
    const timer = setTimeout(setBegun, longestMs, true)
    return () => clearTimeout(timer)
  }, [])
  return begun || known
}
