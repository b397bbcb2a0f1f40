/** Where a person was in the list when they left it, kept for one entry of the tab's history. */
export interface ListPlace {
  /** Cards that were shown. */
  shown: number
  /** Pixels scrolled. */
  scrollY: number
  /** Portfolio of the card that was opened. */
  opened?: string | undefined
}

const key = 'contractors-place'
const mostEntries = 20

type Entry = [historyKey: string, place: ListPlace]

// Session storage may be full, switched off or hold something else: a place is a courtesy and never worth an error.
function readEntries(): Entry[] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  const place: unknown = value[1]
  return (
    typeof place === 'object' &&
    place !== null &&
    'shown' in place &&
    typeof place.shown === 'number' &&
    'scrollY' in place &&
    typeof place.scrollY === 'number'
  )
}

/** The place kept for a history entry, if any. */
export function readListPlace(historyKey: string): ListPlace | undefined {
  return readEntries().find(([one]) => one === historyKey)?.[1]
}

/** Keeps the place for a history entry; the oldest of more than 20 is forgotten. */
export function keepListPlace(historyKey: string, place: ListPlace): void {
  const others = readEntries().filter(([one]) => one !== historyKey)
  try {
    sessionStorage.setItem(key, JSON.stringify([[historyKey, place], ...others].slice(0, mostEntries)))
  } catch {
    // Nothing to do: the list opens at its top.
  }
}
