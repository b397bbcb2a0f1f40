import * as words from '#words/shell'
/**
 * First focus stop of the keyboard: skips the navigation. It is a button, since the hash of the address belongs to
 * the router.
 */
export function SkipLink() {
  return (
    <button
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50 focus:bg-sheet focus:px-4 focus:py-2"
      onClick={() => document.getElementById('main')?.focus()}
      type="button"
    >
      {words.skip}
    </button>
  )
}
