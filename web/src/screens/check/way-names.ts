import * as words from '#words/check'
import type { Way } from '../../features/checked-quotes/ways.ts'

/** The kind of a price as a title. */
export const wayNames: Record<Way, string> = {
  complete: words.wayComplete,
  grey: words.wayGrey,
  labour: words.wayLabour,
}
