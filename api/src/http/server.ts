import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import type { Config } from '../core/config/config.ts'
import type { Lifecycle } from '../core/lifecycle.ts'
import { logger } from '../core/log.ts'
import type { LoadShedder } from './admission/load-shedding.ts'
import { originForm, refuseBrokenRequest, refuseOddRequest } from './broken-requests.ts'
import type { PageCache } from './cache/page-cache.ts'
import { handleErrors, sendError } from './error-handler.ts'
import { answerHeadAsGet } from './head-requests.ts'
import { acceptJson } from './json-body.ts'
import { logRequests, requestIds } from './request-log.ts'
import { headersByAddress, securityHeaders } from './security-headers.ts'
import { rememberConnections } from './stop.ts'

/** Times in ms. The framework's default is zero for all of them: no limit. */
const limits = {
  jsonBodyBytes: 100 * 1024,
  headerBytes: 16 * 1024,
  headersMs: 15_000,
  /** Enough for ten photographs over a slow mobile network. */
  requestMs: 5 * 60_000,
  /** Limit for a connection without traffic in either direction. */
  idleConnectionMs: 60_000,
  /** Longer than proxies keep theirs, so that they never use a connection that is about to close. */
  keepAliveMs: 65_000,
  handlerMs: 15_000,
  checkEveryMs: 5_000,
  parameterLength: 100,
}

interface ServerParts {
  config: Config
  pages: PageCache
  shedder: LoadShedder
  lifecycle: Lifecycle
}

/** Creates the server without its routes: limits, security headers, errors and the request log. */
export function createServer(parts: ServerParts): FastifyInstance {
  const { config } = parts
  const log: FastifyBaseLogger = logger('http')
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: limits.jsonBodyBytes,
    handlerTimeout: limits.handlerMs,
    connectionTimeout: limits.idleConnectionMs,
    keepAliveTimeout: limits.keepAliveMs,
    requestTimeout: limits.requestMs,
    routerOptions: { maxParamLength: limits.parameterLength },
    frameworkErrors: (error, request, reply) => void sendError(error, request, withHeaders(reply)),
    clientErrorHandler: refuseBrokenRequest,
    // Requests sent before the end are still handled; stop.ts closes the connections.
    return503OnClosing: false,
    forceCloseConnections: false,
    serverFactory: serverWith(parts),
  })
  const headers = securityHeaders(config)
  const withHeaders: <Reply extends { headers(values: Record<string, string>): Reply }>(
    reply: Reply,
  ) => Reply = (reply) => reply.headers(headers)
  const headersFor = headersByAddress(config)
  app.addHook('onRequest', async ({ url }, reply) => {
    void reply.headers(headersFor(url))
  })
  answerHeadAsGet(app)
  acceptJson(app)
  handleErrors(app, headers)
  logRequests(app)
  parts.shedder.install(app)
  return app
}

/** Sends cached pages, and refuses requests beyond capacity, before the framework sees the request. */
function serverWith({
  config,
  pages,
  shedder,
  lifecycle,
}: ServerParts): NonNullable<FastifyServerOptions['serverFactory']> {
  return (handler) => {
    const options = {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // refuseOddRequest checks it, with a response that has a body.
      requireHostHeader: false,
    }
    const headers = securityHeaders(config)
    const server = createHttpServer(options, (request, response: ServerResponse) => {
      if (lifecycle.stopping) response.shouldKeepAlive = false
      request.url = originForm(request.url)
      if (refuseOddRequest(request, response, headers)) return
      if (pages.serve(request, response)) return
      shedder.admit(request, response, () => handler(request, response))
    })
    server.on('checkExpectation', (request, response) => {
      refuseOddRequest(request, response, headers)
    })
    shedder.watch(server)
    rememberConnections(server)
    server.setTimeout(limits.idleConnectionMs)
    return server
  }
}
