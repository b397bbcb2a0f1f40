import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomToken } from '../core/secrets/random.ts'

/** Slower responses are logged, ms. */
const slowMs = 1000

/** Makes request ids, unique within this run, with a prefix of its own for each run. */
export function requestIds(): () => string {
  const run = randomToken().slice(0, 8)
  let count = 0
  return () => {
    count += 1
    return `${run}-${count.toString(36)}`
  }
}

const untold = new WeakSet<FastifyRequest>()

/** Logs this refusal at `debug` only: the log reports it once for all requests. */
export function leaveOutOfLog(request: FastifyRequest): void {
  untold.add(request)
}

/** Sends the request's id with its response. Logs server errors and slow responses; all others at `debug`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    const status = reply.statusCode
    // 503 means a full queue, which is not an error.
    const level = untold.has(request)
      ? 'debug'
      : status === 503
        ? 'warn'
        : status >= 500
          ? 'error'
          : ms > slowMs
            ? 'warn'
            : 'debug'
    // The route, not the address: an address may hold text that people typed.
    request.log[level](
      { method: request.method, route: request.routeOptions.url ?? 'none', status, ms },
      'answered',
    )
  })
}
