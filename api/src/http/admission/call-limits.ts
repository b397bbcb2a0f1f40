import type { EndpointShape } from '@tameer/contract'
import type { LimitName } from '../../core/config-limits.ts'

type Call = Pick<EndpointShape, 'access' | 'files'> & { name: string; method: string }

/** Limits of endpoints that differ from the default. Passwords are counted in access/password-check.ts. */
const special: Record<string, LimitName[]> = {
  logIn: [],
  logOut: [],
  signUp: ['signUp'],
  forgotPassword: ['reset'],
  resetPassword: ['resetTry', 'resetTryAccount'],
  // Counted in memory, with a limit of its own for each network: a write for each would cost more than the visit is worth.
  countVisit: [],
  // Counted for each reported thing as well, by the feature.
  sendReport: ['report'],
  exportAccount: ['export'],
  // Saved by itself while a company types: it must not use up what sending the quote needs.
  saveQuoteDraft: ['draft'],
  // Says which addresses are taken, as sign-up does: both count as one.
  requestEmailChange: ['write', 'signUp'],
}

/** By default every call that changes something is limited, and no read. */
export function limitsOf(endpoint: Call): LimitName[] {
  const own = special[endpoint.name]
  if (own) return own
  if (endpoint.method === 'GET') return []
  if (endpoint.access === 'anyone') return ['open']
  return endpoint.files ? ['write', 'upload'] : ['write']
}

/** Whether calls of the endpoint are counted against a limit. */
export function isCounted(endpoint: Call): boolean {
  return limitsOf(endpoint).length > 0
}
