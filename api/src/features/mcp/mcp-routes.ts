import { assistantsAddress } from '@tameer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { charge, subjectOf } from '../../access/rate-counter.ts'
import type { Context } from '../../context/context.ts'
import { readBuild } from '../../core/build.ts'
import { invalid, methodNotAllowed } from '../../core/errors.ts'
import { rateLimitHeaders } from '../../http/admission/rate-limit-headers.ts'
import { callerOf } from '../../http/caller.ts'
import { siteName } from '../../words/site-name.ts'
import { estimateHouse } from './estimate-house.ts'
import { explainLine } from './explain-line.ts'
import { findCompanies } from './find-companies.ts'
import { rates } from './rates.ts'

/** Largest question, bytes. */
const mostBytes = 16 * 1024

/** `POST /mcp`: tools for assistants by the Model Context Protocol, without sessions. They only read. */
export function mcpRoutes(app: FastifyInstance, context: Context): void {
  let handler: ReturnType<typeof createHandler> | undefined
  const options = { schema: { hide: true }, bodyLimit: mostBytes }
  app.post(assistantsAddress, options, async (request, reply) => {
    const caller = callerOf(request)
    const subject = subjectOf(caller, {})
    const { standings } = await charge(context, caller, [{ limit: 'assistant', subject }])
    // A list of questions could hold hundreds: the protocol has none any more.
    if (typeof request.body !== 'object' || Array.isArray(request.body)) throw invalid('notUnderstood')
    handler ??= createHandler(context)
    const answer = await (await handler).fetch(webRequest(request, context), { parsedBody: request.body })
    return reply
      .code(answer.status)
      .headers({ ...rateLimitHeaders(standings), 'cache-control': 'no-store' })
      .type(answer.headers.get('content-type') ?? 'application/json')
      .send(await answer.text())
  })
  app.route({
    method: ['GET', 'PUT', 'DELETE', 'PATCH'],
    url: assistantsAddress,
    schema: { hide: true },
    handler: async () => {
      throw methodNotAllowed(['POST'])
    },
  })
}

/** Loads the protocol's package at the first question: few servers need it at once, and it takes memory. */
async function createHandler(context: Context) {
  const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server')
  const create = () => {
    const server = new McpServer({ name: 'tameer', title: siteName, version: readBuild().version })
    for (const register of [estimateHouse, explainLine, findCompanies, rates]) register(server, context)
    return server
  }
  // Nothing changes while a client listens, so nobody may.
  return createMcpHandler(create, { maxSubscriptions: 0, keepAliveMs: 0 })
}

/** The request as the package reads it: its kinds of content and what the protocol says in headers. */
function webRequest({ headers }: FastifyRequest, { config }: Context): Request {
  const read = Object.entries(headers).filter(([name]) => /^(accept|content-type|mcp-.*)$/.test(name))
  return new Request(config.publicUrl + assistantsAddress, {
    method: 'POST',
    headers: read.map(([name, value]) => [name, String(value)]),
  })
}
