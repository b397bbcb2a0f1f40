import { dayInPakistan } from '@tameer/contract'

/** The date in Pakistan of a moment, both as ISO. */
export function dayOf(moment: string): string {
  return dayInPakistan(Date.parse(moment))
}
