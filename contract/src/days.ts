export const dayMs = 24 * 60 * 60_000
/** How far Pakistan is ahead of UTC, all year, ms. */
export const aheadMs = 5 * 60 * 60_000

/** The date in Pakistan, as `2026-11-23`. `now` is in ms. */
export function dayInPakistan(now: number): string {
  return new Date(now + aheadMs).toISOString().slice(0, 10)
}

/** Date that many days later, earlier for a negative number. Both are ISO dates. */
export function daysLater(day: string, days: number): string {
  const time = new Date(day)
  time.setUTCDate(time.getUTCDate() + days)
  return time.toISOString().slice(0, 10)
}

/**
 * Days from one ISO date to another; negative when the second is earlier. Both must exist: `daysBetween` of `quotes` takes
 * typed ones.
 */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}
