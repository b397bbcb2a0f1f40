import type { FastifyReply, FastifyRequest } from 'fastify'

/** Three times the files and fields of a form at their limits: enough for a sender of too much to learn what was wrong. */
const maxRequestBytes = 256 * 1024 * 1024

/** Ends the connection of a sender that goes on beyond every limit. */
export function boundBody({ raw }: FastifyRequest): void {
  let bytes = 0
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxRequestBytes) raw.destroy()
  })
}

/**
 * Reads on, for nobody, what a sender still sends while it gets its response. Closing instead would reset the connection,
 * and a browser in the middle of an upload would tell of a network error rather than show the response.
 */
export function letSenderFinish(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection')
  boundBody(request)
  request.raw.resume()
}
