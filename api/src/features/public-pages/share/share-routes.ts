import { join } from 'node:path'
import { longestEstimateQuery, slugOf } from '@tameer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { AppError, busy, notFound } from '../../../core/errors.ts'
import { logger } from '../../../core/log.ts'
import { projectRoot } from '../../../core/project-root.ts'
import { hasAlready } from '../../../http/cache/etag.ts'
import { filePolicy } from '../../../http/security-headers.ts'
import type { BillFace, DrawJob, ShareFace } from '../../../images/drawn/share-face.ts'
import { createShareStore } from '../../../images/drawn/share-store.ts'
import { loadPrices } from '../../../prices/price-books.ts'
import { loadCompanyPage } from '../company-page.ts'
import { findCostCity, findCostSubject } from '../costs/cost-page.ts'
import { queryIn, readAtItsPrices, readEstimate } from '../costs/shared-estimate.ts'
import { loadPortfolioPage } from '../portfolio-page.ts'
import { findCityBySlug, findService, servicePicture } from '../service-page.ts'
import type { Site } from '../site.ts'
import { billFace, readOwnCurrency } from './bill-face.ts'
import { readHouseDrawing } from './house-drawing.ts'
import {
  addressed,
  companyShare,
  costShare,
  estimateShare,
  generalAddress,
  generalFace,
  portfolioShare,
  ratesShare,
  type SharePicture,
} from './share-faces.ts'

type Face = ShareFace | BillFace

const hidden = { schema: { hide: true } }
/** At most `atOnce` drawings run at a time. Uploads share the queue, and have priority. */
const drawing = { folder: 'share', atOnce: 6, maxBytes: 128 * 1024 * 1024 }
/** The number of possible estimates is unlimited: their pictures must not evict or delay the others. */
const estimateDrawing = { folder: 'share-estimates', atOnce: 2, maxBytes: 32 * 1024 * 1024 }
const billDrawing = { ...estimateDrawing, folder: 'share-bills' }
/** Longest wait for a drawing, ms: chats stop waiting for a preview's picture after some seconds. */
const patienceMs = 5_000

const namedBySlug = /^([a-z0-9-]+?)(?:-[0-9a-f]{16})?\.jpg$/
const named = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-[0-9a-f]{1,32})?\.jpg$/

