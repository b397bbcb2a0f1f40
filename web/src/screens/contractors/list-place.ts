import { placesKey } from './places-kept.ts'

/** Where a person was in the list when they left it, kept for one entry of the tab's history. */
export interface ListPlace {
  /** Pixels scrolled. */
  scrollY: number
  /** Portfolio of the card that was opened. */
  opened?: string | undefined
  /** The pages that were fetched, each with its height in pixels. */
  pages: PlacedPage[]
  /** Where the page after them starts; null when there is none. */
  next: string | null
  /** How many companies fit, when that is known. */
  total?: number | undefined
}

interface PlacedPage {
  /** Where it starts; null for the first. */
  cursor: string | null
  count: number
  height: number
}

const mostEntries = 20

type Entry = [historyKey: string, place: ListPlace]

// Session storage may be full, switched off or hold something else: a place is a courtesy and never worth an error.
function readEntries(): Entry[] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(placesKey) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

type Unknown<Shape> = { [Name in keyof Shape]?: unknown } | null

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  const place = value[1] as Unknown<ListPlace>
  return (
    typeof place?.scrollY === 'number' &&
    isCursor(place.next) &&
    ['number', 'undefined'].includes(typeof place.total) &&
    Array.isArray(place.pages) &&
    place.pages.every(isPage)
  )
}

function isPage(value: unknown): value is PlacedPage {
  const page = value as Unknown<PlacedPage>
  return isCursor(page?.cursor) && typeof page?.count === 'number' && typeof page.height === 'number'
}

function isCursor(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

/** The place kept for a history entry, if any. */
export function readListPlace(historyKey: string): ListPlace | undefined {
  return readEntries().find(([one]) => one === historyKey)?.[1]
}

/** Keeps the place for a history entry; the oldest of more than 20 is forgotten, or all others when storage is full. */
export function keepListPlace(historyKey: string, place: ListPlace): void {
  const others = readEntries().filter(([one]) => one !== historyKey)
  const entries: Entry[] = [[historyKey, place], ...others]
  for (const most of [mostEntries, 1]) {
    try {
      sessionStorage.setItem(placesKey, JSON.stringify(entries.slice(0, most)))
      return
    } catch {
      // Nothing more to do after the second try: the list opens at its top.
    }
  }
}
