import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { keyInSight } from '../browser/history-entries.ts'

/**
 * A line at the upper edge while a pressed link's screen is still on its way: the old screen stays until then, and
 * on a slow line a press would otherwise seem to do nothing. Screens that are there at once never show it.
 */
export function PendingBar() {
  const { key } = useLocation()
  const [left, setLeft] = useState<string>()

  useEffect(() => {
    // The address bar is ahead of the screen while the next one is fetched.
    const look = () => setLeft((keyInSight() ?? key) === key ? undefined : key)
    // Bubbles here after the link itself has moved the address.
    document.addEventListener('click', look)
    window.addEventListener('popstate', look)
    return () => {
      document.removeEventListener('click', look)
      window.removeEventListener('popstate', look)
    }
  }, [key])

  if (left !== key) return null
  return <div aria-hidden="true" className="pending-bar" />
}
