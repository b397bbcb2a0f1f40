import { maskNetwork } from '../core/contact/network-address.ts'
import { type EventName, noteEvent } from '../core/events.ts'
import type { Caller } from './caller.ts'

/** Logs and counts an event with the request's id and the caller's network; never with what somebody typed. */
export function logEvent(
  caller: Caller,
  event: EventName,
  facts: Record<string, string | number | undefined> = {},
): void {
  noteEvent(caller.log, 'info', event, { network: maskNetwork(caller.ip), ...facts })
}
