import type { FastifyReply, FastifyRequest } from 'fastify'
import { charge, subjectOf } from '../../access/rate-counter.ts'
import type { Context } from '../../context/context.ts'
import { callerOf } from '../caller.ts'
import type { Endpoint } from '../endpoint-schema.ts'
import { limitsOf } from './call-limits.ts'
import { rateLimitHeaders } from './rate-limit-headers.ts'

/**
 * Returns the hook that counts a call of the endpoint, after the guard, and sends the state of the limits; undefined
 * for an endpoint without limits. The hook throws `too-many-requests`.
 */
export function limiterOf(
  endpoint: Endpoint,
  context: Context,
): ((request: FastifyRequest, reply: FastifyReply) => Promise<void>) | undefined {
  const limits = limitsOf(endpoint)
  if (limits.length === 0) return undefined
  return async (request, reply) => {
    const caller = callerOf(request)
    const charges = limits.map((limit) => {
      const email = limit === 'resetTryAccount' ? (request.body as { email: string }).email : undefined
      const account = limit === 'signUp' ? undefined : request.account
      const who = { account, requestKey: request.requestKey, houseCaller: request.houseCaller }
      return { limit, subject: subjectOf(caller, who, email) }
    })
    const { standings } = await charge(context, caller, charges)
    void reply.headers(rateLimitHeaders(standings))
  }
}
