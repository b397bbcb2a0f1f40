import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Three times the files and fields of a form at their limits: a client that sends too much can still read the reason.
 */
const maxRequestBytes = 256 * 1024 * 1024

/** Closes the connection of a client that goes on sending beyond every limit. */
export function boundBody({ raw }: FastifyRequest): void {
  let bytes = 0
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxRequestBytes) raw.destroy()
  })
}

/**
 * Reads and discards the rest of a request while its response is sent. Closing instead would reset the connection, and
 * a browser in the middle of an upload would report a network error rather than show the response.
 */
export function letSenderFinish(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection')
  boundBody(request)
  request.raw.resume()
}
