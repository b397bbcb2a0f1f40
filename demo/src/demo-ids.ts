import { v7 } from 'uuid'
import { createRandom } from './random.ts'

const firstDay = Date.UTC(2026, 0, 5, 9)
const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns the id of the demo's `number`th thing. It is the same on every machine, so that links into the demo keep
 * working.
 */
export function demoId(
  kind: 'company' | 'portfolio' | 'request' | 'operator' | 'report' | 'mark' | 'payment',
  number: number,
): string {
  const random = createRandom(`${kind}/${number}`)
  return v7({
    msecs: demoTime(number),
    seq: number,
    random: Uint8Array.from({ length: 16 }, () => random.int(0, 255)),
  })
}

/** Returns the creation time of the demo's `number`th thing, ms since 1970. */
export function demoTime(number: number): number {
  return firstDay + number * dayMs
}
