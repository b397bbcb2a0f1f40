import { serverNow } from './server-time.ts'

/** Present date where the device is, as an ISO date. */
export function today(): string {
  const now = new Date(serverNow())
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
