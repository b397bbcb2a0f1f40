import { dayInPakistan, dayMs, daysLater } from '@tameer/contract'
import * as words from '#words/house-queue'
import type { QueueRecord } from '../../../features/houses/queue/queue-records.ts'

/** Sentence about what has waited for a day or more; undefined when nothing has. `now` is the device's time, ms. */
export function waitsLong(records: readonly QueueRecord[], now: number): string | undefined {
  const long = records.filter(({ at }) => now - at >= dayMs)
  const [oldest] = long
  if (!oldest) return undefined
  const count = long.flatMap(({ pictures }) => pictures.filter(({ sent }) => !sent)).length
  const day = dayInPakistan(oldest.at)
  const yesterday = daysLater(dayInPakistan(now), -1)
  return day === yesterday ? words.waitSinceYesterday(count) : words.waitSince(count, day)
}
