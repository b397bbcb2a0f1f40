import { type ComponentType, useEffect, useState } from 'react'

/**
 * Parts of the client that are needed only after the screens are shown: its service worker, the bars about a new
 * version and about cached responses, and the handler of double clicks. Fetched after everything else.
 */
export function Companion() {
  const [Bars, setBars] = useState<ComponentType>()

  useEffect(() => {
    if (!import.meta.env.PROD) return
    const load = () => {
      import('./companion-bars.tsx').then(
        ({ CompanionBars }) => setBars(() => CompanionBars),
        () => {
          // A failure is ignored: nothing that the person came for depends on it, and the next visit tries again.
        },
      )
    }
    if (document.readyState === 'complete') {
      load()
      return
    }
    window.addEventListener('load', load, { once: true })
    return () => window.removeEventListener('load', load)
  }, [])

  return Bars ? <Bars /> : null
}
