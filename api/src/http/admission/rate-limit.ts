import type { FastifyReply, FastifyRequest } from 'fastify'
import { charge, subjectOf } from '../../access/rate-counter.ts'
import type { Context } from '../../context/context.ts'
import type { LimitName } from '../../core/config-limits.ts'
import { callerOf } from '../caller.ts'
import type { Endpoint } from '../endpoint-schema.ts'
import { rateLimitHeaders } from './rate-limit-headers.ts'

/** Limits of endpoints that differ from the default. Passwords are counted in access/password-check.ts. */
const special: Record<string, LimitName[]> = {
  logIn: [],
  logOut: [],
  signUp: ['signUp'],
  forgotPassword: ['reset'],
  resetPassword: ['resetTry', 'resetTryAccount'],
  // Counted in memory, with a limit of its own for each network: a write for each would cost more than the visit is worth.
  countVisit: [],
  exportAccount: ['export'],
  // Saved by itself while a company types: it must not use up what sending the quote needs.
  saveQuoteDraft: ['draft'],
  // Says which addresses are taken, as sign-up does: both count as one.
  requestEmailChange: ['write', 'signUp'],
}

/** By default every call that changes something is limited, and no read. */
function limitsOf(endpoint: Endpoint): LimitName[] {
  const own = special[endpoint.name]
  if (own) return own
  if (endpoint.method === 'GET') return []
  if (endpoint.access === 'anyone') return ['open']
  return endpoint.files ? ['write', 'upload'] : ['write']
}

/** Whether calls of the endpoint are counted against a limit. */
export function isCounted(endpoint: Endpoint): boolean {
  return limitsOf(endpoint).length > 0
}

/**
 * The hook that counts a call of the endpoint, after the guard, and says what is left; undefined where calls are not
 * limited. It throws `too-many-requests`.
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
      const who = { account, requestKey: request.requestKey }
      return { limit, subject: subjectOf(caller, who, email) }
    })
    const { standings } = await charge(context, caller, charges)
    void reply.headers(rateLimitHeaders(standings))
  }
}
