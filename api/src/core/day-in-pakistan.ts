/** The date in Pakistan, as `2026-11-23`: five hours ahead of UTC all year. `now` is in ms. */
export function dayInPakistan(now: number): string {
  return new Date(now + 5 * 60 * 60_000).toISOString().slice(0, 10)
}

/** When a day begins in Pakistan, in ms. */
export function startInPakistan(day: string): number {
  return Date.parse(`${day}T00:00:00+05:00`)
}

/** Days since 1970 in Pakistan: another number every day, and a greater one. */
export function dayNumber(now: number): number {
  return Math.floor((now + 5 * 60 * 60_000) / (24 * 60 * 60_000))
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const time = new Date(day)
  return daysLater(day, -((time.getUTCDay() + 6) % 7))
}

/** The day so many days later, or earlier. */
export function daysLater(day: string, days: number): string {
  const time = new Date(day)
  time.setUTCDate(time.getUTCDate() + days)
  return time.toISOString().slice(0, 10)
}
