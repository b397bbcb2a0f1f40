import { isPrivatePicture } from '@tameer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import { busy, notFound } from '../../core/errors.ts'
import { hasAlready } from '../cache/etag.ts'
import { filePolicy } from '../security-headers.ts'

/** A slow download may go on; the connection's idle timeout ends a stalled one. */
const handlerTimeout = 5 * 60_000

/** Number of pictures read from the store at once. */
const mostWaiting = 80

/**
 * Sends the stored picture of that name, or 304 when the browser has it already. Throws `not-found`, and `busy` when
 * too many wait for the store.
 */
export type SendPicture = (
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  more?: { 'cache-control': string },
) => Promise<FastifyReply>

/** Creates the function for routes with `pictureRoute`'s options. */
export function createPictureSender({ images }: Context): SendPicture {
  let waiting = 0
  return async (name, request, reply, more) => {
    const etag = `"${name}"`
    const isKnown = hasAlready(request.headers['if-none-match'], etag)
    const isWanted = request.method !== 'HEAD' && !isKnown
    // A slow store must not block requests that need only the database.
    request.raw.leavePlace?.()
    if (waiting >= mostWaiting) throw busy()
    waiting += 1
    const looking = isWanted ? images.open(name) : images.find(name)
    const found = await looking.finally(() => {
      waiting -= 1
    })
    if (!found) throw notFound('noSuchPicture')
    reply.headers({ ...found.headers, ...more, 'content-security-policy': filePolicy, etag })
    if (isKnown) return reply.code(304).send()
    reply.header('content-length', found.size)
    return reply.send('body' in found ? found.body : undefined)
  }
}

/** Options of every route that sends a picture. */
export const pictureRoute = { method: ['GET', 'HEAD'], schema: { hide: true }, handlerTimeout }

/**
 * Serves stored pictures that are not private below `/uploads`. The content under a name never changes, so a browser
 * fetches it only once.
 */
export function serveUploads(app: FastifyInstance, send: SendPicture): void {
  app.route<{ Params: { name: string } }>({
    ...pictureRoute,
    url: '/uploads/:name',
    handler: async (request, reply) => {
      const { name } = request.params
      if (isPrivatePicture(name)) throw notFound('noSuchPicture')
      return send(name, request, reply)
    },
  })
}