/** Share pictures of 1200 × 630 pixels for previews, and bills as pictures: drawn once, then stored within a size limit. */
export function shareRoutes(app: FastifyInstance, context: Context, site: Site): void {
  const { db } = context
  const draw = createShareDrawer(context, drawing)
  const [general, face] = [generalAddress(site), generalFace(site)]
  app.get(general, hidden, async (request, reply) => {
    const bytes = await draw.now(general, face)
    return send(bytes, { mark: general, maxAgeS: 86_400 }, request, reply)
  })

  type Find = (params: Record<string, string>, query: string) => Promise<SharePicture<Face> | undefined>
  const serve = (url: string, find: Find, drawer = draw) =>
    app.get(site.to(url), hidden, async (request, reply) => {
      const picture = await find(request.params as Record<string, string>, queryIn(request.url))
      if (!picture) throw notFound('noSuchPicture')
      const { address, face } = picture
      const path = pathOf(address)
      // The content has changed since the address was published.
      if (pathOf(request.url) !== path) {
        return reply.header('cache-control', 'no-cache').redirect(address, 302)
      }
      const drawn = await drawer.soon(path, face)
      if (drawn) return send(drawn, { mark: path, maxAgeS: 31_536_000 }, request, reply)
      // A person waits for the bill: another picture is of no use.
      if ('stages' in face) throw busy()
      return send(await draw.now(general, generalFace(site)), undefined, request, reply)
    })

  serve('/share/p/:file', async ({ file = '' }) => {
    const [, id] = named.exec(file) ?? []
    const facts = id && (await loadPortfolioPage(context, id))
    return facts ? portfolioShare(facts, site) : undefined
  })
  serve('/share/c/:file', async ({ file = '' }) => {
    const [, id] = named.exec(file) ?? []
    const facts = id && (await loadCompanyPage(context, id))
    return facts ? companyShare(facts, site) : undefined
  })
  serve('/share/services/:file', async ({ file = '' }) => {
    const service = findService(slugIn(file))
    return service && servicePicture(service, undefined, site)
  })
  serve('/share/services/:service/:file', async ({ service: slug = '', file = '' }) => {
    const service = findService(slugOf(slug))
    const city = service && (await findCityBySlug(db.read, slugIn(file)))
    return city && servicePicture(service, city, site)
  })
  serve('/share/cost/:city/:file', async ({ city = '', file = '' }) => {
    const subject = findCostSubject(slugOf(city), slugIn(file))
    return subject && costShare(subject, await loadPrices(context), site)
  })
  serve('/share/rates/:file', async ({ file = '' }) => {
    const city = findCostCity(slugIn(file))
    const known = city !== undefined || slugIn(file) === 'pakistan'
    return known ? ratesShare(city, await loadPrices(context), site) : undefined
  })
  const findEstimate: Find = async (_params, query) => {
    const read = readEstimate(query, await loadPrices(context))
    return typeof read === 'object' && 'estimate' in read ? estimateShare(read.estimate, site) : undefined
  }
  serve('/share/estimate/:file', findEstimate, createShareDrawer(context, estimateDrawing))
  const house = readHouseDrawing(join(projectRoot(), 'web', 'dist'))
  const findBill: Find = async (_params, query) => {
    const currency = readOwnCurrency(query)
    if (query.length > longestEstimateQuery || currency === null) return undefined
    const bill = readAtItsPrices(query, await loadPrices(context))
    if (!bill) return undefined
    const { address, face } = addressed('bill/page', billFace(bill, currency, site, house), site, 'png')
    return { address: `${address}?${query}`, face }
  }
  serve('/share/bill/:file', findBill, createShareDrawer(context, billDrawing))
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

/** Reads the slug at the beginning of a picture's name. Empty for any other name. */
function slugIn(file: string): string {
  const [, slug = ''] = namedBySlug.exec(file) ?? []
  return slugOf(slug)
}

function send(
  bytes: Buffer,
  kept: { mark: string; maxAgeS: number } | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.type(pathOf(request.url).endsWith('.png') ? 'image/png' : 'image/jpeg').headers({
    'content-security-policy': filePolicy,
    // Other sites may embed it.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': kept
      ? `public, max-age=${kept.maxAgeS}${kept.maxAgeS > 86_400 ? ', immutable' : ''}`
      : 'no-store',
  })
  if (!kept) return reply.send(bytes)
  const etag = `"${kept.mark}"`
  reply.header('etag', etag)
  return hasAlready(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(bytes)
}

interface ShareDrawer {
  /** Returns the picture. Undefined when it is not ready in time; the caller then sends the general one. */
  soon(address: string, face: Face): Promise<Buffer | undefined>
  /** Returns the picture. Throws `busy` when the queue is full. */
  now(address: string, face: Face): Promise<Buffer>
}

function createShareDrawer(
  { config, images, imageQueue, imageWorkers }: Context,
  { folder, atOnce, maxBytes }: typeof drawing,
): ShareDrawer {
  const store = createShareStore(join(config.dataDir, folder), { maxBytes })
  const underWay = new Map<string, Promise<Buffer>>()

  async function jobOf(face: Face): Promise<DrawJob> {
    if ('stages' in face) return { bill: face }
    const photo = face.photo === undefined ? undefined : await images.read(face.photo)
    const logo = face.logo === undefined ? undefined : await images.read(face.logo)
    return { face, photo, logo }
  }

  async function make(address: string, face: Face): Promise<Buffer> {
    const job = await jobOf(face)
    const [bytes] = await imageQueue.runAll([() => imageWorkers.draw(job)], { owner: 'share' })
    if (!bytes) throw new Error('nothing was drawn')
    await store.keep(address, bytes).catch((error: unknown) => {
      logger('images').warn({ err: error }, 'could not keep a share picture; it will be drawn again')
    })
    return bytes
  }

  // Registered before the first wait, so that other calls for the same address share the work.
  function now(address: string, face: Face): Promise<Buffer> {
    const made = underWay.get(address) ?? readOrMake(address, face).finally(() => underWay.delete(address))
    underWay.set(address, made)
    return made
  }

  async function readOrMake(address: string, face: Face): Promise<Buffer> {
    return (await store.read(address)) ?? make(address, face)
  }

  async function soon(address: string, face: Face): Promise<Buffer | undefined> {
    if (underWay.size >= atOnce && !underWay.has(address)) return store.read(address)
    const drawn = now(address, face).catch((error: unknown) => {
      if (!(error instanceof AppError)) {
        logger('images').error({ err: error, address }, 'a share picture cannot be drawn')
      }
      return undefined
    })
    return Promise.race([drawn, pause(patienceMs)])
  }

  return { soon, now }
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms).unref())
}
