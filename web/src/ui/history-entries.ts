/** What the router calls an entry of the history that it did not make; our own names for them begin with it. */
const foreign = 'default'

/** The key of the entry the address bar is at, if it has one. */
export function keyInSight(): string | undefined {
  return (window.history.state as { key?: string } | null)?.key
}

function nameEntry() {
  if (keyInSight()) return
  window.history.replaceState({ idx: null, key: foreign + Date.now() }, '')
}

/**
 * Gives a key of its own to each entry of the history that the router did not make: to it an address typed into the
 * running page looks like a return to the document's first. To be called before the router stands.
 */
export function nameEntries() {
  nameEntry()
  window.addEventListener('popstate', nameEntry)
}

/** Whether an entry was made by an address typed or followed from outside. */
export function isForeign(key: string): boolean {
  return key.startsWith(foreign)
}
