import { type ComponentType, useEffect, useState } from 'react'

/**
 * What the built client needs besides its screens and only once those are shown: its service worker, the quiet bars
 * about a new version and about responses from an earlier visit, the ear for double clicks. Fetched after everything else.
 */
export function Companion() {
  const [Bars, setBars] = useState<ComponentType>()

  useEffect(() => {
    if (!import.meta.env.PROD) return
    const load = () => {
      import('./companion-bars.tsx').then(
        ({ CompanionBars }) => setBars(() => CompanionBars),
        () => {
          // Nothing of what a person came for depends on it; the next visit tries again.
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
