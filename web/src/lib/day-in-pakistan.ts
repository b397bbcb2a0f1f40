import { serverNow } from './server-time.ts'

/** Date in Pakistan, which is five hours ahead of UTC all year. A quote's days count from it. */
export function dayInPakistan(now = serverNow()): string {
  return new Date(now + 5 * 3_600_000).toISOString().slice(0, 10)
}
