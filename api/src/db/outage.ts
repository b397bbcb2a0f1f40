import { noteEvent } from '../core/events.ts'
import { type Logger, logger } from '../core/log.ts'

/** Tells the log once that the database is away, and once that it is back, whatever is asked meanwhile. */
export interface Outage {
  /** A connection was lost: the next attempt tells whether the database is. */
  suspect(): void
  /** It cannot be reached. */
  away(reason: unknown): void
  /** It can be reached. */
  back(): void
  /** Whether the log tells of it, or will in a moment. */
  isOn(): boolean
}

/** `log` and `now` (ms) are for tests. */
export function createOutage(
  log: Pick<Logger, 'info' | 'error'> = logger('db'),
  now: () => number = () => performance.now(),
): Outage {
  let since: number | undefined
  let isLogged = false
  return {
    suspect() {
      since ??= now()
    },
    away(reason) {
      since ??= now()
      if (isLogged) return
      isLogged = true
      noteEvent(log, 'error', 'database-away', {
        reason: reason instanceof Error ? reason.message : String(reason),
        words: 'the database is away: requests that need it get 503 until it is back',
      })
    },
    back() {
      const ms = Math.round(now() - (since ?? now()))
      if (isLogged) noteEvent(log, 'info', 'database-back', { ms, words: 'the database is back' })
      since = undefined
      isLogged = false
    },
    isOn: () => since !== undefined,
  }
}
