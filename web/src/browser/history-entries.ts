/** The entry the document was opened at. The router calls one without a key so. */
let first = 'default'
/** The entry in sight, while it is new and not of the router's making. */
let foreign = first

/** The key of the entry the address bar is at, if it has one. */
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
 * Gives a key of its own to each entry of the history that the router did not make: to it an address typed into the
 * running page looks like a return to the document's first. To be called before the router is made. Returns the function that stops it.
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

/** Whether an entry is the one the document was opened at. */
export function isFirstEntry(key: string): boolean {
  return key === first
}

/** Whether an entry was just made by an address typed or followed from outside, and is no return to one. */
export function isForeign(key: string): boolean {
  return key === foreign
}
