import { noteEvent } from '../../core/events.ts'
import { type Logger, logger } from '../../core/log.ts'

/** Logs once that the database cannot be reached, and once that it is back, however many requests come in between. */
export interface Outage {
  /** A connection was lost: the next attempt shows if the database is down. */
  suspect(): void
  /** The database cannot be reached. */
  away(reason: unknown): void
  /** The database can be reached. */
  back(): void
  /** True when the log reports it, or will in a moment. */
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
