import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Picture } from '@tameer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../core/config/config.ts'
import { projectRoot } from '../../core/project-root.ts'
import { clientLanguages } from '../../words/client-languages.ts'
import { chooseEncoding } from '../cache/compression.ts'
import { hasAlready } from '../cache/etag.ts'
import { type ClientPage, prepareClientPage } from './client-page.ts'

/** Files with a hash of their content in their names. */
const hashed = /[/\\]assets[/\\]/

/** The service worker's file has the same name in every version, so it is revalidated each time. */
const worker = /[/\\]sw\.js/

interface ClientOptions {
  /** Folder of the build. */
  folder?: string
  /** The directory's first picture, if it is known. */
  firstPicture?: () => Picture | undefined
}

/**
 * Serves the built client: its page at `/`, in Urdu at `/ur/`, and its files, each in the encodings made by the build.
 */
export async function serveClient(
  app: FastifyInstance,
  config: Config,
  { folder = join(projectRoot(), 'web', 'dist'), firstPicture = () => undefined }: ClientOptions = {},
): Promise<void> {
  const hidden = { schema: { hide: true } }
  for (const language of clientLanguages) {
    const { front } = language
    const file = join(folder, front, 'index.html')
    const html = existsSync(file) ? await readFile(file, 'utf8') : undefined
    const page = await prepareClientPage(html, config, language)
    for (const address of [front, `${front}index.html`]) {
      app.get(address, hidden, async (request, reply) => {
        const picture = firstPicture()
        if (picture) reply.header('server-timing', pictureHint(picture))
        return sendPage(page, request, reply)
      })
    }
    // Without its last slash the address belongs to another folder, outside the scope of the page's service worker.
    if (front !== '/')
      app.get(front.slice(0, -1), hidden, async (request, reply) =>
        reply.header('cache-control', 'no-cache').redirect(front + queryOf(request.url), 308),
      )
  }
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    // The ETag says as much as the date, and such small files need no ranges.
    lastModified: false,
    acceptRanges: false,
    schemaHide: true,
    setHeaders(response, path) {
      response.setHeader('cache-control', cacheRule(path))
      response.setHeader('vary', 'accept-encoding')
    },
  })
}

/** The query of an address with its question mark; '' without one. */
function queryOf(address: string): string {
  const at = address.indexOf('?')
  return at < 0 ? '' : address.slice(at)
}

function cacheRule(path: string): string {
  if (worker.test(path)) return 'no-cache'
  return hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/**
 * The `Server-Timing` header, the only one of a page that its own scripts can read (Server Timing, section 4). With it
 * the page requests the directory's first picture before the list has arrived (web/src/first-screen.ts).
 */
function pictureHint({ image, widths }: Picture): string {
  return `first;desc="${[image, ...widths].join(' ')}"`
}

function sendPage(page: ClientPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  reply.headers({
    'cache-control': 'no-cache',
    'content-security-policy': page.policy,
    vary: 'accept-encoding',
    etag,
  })
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(page.forms[encoding])
}
