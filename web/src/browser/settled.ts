/** Events that show the person's first move after the screen is shown. */
const moves = ['pointermove', 'pointerdown', 'keydown', 'scroll']
/** Time without a move after which content out of view is prepared anyway, ms. */
const restMs = 2000

const waiting = new Set<() => void>()
/** Ends the watch for the first move. */
const watching = new AbortController()
let watched = false
let settled = false

function settle() {
  settled = true
  watching.abort()
  for (const run of waiting) run()
  waiting.clear()
}

function watch() {
  watched = true
  const { signal } = watching
  for (const move of moves) addEventListener(move, settle, { capture: true, passive: true, signal })
  const rest = () => setTimeout(settle, restMs)
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}

/**
 * Runs `run` for content out of view on the person's first move, or two seconds after the page has loaded: until
 * then the network is for content in view. Runs it at once after that. Returns the function that cancels it.
 */
export function whenSettled(run: () => void): () => void {
  if (settled) run()
  else {
    waiting.add(run)
    if (!watched) watch()
  }
  return () => void waiting.delete(run)
}
