/** Where the tab keeps the places in its lists, see `list-place.ts`. */
export const placesKey = 'contractors-place'

/** Whether a place in a list is kept for an entry of the tab's history that is being returned to. */
export function hasListPlace(entry: string): boolean {
  try {
    // An address typed into a running page looks like a return too, but its history entry has no state.
    return window.history.state !== null && (sessionStorage.getItem(placesKey)?.includes(entry) ?? false)
  } catch {
    return false
  }
}
