export const dayMs = 24 * 60 * 60_000
/** Pakistan is five hours ahead of UTC all year. */
export const aheadMs = 5 * 60 * 60_000

/** The date in Pakistan, as `2026-11-23`. `now` is in ms. */
export function dayInPakistan(now: number): string {
  return new Date(now + aheadMs).toISOString().slice(0, 10)
}

/** The moment at which a day begins in Pakistan, ms. */
export function startInPakistan(day: string): number {
  return Date.parse(`${day}T00:00:00+05:00`)
}

/** Days since 1970 in Pakistan: a number that grows by one each day. */
export function dayNumber(now: number): number {
  return Math.floor((now + aheadMs) / dayMs)
}

/** The midnight in Pakistan that begins the day of that number, ms. */
export function startOfDay(number: number): number {
  return number * dayMs - aheadMs
}
