import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isFirstEntry } from '../history-entries.ts'

/**
 * Moves the focus to the h1 when the subject of a screen is replaced by another: the focused element disappeared
 * with the old one. On the tab's first page the focus stays at the top, at the skip link.
 */
export function useHeadingFocus() {
  const firstPage = isFirstEntry(useLocation().key)
  useEffect(() => {
    if (firstPage || document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [firstPage])
}
