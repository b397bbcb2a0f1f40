import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Smaller bodies are not compressed: it would save less than the header costs. */
export const compressionFloor = 1024
const rememberedHeaders = 200
const choices = new Map<string, Encoding>()

/** The best encoding that a client accepts, by its `Accept-Encoding` (RFC 9110, 12.5.3): brotli, gzip, or identity. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = choices.get(header)
  if (known) return known
  const wanted = readQualities(header)
  const accepts = (name: string) => (wanted.get(name) ?? wanted.get('*') ?? 0) > 0
  const choice = accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
  if (choices.size >= rememberedHeaders) choices.clear()
  choices.set(header, choice)
  return choice
}

function readQualities(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const quality = parameters.find((piece) => piece.startsWith('q='))
      return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
    }),
  )
}

/** Encodes the bytes. `effort` is brotli's quality: 5 while a caller waits, 11 ahead of time. */
export async function compress(bytes: Buffer, encoding: Encoding, effort = 5): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return compressGzip(bytes)
  const params = { [zlib.BROTLI_PARAM_QUALITY]: effort, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return compressBrotli(bytes, { params })
}

/** True for a method that only reads: HEAD gets the headers that GET would get. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Compresses responses to GET, and sends the same headers to HEAD. Responses to other methods may hold a token beside
 * text that the caller chose (BREACH).
 */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isRead(request.method) || typeof payload !== 'string' || payload.length < compressionFloor)
      return payload
    if (reply.hasHeader('content-encoding')) return payload
    const others = reply.getHeader('vary')
    reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    const bytes = await compress(Buffer.from(payload), encoding)
    reply.header('content-encoding', encoding).header('content-length', bytes.length)
    return bytes
  })
}
