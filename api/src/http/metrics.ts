import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../context/context.ts'
import { readBuild } from '../core/build.ts'
import { eventCounts } from '../core/events.ts'
import { logger } from '../core/log.ts'
import type { LoadShedder } from './admission/load-shedding.ts'
import type { PageCache } from './cache/page-cache.ts'
import { measureDatabase } from './database-metrics.ts'
import { asListenFailure } from './listen-failure.ts'

interface Sources {
  context: Context
  pages: PageCache
  shedder: LoadShedder
}

const secondBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Serves metrics for Prometheus on a port of its own until the app is closed; does nothing when no port is configured.
 * If that port cannot be used, the app's `ready` fails with `StartError`.
 */
export async function serveMetrics(app: FastifyInstance, sources: Sources): Promise<void> {
  const { metrics: place } = sources.context.config
  if (!place) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureAnswers(app, registry)
  measureQueues(registry, sources)
  measureEvents(registry, sources.context)
  const askDatabase = measureDatabase(registry, sources.context)
  let server: Server | undefined
  // Failures of `onListen` hooks would only be logged.
  app.addHook('onReady', async () => {
    server = figureServer(registry, askDatabase)
    await listenOn(server, place)
    const bound = server.address()
    const port = typeof bound === 'object' && bound ? bound.port : place.port
    logger('http').info({ host: place.host, port }, 'figures are served')
  })
  app.addHook('onClose', async () => {
    server?.close()
    server?.closeAllConnections()
  })
}

async function listenOn(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    throw asListenFailure(error, { host, port, settings: { host: 'METRICS_HOST', port: 'METRICS_PORT' } })
  }
}

function figureServer(registry: Registry, askDatabase: () => Promise<void>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    askDatabase()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        (error: unknown) => {
          logger('http').error({ err: error }, 'figures could not be gathered')
          response.writeHead(500).end()
        },
      )
  })
}

/**
 * Measures responses by route, never by address: addresses may hold text that people typed, and their number has no
 * bound.
 */
function measureAnswers(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer; pages answered from memory are counted apart',
    labelNames: ['method', 'route', 'status'],
    buckets: secondBuckets,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
}

function measureQueues(registry: Registry, { context, pages, shedder }: Sources): void {
  const { passwords, imageQueue, db } = context
  const queues = { passwords, images: imageQueue, database: db }
  for (const part of ['waiting', 'busy'] as const) {
    new Gauge({
      name: `tameer_queue_${part}`,
      help: part === 'waiting' ? 'Work that waits for its turn' : 'Work under way, connections in use',
      labelNames: ['queue'],
      registers: [registry],
      collect() {
        for (const [queue, { load }] of Object.entries(queues)) this.set({ queue }, load()[part])
      },
    })
  }
  new Gauge({
    name: 'tameer_questions_under_way',
    help: 'Questions whose answer is not ready',
    registers: [registry],
    collect() {
      this.set(shedder.load().underWay)
    },
  })
  const counts = {
    tameer_shed_total: ['Requests refused under too much load', () => shedder.load().refused],
    tameer_cached_answers_total: ['Pages answered from memory', () => pages.served],
  } as const
  for (const [name, [help, read]] of Object.entries(counts)) {
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }
}

/** Counts events of the log, and reports the version. */
function measureEvents(registry: Registry, { db }: Context): void {
  new Counter({
    name: 'tameer_events_total',
    help: 'Events of the log, by name: see docs/operations.md',
    labelNames: ['event'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [event, count] of eventCounts()) this.inc({ event }, count)
    },
  })
  const build = { ...readBuild(), database: db.kind }
  new Gauge({
    name: 'tameer_build_info',
    help: 'Always 1; its labels say which version runs, on what',
    labelNames: Object.keys(build),
    registers: [registry],
  }).set(build, 1)
}
