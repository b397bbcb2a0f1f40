import type { FastifyRequest } from 'fastify'
import { charge, subjectOf } from '../../access/charge.ts'
import type { Context } from '../../context/context.ts'
import type { LimitName } from '../../core/config-limits.ts'
import { callerOf } from '../caller.ts'
import type { Endpoint } from '../endpoint-schema.ts'

/** What an endpoint counts against, where it is not the usual. Passwords count for themselves: password-check.ts. */
const special: Record<string, LimitName[]> = {
  logIn: [],
  logOut: [],
  signUp: ['signUp'],
  forgotPassword: ['reset'],
  resetPassword: ['resetTry', 'resetTryAccount'],
  exportAccount: ['export'],
}

/** The usual: whatever changes something is limited, by company where one is signed in. Reading is not. */
function limitsOf(endpoint: Endpoint): LimitName[] {
  const own = special[endpoint.name]
  if (own) return own
  if (endpoint.method === 'GET') return []
  if (endpoint.access === 'anyone') return ['open']
  return endpoint.files ? ['write', 'upload'] : ['write']
}

/**
 * Counts a call of the endpoint, once the guard has run; undefined where calls are not counted. Throws
 * `too-many-requests`.
 */
export function limiterOf(
  endpoint: Endpoint,
  context: Context,
): ((request: FastifyRequest) => Promise<void>) | undefined {
  const limits = limitsOf(endpoint)
  if (limits.length === 0) return undefined
  return async (request) => {
    const caller = callerOf(request)
    const charges = limits.map((limit) => {
      const email = limit === 'resetTryAccount' ? (request.body as { email: string }).email : undefined
      return { limit, subject: subjectOf(caller, request.company, email) }
    })
    await charge(context, caller, charges)
  }
}
