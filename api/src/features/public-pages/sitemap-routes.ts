import { Readable } from 'node:stream'
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import { notFound } from '../../core/errors.ts'
import { chooseEncoding } from '../../http/cache/compression.ts'
import {
  fitsOneFile,
  type MapPart,
  mostAddresses,
  writeMapIndex,
  writeMapPart,
  writeWholeMap,
} from './site-map.ts'

const hidden = { schema: { hide: true } }
const folders = { companies: 'companies', portfolios: 'projects' } as const
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const partName = new RegExp(`^(companies|projects)(?:-(${uuid}))?\\.xml$`)
/** Time for which the index is cached, ms: making it reads ids of the whole tables. */
const indexMs = 10 * 60_000

/**
 * `/sitemap.xml`: one file, or an index of parts below `/sitemap/` when there are more addresses than one file may
 * hold.
 */
export function sitemapRoutes(app: FastifyInstance, context: Context, most = mostAddresses): void {
  const { config, clock, db } = context
  const options = { db: db.read, publicUrl: config.publicUrl, most }
  let index: { text: Promise<string | undefined>; madeAt: number } | undefined

  const makeIndex = async () => ((await fitsOneFile(options)) ? undefined : writeMapIndex(options, addressOf))

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    if (!index || clock() - index.madeAt > indexMs) {
      index = { text: makeIndex(), madeAt: clock() }
      index.text.catch(() => {
        index = undefined
      })
    }
    const text = await index.text
    return send(text === undefined ? writeWholeMap(options) : [text], request, reply)
  })

  app.get<{ Params: { part: string } }>('/sitemap/:part', hidden, async (request, reply) => {
    const { part } = request.params
    if (part === 'pages.xml') return send(writeMapPart(undefined, options), request, reply)
    const [, folder, after = ''] = partName.exec(part) ?? []
    if (!folder) throw notFound('noSuchMapPart')
    const table = folder === folders.companies ? 'companies' : 'portfolios'
    return send(writeMapPart({ table, after }, options), request, reply)
  })
}

function addressOf(part?: MapPart): string {
  if (!part) return '/sitemap/pages.xml'
  return `/sitemap/${folders[part.table]}${part.after && `-${part.after}`}.xml`
}

/** Sends the map while it is written, and compresses it on the way. */
function send(
  pieces: AsyncIterable<string> | string[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply
    .type('application/xml; charset=utf-8')
    .headers({ 'cache-control': 'public, max-age=600', vary: 'accept-encoding' })
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const source = Readable.from(pieces, { objectMode: false })
  if (encoding === 'identity') return reply.send(source)
  const packer =
    encoding === 'br' ? createBrotliCompress({ params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip()
  source.once('error', (error) => packer.destroy(error))
  packer.once('close', () => source.destroy())
  return reply.header('content-encoding', encoding).send(source.pipe(packer))
}
