import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isFirstEntry } from './history-entries.ts'

/**
 * For a subject that takes another's place on the same screen: what had the focus is gone with the old one, so the
 * focus goes to the h1. On the tab's first page it stays at the top, where the skip link is.
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
