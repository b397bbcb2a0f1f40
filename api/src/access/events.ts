import type { FastifyRequest } from 'fastify'
import { maskNetwork } from '../core/network-address.ts'

/** What is worth a line of its own, by name: see the table in docs/operations.md. */
export type EventName =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-failed'
  | 'password-changed'
  | 'account-deleted'
  | 'reset-asked'
  | 'reset-used'
  | 'refused'
  | 'throttled'

/** Logs an event with the request's id and the caller's network; never with what somebody typed. */
export function logEvent(
  request: FastifyRequest,
  event: EventName,
  facts: Record<string, string | number | undefined> = {},
): void {
  request.log.info({ event, network: maskNetwork(request.ip), ...facts }, event)
}
