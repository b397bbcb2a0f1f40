import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../../browser/media.ts'

const narrow = mediaQuery('(width < 768px)')

/** True when the screen is so narrow that the detailed estimate shows one step at a time. */
export function useStepwise(): boolean {
  return useWatched(narrow, false)
}
