import { dayInPakistan } from '../../lib/day-in-pakistan.ts'

/** The date in Pakistan of a moment, both as ISO. */
export function dayOf(moment: string): string {
  return dayInPakistan(Date.parse(moment))
}
