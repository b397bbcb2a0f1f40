import { serverNow } from './server-time.ts'

const hourMs = 3_600_000

/** Whole hours that have passed since a moment. */
export function hoursSince(iso: string): number {
  return Math.max(0, Math.floor((serverNow() - Date.parse(iso)) / hourMs))
}
