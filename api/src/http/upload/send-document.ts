import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context/context.ts'
import { notFound } from '../../core/errors.ts'
import { filePolicy } from '../security-headers.ts'

/**
 * The body of a private document, with headers that make it a download without rights, never cached. Throws
 * `not-found`.
 */
export async function openDocument({ images }: Context, file: string | null, reply: FastifyReply) {
  const found = file === null ? undefined : await images.open(file)
  if (!file || !found) throw notFound('noDocument')
  const ending = file.slice(file.lastIndexOf('.'))
  reply.type(found.headers['content-type']).headers({
    'content-disposition': `attachment; filename="document${ending}"`,
    'content-length': found.size,
    'content-security-policy': filePolicy,
    'cache-control': 'no-store',
  })
  return Buffer.isBuffer(found.body) ? Readable.from(found.body) : found.body
}
