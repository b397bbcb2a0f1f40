import type { FastifyReply } from 'fastify'
import { invalid } from '../core/errors.ts'

/**
 * Returns a signal that aborts when the client disconnects before the response is sent: nobody waits for the rest of
 * the work.
 */
export function signalDeparture(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(invalid('uploadInterrupted'))
  })
  return controller.signal
}
