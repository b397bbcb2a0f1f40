import type { Logger } from './log.ts'

/** Everything that is logged with an `event` and counted for Prometheus: see the table in docs/operations.md. */
export const eventNames = [
  'signed-up',
  'signed-in',
  'password-right',
  'sign-in-failed',
  'password-changed',
  'email-change-asked',
  'email-change-undone',
  'email-changed',
  'account-deleted',
  'reset-asked',
  'reset-used',
  'refused',
  'throttled',
  'shed',
  'disk-full',
  'disk-has-room',
  'database-away',
  'database-back',
  'storage-failed',
  'mail-sent',
  'mail-failed',
  'mail-refused',
  'bank-away',
  'job-done',
  'job-failed',
  'migrated',
] as const

export type EventName = (typeof eventNames)[number]

type Level = 'debug' | 'info' | 'warn' | 'error'
type Facts = Record<string, unknown>

const counts = new Map<EventName, number>(eventNames.map((name) => [name, 0]))

/** Counts an event that has no log line of its own. */
export function countEvent(event: EventName): void {
  counts.set(event, (counts.get(event) ?? 0) + 1)
}

/** Logs an event and counts it. `facts` hold nothing that a person typed; `words` are for people who read the log. */
export function noteEvent<Of extends Level>(
  log: Pick<Logger, Of>,
  level: Of,
  event: EventName,
  { words = event, ...facts }: Facts & { words?: string } = {},
): void {
  countEvent(event)
  const write = (log as Logger)[level]
  write.call(log, { event, ...facts }, words)
}

/** How often each event came since this process began. */
export function eventCounts(): ReadonlyMap<EventName, number> {
  return counts
}
