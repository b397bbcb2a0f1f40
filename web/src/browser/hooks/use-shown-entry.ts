import { useLayoutEffect, useMemo, useRef } from 'react'
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router'
import { keyInSight } from '../history-entries.ts'

interface ShownEntry {
  /** Key of the history entry that the screen shows. */
  readonly here: () => string
  /** Navigates if the tab is still at this entry; otherwise does nothing. */
  readonly goFrom: (entry: string, to: To, options?: NavigateOptions) => void
}

/**
 * For writes to the address that happen later than the person's action. Each belongs to the history entry of that
 * action: after Back or a link it would change another entry, even before the next screen is drawn.
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
        // The tab has a new key already; the screen is drawn with it later.
        shown.current = keyInSight() ?? shown.current
      },
    }),
    [navigate],
  )
}
