import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { PageMark } from '../../data/portfolios-slice.ts'
import { type Heights, type ListWindow, pageOfPlace, pagesToDraw, rescaled } from './list-window.ts'

interface WindowedList {
  pages: readonly PageMark[]
  /** Its cards' items carry `aria-posinset`. */
  grid: RefObject<HTMLElement | null>
  shown: ListWindow | undefined
  setShown: (shown: ListWindow) => void
}

/**
 * Keeps drawn what is near the screen, and the page that has the focus, as the list is scrolled and measured.
 * Answers the heights measured so far, and a function that draws what a scroll position will show.
 */
export function useListWindow({ pages, grid, shown, setShown }: WindowedList) {
  const heights = useRef<Heights>([])
  const latest = useRef({ pages, shown })
  latest.current = { pages, shown }
  const lookSoon = useRef(() => {})

  useEffect(() => {
    const list = grid.current
    if (!list) return
    let frame = 0
    let width = list.clientWidth
    let inSight: Sighted | undefined
    const update = () => {
      frame = 0
      const { pages: present, shown: before } = latest.current
      const measured = measure(list, present, heights.current)
      if (list.clientWidth !== width && before) {
        width = list.clientWidth
        heights.current = rescaled(heights.current, measured)
        const next = { ...before, heights: heights.current }
        flushSync(() => setShown(next))
        if (inSight) scrollBackTo(list, inSight)
        soon()
        return
      }
      heights.current = measured
      inSight = firstInSight(list)
      const { top } = list.getBoundingClientRect()
      const next = windowAt(list, heights.current, present.length, -top, before?.drawn)
      const focused = focusedPage(list, present)
      if (focused >= 0 && !next.drawn.includes(focused)) {
        next.drawn = [...next.drawn, focused].sort((a, b) => a - b)
      }
      if (next.drawn.join() !== before?.drawn.join()) setShown(next)
    }
    function soon() {
      frame ||= requestAnimationFrame(update)
    }
    lookSoon.current = soon
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(soon)
    sizes?.observe(list)
    window.addEventListener('scroll', soon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes?.disconnect()
      window.removeEventListener('scroll', soon)
    }
  }, [grid, setShown])

  // Cards that take the place of a block of their height change neither the scroll nor the list's size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is drawn anew is looked at
  useEffect(() => lookSoon.current(), [pages, shown])

  return {
    heights,
    /** Draws what the screen will show at a scroll position, and no more: the rest can wait for the next frame. */
    drawAt(scrollY: number, known: Heights, count: number) {
      const list = grid.current
      if (!list) return
      heights.current = known
      const top = scrollY - list.getBoundingClientRect().top - window.scrollY
      setShown(windowAt(list, known, count, top, [], 0))
    },
  }
}

function windowAt(
  list: Element,
  heights: Heights,
  count: number,
  top: number,
  drawn: readonly number[] = [],
  near?: number,
): ListWindow {
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0
  const seen = { top, bottom: top + window.innerHeight }
  return { drawn: pagesToDraw({ drawn, heights, gap }, count, seen, near), heights, gap }
}

function itemAt(list: Element, place: number): Element | null {
  return list.querySelector(`:scope > [aria-posinset="${place + 1}"]`)
}

interface Sighted {
  place: number
  /** Pixels below the screen's upper edge. */
  top: number
}

/** The first card on the screen. */
function firstInSight(list: Element): Sighted | undefined {
  for (const item of list.querySelectorAll(':scope > [aria-posinset]')) {
    const { top, bottom } = item.getBoundingClientRect()
    if (bottom > 0) return { place: Number(item.getAttribute('aria-posinset')) - 1, top }
  }
  return undefined
}

/** Where the list has another width, and so all its rows another place. */
function scrollBackTo(list: Element, { place, top }: Sighted): void {
  const item = itemAt(list, place)
  if (item) window.scrollBy(0, item.getBoundingClientRect().top - top)
}

/** The heights with those of the pages that stand in the list now. */
function measure(list: HTMLElement, pages: readonly PageMark[], heights: Heights): Heights {
  let place = 0
  return pages.map(({ count, held }, page) => {
    const first = held ? itemAt(list, place) : null
    const last = first && itemAt(list, place + count - 1)
    place += count
    if (!first || !last) return heights[page]
    return last.getBoundingClientRect().bottom - first.getBoundingClientRect().top
  })
}

/** The page of the card that has the focus, -1 for none. */
function focusedPage(list: Element, pages: readonly PageMark[]): number {
  const item = document.activeElement?.closest('[aria-posinset]')
  if (!item || !list.contains(item)) return -1
  return pageOfPlace(pages, Number(item.getAttribute('aria-posinset')) - 1)
}
