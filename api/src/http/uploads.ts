import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import { notFound } from '../core/errors.ts'
import { hasAlready } from './etag.ts'
import { filePolicy } from './security-headers.ts'

/** The only names there are: a picture's fallback, and its sizes. */
const storedName = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.jpg|-\d{1,4}\.webp)$/

/** Serves stored pictures below `/uploads`. A name never changes its content, so a browser asks only once. */
export function serveUploads(app: FastifyInstance, { images }: Context): void {
  app.get<{ Params: { name: string } }>(
    '/uploads/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params
      if (!storedName.test(name)) throw notFound('There is no such picture')
      const bytes = await images.read(name)
      if (!bytes) throw notFound('There is no such picture')
      const etag = `"${name}"`
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': filePolicy,
        'content-type': name.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
        etag,
      })
      if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.send(bytes)
    },
  )
}
