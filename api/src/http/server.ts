import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import type { Config } from '../core/config.ts'
import { invalid } from '../core/errors.ts'
import type { Lifecycle } from '../core/lifecycle.ts'
import { logger } from '../core/log.ts'
import { answerError, errorBody, handleErrors } from './error-handler.ts'
import { acceptJson } from './json-body.ts'
import type { LoadShedder } from './load-shedding.ts'
import type { PageCache } from './page-cache.ts'
import { logRequests, requestIds } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'

/** Times in ms. All of them are zero, that is without end, when left to the framework. */
const limits = {
  jsonBodyBytes: 100 * 1024,
  headerBytes: 16 * 1024,
  headersMs: 15_000,
  /** Ten photographs over a slow telephone line. */
  requestMs: 5 * 60_000,
  /** A connection on which nothing moves, either way. */
  idleConnectionMs: 60_000,
  /** Longer than proxies keep theirs, so that they never use one that is just closing. */
  keepAliveMs: 65_000,
  handlerMs: 15_000,
  checkEveryMs: 5_000,
  parameterLength: 100,
}

interface FrontDoor {
  config: Config
  pages: PageCache
  shedder: LoadShedder
  lifecycle: Lifecycle
}

/** The server without its routes: limits, security headers, errors and the request log. */
export function createServer(door: FrontDoor): FastifyInstance {
  const { config } = door
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
    frameworkErrors: (error, request, reply) => void answerError(error, request, withHeaders(reply)),
    clientErrorHandler: refuseBrokenRequest,
    // What was sent before the end is answered, connections are closed by stop.ts.
    return503OnClosing: false,
    forceCloseConnections: false,
    serverFactory: serverWith(door),
  })
  const headers = securityHeaders(config)
  const withHeaders: <Reply extends { headers(values: Record<string, string>): Reply }>(
    reply: Reply,
  ) => Reply = (reply) => reply.headers(headers)
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  acceptJson(app)
  handleErrors(app)
  logRequests(app)
  door.shedder.install(app)
  return app
}

/** Pages kept in memory are answered, and what is too much refused, before the framework looks at the request. */
function serverWith({
  pages,
  shedder,
  lifecycle,
}: FrontDoor): NonNullable<FastifyServerOptions['serverFactory']> {
  return (handler) => {
    const options = {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkEveryMs,
    }
    const server = createHttpServer(options, (request, response: ServerResponse) => {
      if (lifecycle.stopping) response.shouldKeepAlive = false
      if (pages.serve(request, response) || shedder.refuse(request, response)) return
      handler(request, response)
    })
    server.setTimeout(limits.idleConnectionMs)
    return server
  }
}

/** Answers what is no HTTP, or too large or too slow to become a request. */
function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, message] = brokenRequest(error.code)
  const body = JSON.stringify(errorBody(invalid(message)))
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function brokenRequest(code: string | undefined): [status: string, message: string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return ['408 Request Timeout', 'The request took too long to arrive']
  if (code === 'HPE_HEADER_OVERFLOW') {
    return ['431 Request Header Fields Too Large', 'The request carries more than we can take']
  }
  return ['400 Bad Request', 'The request could not be understood']
}
