/** Key of the entry that the document was opened at. The router uses this name for an entry without a key. */
let first = 'default'
/** Key of the current entry, while it is new and was not made by the router. */
let foreign = first

/** Key of the current entry, if it has one. */
export function keyInSight(): string | undefined {
  return (window.history.state as { key?: string } | null)?.key
}

function nameEntry() {
  if (keyInSight()) return
  foreign = `${Date.now()}`
  window.history.replaceState({ idx: null, key: foreign }, '')
}

function moved() {
  foreign = ''
  nameEntry()
}

/**
 * Gives a key to each history entry that the router did not make. Without it the router takes an address typed into
 * the running page for a return to the document's first entry. Call it before the router is made. Returns the
 * function that stops it.
 */
export function nameEntries(): () => void {
  nameEntry()
  first = keyInSight() ?? first
  window.addEventListener('popstate', moved)
  return () => {
    window.removeEventListener('popstate', moved)
    foreign = first = 'default'
  }
}

/** True for the entry that the document was opened at. */
export function isFirstEntry(key: string): boolean {
  return key === first
}

/** True for an entry that was just made by an address typed or followed from outside; false for a return to one. */
export function isForeign(key: string): boolean {
  return key === foreign
}
