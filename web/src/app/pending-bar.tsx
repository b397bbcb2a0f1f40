import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { keyInSight } from '../browser/history-entries.ts'

/**
 * Line at the upper edge while the screen of a pressed link is still loading. The old screen stays until then, and
 * on a slow network a press would otherwise seem to do nothing. Screens that are loaded already never show it.
 */
export function PendingBar() {
  const { key } = useLocation()
  const [left, setLeft] = useState<string>()

  useEffect(() => {
    // The address bar changes before the screen does, while the next one is fetched.
    const look = () => setLeft((keyInSight() ?? key) === key ? undefined : key)
    // The event bubbles here after the link itself has changed the address.
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
