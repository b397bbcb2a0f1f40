import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { keepListPlace, type ListPlace, readListPlace } from './list-place.ts'

interface ShownList {
  shown: number
  hasMore: boolean
  /** The list is what the address asks for and nothing is under way. */
  settled: boolean
  showMore: () => void
  /** Element whose descendants carry `data-portfolio`. */
  grid: RefObject<HTMLElement | null>
}

const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Brings a person who comes back to where they were: as many cards, the same scroll, the focus on the card they
 * opened. Lets go as soon as they move by themselves. Answers a function to call when a card is opened.
 */
export function useListPlace({ shown, hasMore, settled, showMore, grid }: ShownList) {
  const { key } = useLocation()
  const cameBack = useNavigationType() === 'POP'
  const wanted = useRef<ListPlace | undefined>(undefined)
  const latest = useRef({ key, shown, opened: undefined as string | undefined })
  latest.current = { ...latest.current, key, shown }

  useEffect(() => {
    // An address typed into a running page is a POP too, but its history entry has no state.
    if (cameBack && window.history.state !== null) wanted.current = readListPlace(latest.current.key)
    const letGo = () => {
      wanted.current = undefined
    }
    for (const move of ownMoves) window.addEventListener(move, letGo, { once: true, passive: true })
    return () => {
      for (const move of ownMoves) window.removeEventListener(move, letGo)
    }
  }, [cameBack])

  // As a layout effect its clean-up still sees the scroll of this screen, not that of the next.
  useLayoutEffect(() => {
    const keep = () => {
      const { key: entry, shown: count, opened } = latest.current
      keepListPlace(entry, wanted.current ?? { shown: count, scrollY: window.scrollY, opened })
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])

  useEffect(() => {
    const place = wanted.current
    if (!place || !settled) return
    if (shown < place.shown && hasMore) {
      showMore()
      return
    }
    wanted.current = undefined
    const card = [...(grid.current?.querySelectorAll<HTMLElement>('[data-portfolio]') ?? [])].find(
      (one) => one.dataset.portfolio === place.opened,
    )
    card?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
    window.scrollTo(0, place.scrollY)
  }, [shown, hasMore, settled, showMore, grid])

  return (opened: string) => {
    latest.current.opened = opened
  }
}
