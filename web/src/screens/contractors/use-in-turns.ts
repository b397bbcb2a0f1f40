import { startTransition, useEffect, useState } from 'react'

/** More than a screen of cards, and few enough for a slow phone to draw at once. */
const together = 6

/**
 * How many of a list's cards are to be drawn: a few as soon as it stands, more with each free turn, so that a tap is heard
 * in between. All of them where `whole` says so at first, and once all of a list were drawn.
 */
export function useInTurns(count: number, stands: boolean, whole: boolean): number {
  const [drawn, setDrawn] = useState(whole ? Infinity : together)
  useEffect(() => {
    if (!stands) return
    const next = drawn + together
    startTransition(() => setDrawn(next < count ? next : Infinity))
  }, [count, stands, drawn])
  return drawn
}
