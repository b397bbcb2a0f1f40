import { dayInPakistan, dayMs } from '@tameer/contract'
import * as words from '#words/quote-requests'
import { serverNow } from '../../lib/server-time.ts'

const hourMs = 3_600_000

/** Whole days until a moment; negative once it is past. */
export function daysUntil(moment: string, now = serverNow()): number {
  return Math.floor((Date.parse(moment) - now) / dayMs)
}

/** Time since a moment, in words: `2 hours ago`, `yesterday`, `19 November`. */
export function whenInWords(moment: string, now = serverNow()): string {
  const hours = Math.floor((now - Date.parse(moment)) / hourMs)
  if (hours < 1) return words.justNow
  const day = dayInPakistan(Date.parse(moment))
  if (day === dayInPakistan(now)) return words.hoursAgo(hours)
  return day === dayInPakistan(now - dayMs) ? words.yesterday : words.onDay(moment)
}

/** Date of a moment: `31 December`, with the year when it is not the present one. */
export function dayInWords(moment: string, now = serverNow()): string {
  const day = dayInPakistan(Date.parse(moment))
  const isThisYear = day.slice(0, 4) === dayInPakistan(now).slice(0, 4)
  return isThisYear ? words.displayDay(day) : words.displayDate(day)
}
