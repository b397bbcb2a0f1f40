/** What the person does once the screen is shown. */
const moves = ['pointermove', 'pointerdown', 'keydown', 'scroll']
/** After so long without a move, what is not seen yet is made ready all the same. */
const restMs = 2000

const waiting = new Set<() => void>()
let watched = false
let settled = false

function settle() {
  settled = true
  for (const move of moves) removeEventListener(move, settle, true)
  for (const run of waiting) run()
  waiting.clear()
}

function watch() {
  watched = true
  for (const move of moves) addEventListener(move, settle, { capture: true, passive: true })
  const rest = () => setTimeout(settle, restMs)
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}

/**
 * Runs what is not in sight on the person's first move, or two seconds after the page has loaded: until then the network is
 * for what is in sight. At once after that. Returns the function that takes it back.
 */
export function whenSettled(run: () => void): () => void {
  if (settled) run()
  else {
    waiting.add(run)
    if (!watched) watch()
  }
  return () => void waiting.delete(run)
}
