import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { KeyHolder } from '@tameer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Caller } from '../access/caller.ts'
import { type HouseCaller, requireHouseCaller } from '../access/house-keys.ts'
import { requireRequestKey } from '../access/request-keys.ts'
import { requireRole, type SignedIn } from '../access/sessions.ts'
import type { Context } from '../context/context.ts'
import { notFound, unsupportedMediaType } from '../core/errors.ts'
import { isId } from '../core/secrets/ids.ts'
import { limiterOf } from './admission/rate-limit.ts'
import { isForEveryone } from './cache/page-cache.ts'
import { callerOf } from './caller.ts'
import { describeEndpoint, type Endpoint } from './endpoint-schema.ts'
import { runOnce } from './keyed-calls.ts'
import { maxFiles, readUpload, type UploadedFile } from './upload/upload-reader.ts'
import { compileValidator, parseWith } from './validation.ts'

type Part<E, Name extends string> =
  E extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** Input of a handler: every part is validated already; the temporary `files` are removed when it is done. */
export interface Call<E> {
  params: Part<E, 'params'>
  query: Part<E, 'query'>
  body: Part<E, 'body'>
  form: Part<E, 'form'>
  files: UploadedFile[]
  /** The signed-in account; undefined for endpoints that anyone may call. */
  account: E extends { access: readonly (infer Of)[] } ? Extract<SignedIn, { role: Of }> : undefined
  /** The request whose key the call came with, and the kind of that key. */
  requestKey: E extends { access: 'key' } ? KeyHolder : undefined
  /** Who calls about the house. */
  houseCaller: E extends { access: 'house' } ? HouseCaller : undefined
  caller: Caller
  reply: FastifyReply
}

export type Handler<E> = (
  call: Call<E>,
) => Promise<E extends { download: string } ? Readable : Part<E, 'response'> | undefined>

/** Uploads are slow on a phone: a file alone may take minutes, bounded by the server's request timeout. */
const uploadTimeoutMs = 5 * 60_000
/** Enough for a whole account over a slow network; an idle connection is closed long before. */
const downloadTimeoutMs = 60 * 60_000

declare module 'fastify' {
  interface FastifyRequest {
    account: SignedIn | undefined
    requestKey: KeyHolder | undefined
    houseCaller: HouseCaller | undefined
  }
}

/** Registers an endpoint: guard first, then validation, then the handler. The API document uses the same schemas. */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  context: Context,
  handler: Handler<E>,
): void {
  const limiter = limiterOf(endpoint, context)
  // A request that would find its queue full is refused before it costs anything or counts against a limit. A form is
  // counted before it is read, other requests after they are validated.
  const first = [
    ...(endpoint.files ? [async () => context.imageQueue.requireRoom(maxFiles(endpoint))] : []),
    ...(takesPassword(endpoint) ? [async () => context.passwords.requireRoom()] : []),
    ...(endpoint.access === 'anyone' ? [] : [guardWith(context, endpoint)]),
    ...(endpoint.files ? [requireOwnRoom(context, maxFiles(endpoint))] : []),
    ...(endpoint.form && limiter ? [limiter] : []),
  ]
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: describeEndpoint(endpoint),
    attachValidation: false,
    validatorCompiler: ({ schema, httpPart }) =>
      // A form's fields are validated after they are read; its schema here is for the document.
      httpPart === 'body' && endpoint.form
        ? (value) => ({ value })
        : compileValidator({ schema: schema as z.ZodType }),
    serializerCompiler: () => JSON.stringify,
    ...(endpoint.form ? { handlerTimeout: uploadTimeoutMs } : {}),
    ...(endpoint.download ? { handlerTimeout: downloadTimeoutMs, exposeHeadRoute: false } : {}),
    ...(endpoint.body ? { preValidation: refuseForm } : {}),
    onRequest: first,
    ...(limiter && !endpoint.form ? { preHandler: limiter } : {}),
    ...(endpoint.cache ? { config: { cache: endpoint.cache, cachedMs: endpoint.cachedMs } } : {}),
    async handler(request, reply) {
      reply.code(endpoint.status).header('cache-control', cacheRule(endpoint, request))
      if (endpoint.download) reply.type(endpoint.download)
      return endpoint.form
        ? callWithUpload(endpoint, context, handler, request, reply)
        : handle(endpoint, context, handler, callOf<E>(request, reply, undefined, []), request)
    },
  })
}

