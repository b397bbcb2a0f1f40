/** Date that many days later, earlier for a negative number. Both are ISO dates. */
export function daysLater(day: string, days: number): string {
  const time = new Date(day)
  time.setUTCDate(time.getUTCDate() + days)
  return time.toISOString().slice(0, 10)
}

/** Days from one ISO date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
