import { dayMs } from '@tameer/api/src/core/day-in-pakistan.ts'
import { v7 } from 'uuid'
import { createRandom } from '../random.ts'

/** Day of the demo's oldest id, ms since 1970. */
export const firstDay = Date.UTC(2026, 0, 5, 9)

/**
 * Returns the id of the demo's `number`th thing. It is the same on every machine, so that links into the demo keep
 * working.
 */
export function demoId(
  kind:
    | 'company'
    | 'portfolio'
    | 'request'
    | 'operator'
    | 'report'
    | 'mark'
    | 'payment'
    | 'house'
    | 'house-thing'
    | 'house-picture',
  number: number,
): string {
  const random = createRandom(`${kind}/${number}`)
  return v7({
    msecs: firstDay + number * dayMs,
    seq: number,
    random: Uint8Array.from({ length: 16 }, () => random.int(0, 255)),
  })
}

/** Time at which the `number`th company joined, ms since 1970: during the year before the demo is loaded. */
export function joinedAt(number: number, now: number): number {
  return now - (340 - 4 * number) * dayMs
}

/** Time at which the `number`th portfolio was published, ms since 1970: after its company joined. */
export function publishedAt(number: number, now: number): number {
  return now - (300 - 3 * number) * dayMs
}
