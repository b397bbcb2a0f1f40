import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Sends HEAD the headers that GET would get (RFC 9110, 9.3.2). Call it before any route is added. The framework's own
 * routes for HEAD count the bytes left to send, which is 0 for a 304. Without that count the headers are those of GET,
 * and Node sends no body.
 */
export function answerHeadAsGet(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD') route.onSend = [countNothing]
  })
}

/** Does nothing: in place of the framework's hook that counts the bytes of a body. */
async function countNothing(_request: unknown, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isEmpty = payload === undefined || payload === null
  const mayCount = reply.statusCode !== 204 && reply.statusCode !== 304
  if (isEmpty && mayCount && !reply.hasHeader('content-length')) reply.header('content-length', '0')
  return payload
}
