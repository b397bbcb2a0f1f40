import type { IncomingMessage } from 'node:http'
import {
  apiPrefix,
  type ErrorBody,
  type ErrorCode,
  houseRefusals,
  type Language,
  type Problem,
  readProblem,
} from '@tameer/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logEvent } from '../access/events.ts'
import {
  AppError,
  busy,
  invalid,
  methodNotAllowed,
  notFound,
  tooLarge,
  unsupportedMediaType,
} from '../core/errors.ts'
import { sayProblem } from '../words/problem-words.ts'
import { rateLimitHeaders } from './admission/rate-limit-headers.ts'
import { allowedMethods } from './allowed-methods.ts'
import { callerOf, languageOf } from './caller.ts'
import { leaveOutOfLog } from './request-log.ts'
import { letSenderFinish } from './upload/unread-body.ts'

/** Status of each code of a failure. */
export const statuses: Record<ErrorCode, number> = {
  invalid: 400,
  'wrong-credentials': 401,
  'not-signed-in': 401,
  forbidden: 403,
  'code-needed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'plan-limit': 403,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  busy: 503,
}

/** Error pages for browsers. */
export interface ErrorPages {
  /** Content-Security-Policy of these pages. */
  policy: string
  /** Page of a status; `path` is the one that was asked for. */
  of(status: number, language: Language, path?: string): string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent until a feature has made them: until then errors are JSON for everybody. */
    errorPages: ErrorPages | undefined
  }
}

/** An error as JSON (decision D4), in words: it discloses no error that was not written for people. */
export function errorBody({ code, problem, fields, current }: AppError, language?: Language): ErrorBody {
  const say = (one: Problem) => sayProblem(one, language)
  const { key } = readProblem(problem)
  const reason = houseRefusals.find((one) => one === key)
  return {
    message: say(problem),
    code,
    ...(reason && { reason }),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, say(one)])),
    }),
    ...(current && { current }),
    ...(typeof current?.totalPkr === 'number' && { totalPkr: current.totalPkr }),
  }
}

/** Sends every error, ours or the framework's, in the same format and with these headers, for every address. */
export function handleErrors(app: FastifyInstance, headers: Record<string, string>): void {
  app.decorate('errorPages', undefined)
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply.headers(headers)))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    return sendError(noRoute(request.method, path), request, reply.headers(headers))
  })
}

function noRoute(method: string, path: string): AppError {
  if (!path.startsWith(apiPrefix)) return notFound('noSuchPage')
  const methods = path.startsWith(`${apiPrefix}/`) ? allowedMethods(path.slice(apiPrefix.length)) : []
  // A method that the address allows was refused for another reason: a part of the path is too long.
  const isOther = methods.length > 0 && !methods.includes(method)
  return isOther ? methodNotAllowed(methods) : notFound('noSuchCall')
}

/** Sends an error; an unknown one is logged with the request's id and sent as a bare 500. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.removeHeader('cache-control')
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store')
  if (isTimeout(error) && !request.raw.complete) {
    reply.header('connection', 'close')
    return sendBody(request, reply, 408, invalid('tooSlow'))
  }
  if (!request.raw.complete) letSenderFinish(request, reply)
  const known = asAppError(error)
  if (!known) {
    request.log.error({ err: error }, 'unexpected error')
    return sendBody(request, reply, 500, new AppError('internal', 'internal'))
  }
  if (known.code === 'not-signed-in' || known.code === 'forbidden') {
    logEvent(callerOf(request), 'refused', { code: known.code, route: request.routeOptions.url })
  }
  if (known.isTold) leaveOutOfLog(request)
  else if (known.logMessage) request.log.warn({ code: known.code }, known.logMessage)
  if (known.retryAfterS !== undefined) reply.header('retry-after', String(known.retryAfterS))
  if (known.standings) reply.headers(rateLimitHeaders(known.standings))
  if (known.allow) reply.header('allow', known.allow.join(', '))
  if (known.code === 'not-signed-in') reply.header('www-authenticate', 'Bearer')
  return sendBody(request, reply, statuses[known.code], known)
}

function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  error: AppError,
): FastifyReply {
  reply.code(status)
  const pages = opensPage(request.raw) ? request.server.errorPages : undefined
  if (pages) {
    reply.type('text/html; charset=utf-8').header('content-security-policy', pages.policy)
    const { url = '' } = request.raw
    return reply.send(pages.of(status, languageOfPath(url), url.split('?', 1)[0]))
  }
  const language = languageOf(request.headers)
  reply.header('content-language', language)
  const body = errorBody(error, language)
  return reply.serializer((payload: unknown) => JSON.stringify(payload)).send(body)
}

/** The language of the pages at an address. */
export function languageOfPath(path = ''): Language {
  return /^\/ur(\/|$)/.test(path) ? 'ur' : 'en'
}

/** True when a browser opens this address as a page; programs that call the API get JSON. */
export function opensPage({ method, url = '', headers }: IncomingMessage): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads && !url.startsWith(`${apiPrefix}/`) && /\btext\/html\b/i.test(headers.accept ?? '')
}

function isTimeout(error: unknown): boolean {
  return (error as Partial<FastifyError> | undefined)?.code === 'FST_ERR_HANDLER_TIMEOUT'
}

function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return undefined
  if (isTimeout(error)) return busy()
  // A boundary of more than 256 characters makes busboy throw a plain error.
  if (/\bboundary\b/i.test(error.message)) return invalid('formNotSent')
  const { statusCode, code } = error as Partial<FastifyError>
  // No id or name of ours is that long.
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return notFound()
  if (statusCode === undefined || statusCode < 400 || statusCode > 499) return undefined
  // 403 is a folder or a hidden file of the client: its existence is not disclosed.
  if (statusCode === 404 || statusCode === 403) return notFound()
  if (statusCode === 413) return tooLarge('bodyTooLarge')
  if (statusCode === 415) return unsupportedMediaType('sendJsonOrForm')
  return invalid('notUnderstood')
}
