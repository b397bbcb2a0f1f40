import { mediaQuery } from '../../browser/media.ts'
import { useWatched } from '../../browser/use-watched.ts'

const narrow = mediaQuery('(width < 1100px)')

/** True when the bill is too narrow for the columns of its tables. */
export function useNarrowBill(): boolean {
  return useWatched(narrow, false)
}
