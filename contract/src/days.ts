/** Date that many days later, earlier for a negative number. Both are ISO dates. */
export function daysLater(day: string, days: number): string {
  const time = new Date(day)
  time.setUTCDate(time.getUTCDate() + days)
  return time.toISOString().slice(0, 10)
}
