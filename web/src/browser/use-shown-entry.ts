import { useLayoutEffect, useMemo, useRef } from 'react'
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router'
import { keyInSight } from './history-entries.ts'

interface ShownEntry {
  /** The history entry that the screen shows now. */
  readonly here: () => string
  /** Navigates if the tab is still at this entry, and otherwise does nothing. */
  readonly goFrom: (entry: string, to: To, options?: NavigateOptions) => void
}

/**
 * For writes to the address that come later than what the person did: each belongs to the history entry it was made on.
 * After Back or a link it would land on another one, even before the next screen is drawn.
 */
export function useShownEntry(): ShownEntry {
  const { key } = useLocation()
  const navigate = useNavigate()
  const shown = useRef(key)
  useLayoutEffect(() => {
    shown.current = key
  }, [key])
  return useMemo(
    () => ({
      here: () => shown.current,
      goFrom: (entry, to, options) => {
        if ((keyInSight() ?? shown.current) !== entry) return
        void navigate(to, options)
        // The tab is at a new key now; the screen is drawn with it later.
        shown.current = keyInSight() ?? shown.current
      },
    }),
    [navigate],
  )
}
