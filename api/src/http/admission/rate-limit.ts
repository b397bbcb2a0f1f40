import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import type { LimitName } from '../../core/config-limits.ts'
import { type AppError, tooManyRequests } from '../../core/errors.ts'
import { networkOf } from '../../core/network-address.ts'
import { emailKey } from '../../db/queries/companies.ts'
import type { Endpoint } from '../endpoint-schema.ts'
import { logEvent } from '../events.ts'
import { type Charge, count, type Receipt, type Refusal } from './rate-counter.ts'

/** What an endpoint counts against, where it is not the usual. Passwords count for themselves: password-check.ts. */
const special: Record<string, LimitName[]> = {
  logIn: [],
  logOut: [],
  signUp: ['signUp'],
  forgotPassword: ['reset'],
  resetPassword: ['resetTry', 'resetTryAccount'],
  exportAccount: ['export'],
}

const sentences: Record<LimitName, string> = {
  loginAccount: 'Too many failed logins. You can reset your password now, or wait',
  loginAddress: 'Too many failed logins from your network',
  signUp: 'Too many accounts were opened from your network',
  reset: 'Too many codes were asked for from your network',
  resetTry: 'Too many reset codes were tried from your network',
  resetTryAccount: 'Too many reset codes were tried for this account from your network',
  upload: 'You have sent many pictures in a short time',
  write: 'You have made many changes in a short time',
  open: 'Too many calls came from your network',
  export: 'You have asked for your data many times already',
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
    await charge(
      context,
      request,
      limits.map((limit) => ({ limit, subject: subjectOf(limit, request) })),
    )
  }
}

/** For whom a call is counted: known and unknown accounts alike, by what was typed. */
function subjectOf(limit: LimitName, { company, ip, body }: FastifyRequest): string {
  if (limit !== 'resetTryAccount') return company?.id ?? networkOf(ip)
  const { email } = body as { email: string }
  return `${networkOf(ip)}\0${emailKey(email)}`
}

/** Counts all charges. Throws `too-many-requests` when one is over its limit. */
export async function charge(context: Context, request: FastifyRequest, charges: Charge[]): Promise<Receipt> {
  const outcome = await count(context, charges)
  if ('at' in outcome) return outcome
  throw refusalOf(request, outcome)
}

/** The refusal as a response; says so in the log. */
export function refusalOf(request: FastifyRequest, { limit, waitMs }: Refusal): AppError {
  logEvent(request, 'throttled', { limit, waitMs })
  return tooManyRequests(sentences[limit], waitMs)
}