/** `Cache-Control` of the response. A call with a session may show more than others may see, so it is never cached. */
function cacheRule({ cacheSeconds }: Endpoint, request: FastifyRequest): string {
  if (!isForEveryone(request)) return 'no-store'
  // The browser caches it but revalidates each time, so that visitors see at once what a company publishes.
  if (cacheSeconds === 'forever') return 'public, max-age=31536000, immutable'
  return cacheSeconds === undefined ? 'no-cache' : `public, max-age=${cacheSeconds}`
}

function takesPassword({ body }: Endpoint): boolean {
  return body instanceof z.ZodObject && Object.keys(body.shape).some((field) => /password$/i.test(field))
}

async function refuseForm(request: FastifyRequest) {
  if (request.isMultipart()) throw unsupportedMediaType('sendJson')
}

function guardWith(context: Context, endpoint: Endpoint) {
  const { right } = endpoint
  if (right !== undefined) {
    return async (request: FastifyRequest) => {
      const { id = '', ...others } = request.params as Record<string, string>
      // Nothing in a house has an id that is no UUID.
      if (!Object.values(others).every(isId)) throw notFound()
      request.houseCaller = await requireHouseCaller(context, callerOf(request), id, right)
    }
  }
  if (endpoint.access !== 'key') {
    return async (request: FastifyRequest) => {
      request.account = await requireRole(context, callerOf(request), endpoint)
    }
  }
  const wanted = endpoint.method === 'GET' ? 'read' : 'act'
  return async (request: FastifyRequest) => {
    const { id } = request.params as { id: string }
    request.requestKey = await requireRequestKey(context, callerOf(request), id, wanted)
  }
}

function requireOwnRoom({ imageQueue }: Context, files: number) {
  return async ({ account }: FastifyRequest) => imageQueue.requireRoom(files, account?.companyId)
}

async function callWithUpload<E extends Endpoint>(
  endpoint: E,
  context: Context,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const reading = context.disk.saving('files', () => readUpload(request, endpoint, context.uploadDir))
  const upload = await reading.catch((error: unknown) => {
    // A form that took too long has a response already.
    if (!reply.sent) throw error
  })
  if (!upload) return undefined
  // Nothing is sent while pictures wait for their turn: not a connection to be closed as idle.
  if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(uploadTimeoutMs)
  try {
    const form = endpoint.form ? parseWith(endpoint.form, upload.form) : undefined
    return await handle(endpoint, context, handler, callOf<E>(request, reply, form, upload.files), request)
  } finally {
    await upload.dispose()
  }
}

/** Calls the handler; one that creates or takes a form once for each `Idempotency-Key`. */
function handle<E extends Endpoint>(
  endpoint: E,
  context: Context,
  handler: Handler<E>,
  call: Call<E>,
  request: FastifyRequest,
): Promise<unknown> {
  if (endpoint.status !== 201 && !endpoint.form) return handler(call)
  const { params, body, form, files, reply } = call
  // Files are compared by size: two different sets of photographs do not have the same sizes by chance.
  const content = [params, body, form, files.map(({ field, bytes }) => [field, bytes])]
  return runOnce(context, { name: endpoint.name, request, reply, content }, () => handler(call))
}

// The one place where validated values get their types: Fastify keeps them as `unknown`.
function callOf<E>(
  request: FastifyRequest,
  reply: FastifyReply,
  form: unknown,
  files: UploadedFile[],
): Call<E> {
  const { params, query, body, account, requestKey, houseCaller } = request
  const caller = callerOf(request)
  return { params, query, body, form, files, account, requestKey, houseCaller, caller, reply } as Call<E>
}
