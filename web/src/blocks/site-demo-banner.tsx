import { useSyncExternalStore } from 'react'

const never = () => () => {}
const marked = () => document.querySelector('meta[name="tameer-demo"][content="1"]') !== null
const unmarked = () => false

/**
 * A thin line saying Demo when the server marks the page so. Without it in prerendered pages, which are the same
 * everywhere; with it from the first paint in all others, so that nothing is pushed down.
 */
export function DemoBanner() {
  if (!useSyncExternalStore(never, marked, unmarked)) return null
  return (
    <p className="bg-ink px-4 py-0.5 text-center text-paper text-small">
      Demo: sample companies and projects
    </p>
  )
}
