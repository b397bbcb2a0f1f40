import { useWatched } from '../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../browser/media.ts'

const narrow = mediaQuery('(width < 1100px)')

/** True when the bill is too narrow for the columns of its tables. */
export function useNarrowBill(): boolean {
  return useWatched(narrow, false)
}
