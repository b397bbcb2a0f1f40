import { type EventName, noteEvent } from '../core/events.ts'
import { maskNetwork } from '../core/network-address.ts'
import type { Caller } from './caller.ts'

/** Events with a log line of their own: see the table in docs/operations.md. */
export type EventName =
  | 'signed-up'
  | 'signed-in'
  | 'password-right'
  | 'sign-in-failed'
  | 'password-changed'
  | 'email-change-asked'
  | 'email-change-stopped'
  | 'email-changed'
  | 'account-deleted'
  | 'reset-asked'
  | 'reset-used'
  | 'refused'
  | 'throttled'

/** Logs an event with the request's id and the caller's network; never with what somebody typed. */
export function logEvent(
  caller: Caller,
  event: EventName,
  facts: Record<string, string | number | undefined> = {},
): void {
  noteEvent(caller.log, 'info', event, { network: maskNetwork(caller.ip), ...facts })
}
