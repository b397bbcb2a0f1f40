import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useAppDispatch } from '../../data/hooks.ts'
import { keepPages, leaveList } from '../../data/portfolio-pages.ts'
import type { PageMark } from '../../data/portfolios-slice.ts'
import { keepListPlace, type ListPlace, readListPlace } from './list-place.ts'
import type { ListWindow } from './list-window.ts'
import { hasListPlace } from './places-kept.ts'
import type { useListWindow } from './use-list-window.ts'

interface PlacedList {
  /** The history entry that shows the list. */
  entry: string
  pages: readonly PageMark[]
  next: string | null
  total: number | undefined
  /** Pages in sight that are still to be fetched. */
  awaited: number
  shown: ListWindow | undefined
  view: ReturnType<typeof useListWindow>
  grid: RefObject<HTMLElement | null>
  /** Portfolio of the card that was opened. */
  opened: RefObject<string | undefined>
}

const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Brings a person who comes back to where they were: the same pages, the same scroll, the focus on the card they
 * opened. Lets go as soon as they move by themselves. Keeps the place when they leave.
 */
export function useListPlace({ entry, pages, next, total, awaited, shown, view, grid, opened }: PlacedList) {
  const dispatch = useAppDispatch()
  const cameBack = useNavigationType() === 'POP'
  const wanted = useRef<ListPlace | undefined>(undefined)
  const { heights, drawAt } = view
  const latest = useRef({ pages, next, total, shown, cameBack, drawAt })
  latest.current = { pages, next, total, shown, cameBack, drawAt }

  useLayoutEffect(() => {
    const { cameBack: back, pages: present } = latest.current
    const place = back && hasListPlace(entry) ? readListPlace(entry) : undefined
    wanted.current = place
    const known = place?.pages.map(({ height }) => height) ?? []
    latest.current.drawAt(place?.scrollY ?? window.scrollY, known, present.length)
  }, [entry])

  useEffect(() => {
    const letGo = () => {
      wanted.current = undefined
    }
    for (const move of ownMoves) window.addEventListener(move, letGo, { once: true, passive: true })
    return () => {
      for (const move of ownMoves) window.removeEventListener(move, letGo)
    }
  }, [])

  // As a layout effect its clean-up still sees the scroll of this screen, not that of the next.
  useLayoutEffect(() => {
    const keep = () => {
      const { pages: marks, next: end, total: fits } = latest.current
      const placed = marks.map(({ cursor, count }, page) => {
        return { cursor, count, height: heights.current[page] ?? 0 }
      })
      const here = { scrollY: window.scrollY, opened: opened.current, pages: placed, next: end, total: fits }
      keepListPlace(entry, wanted.current ?? here)
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
      if (latest.current.shown) dispatch(keepPages(latest.current.shown.drawn))
      dispatch(leaveList(entry))
    }
  }, [entry, dispatch, heights, opened])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is drawn brings the place nearer
  useLayoutEffect(() => {
    const place = wanted.current
    if (!place) return
    window.scrollTo(0, place.scrollY)
    if (awaited > 0 || !shown) return
    wanted.current = undefined
    const cards = [...(grid.current?.querySelectorAll<HTMLElement>('[data-portfolio]') ?? [])]
    const card = cards.find(({ dataset }) => dataset.portfolio === place.opened)
    card?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true })
  }, [shown, pages, awaited, grid])
}
