/** Where the tab keeps the places in its lists, see `list-place.ts`. */
export const placesKey = 'contractors-place'

/** Whether a place in a list is kept for an entry of the tab's history. */
export function hasListPlace(entry: string): boolean {
  try {
    return sessionStorage.getItem(placesKey)?.includes(entry) ?? false
  } catch {
    return false
  }
}
