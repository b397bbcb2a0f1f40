import { aheadMs, dayMs } from '@tameer/contract'

export { aheadMs, dayInPakistan, dayMs } from '@tameer/contract'

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
