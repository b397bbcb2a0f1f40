import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import { busy, notFound } from '../core/errors.ts'
import { hasAlready } from './etag.ts'
import { dataPolicy } from './security-headers.ts'

/** A slow reader is let read on: the connection's own limit ends one that stands still. */
const handlerTimeout = 5 * 60_000

/** Pictures waited for at once. */
const mostWaiting = 80

/** Serves stored pictures below `/uploads`. A name never changes its content, so a browser asks only once. */
export function serveUploads(app: FastifyInstance, { images }: Context): void {
  let waiting = 0
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/uploads/:name',
    schema: { hide: true },
    handlerTimeout,
    handler: async (request, reply) => {
      const { name } = request.params
      const etag = `"${name}"`
      const isKnown = hasAlready(request.headers['if-none-match'], etag)
      const isWanted = request.method !== 'HEAD' && !isKnown
      // A storage that keeps us waiting must not keep out those who need only the database.
      request.raw.leavePlace?.()
      if (waiting >= mostWaiting) throw busy()
      waiting += 1
      const looking = isWanted ? images.open(name) : images.find(name)
      const found = await looking.finally(() => {
        waiting -= 1
      })
      if (!found) throw notFound('There is no such picture')
      reply.headers({ ...found.headers, 'content-security-policy': dataPolicy, etag })
      if (isKnown) return reply.code(304).send()
      reply.header('content-length', found.size)
      return reply.send('body' in found ? found.body : undefined)
    },
  })
}
