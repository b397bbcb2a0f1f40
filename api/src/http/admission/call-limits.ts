import type { EndpointShape } from '@tameer/contract'
import type { LimitName } from '../../core/config/config-limits.ts'

type Call = Pick<EndpointShape, 'access' | 'files'> & { name: string; method: string }

/** Limits of endpoints that differ from the default. Passwords are counted in access/password-check.ts. */
const special: Record<string, LimitName[]> = {
  logIn: [],
  logOut: [],
  signUp: ['signUp'],
  takePreparedProfile: ['signUp'],
  forgotPassword: ['reset'],
  recoverHouses: ['reset'],
  resetPassword: ['resetTry', 'resetTryAccount'],
  // Both are counted in memory, with a limit of its own for each network: a write for each call would cost more than
  // the visit is worth.
  countVisit: [],
  sendFieldFigures: [],
  // The feature also counts the calls about each reported thing.
  sendReport: ['report'],
  exportAccount: ['export'],
  exportHouse: ['export'],
  // Drafts are saved automatically while a company types: they must not use up the limit for sending the quote.
  saveQuoteDraft: ['draft'],
  // The response shows if an address is taken, as that of a sign-up does: both use the same limit.
  requestEmailChange: ['write', 'signUp'],
}

/** Names of endpoints whose calls are counted elsewhere, or not at all: a success says nothing of what is left. */
export const countedElsewhere: ReadonlySet<string> = new Set(
  Object.entries(special).flatMap(([name, limits]) => (limits.length === 0 ? [name] : [])),
)

/** Limits of an endpoint. By default every call that changes something is limited, and no read is. */
export function limitsOf(endpoint: Call): LimitName[] {
  const own = special[endpoint.name]
  if (own) return own
  if (endpoint.method === 'GET') return []
  if (endpoint.access === 'anyone') return ['open']
  if (endpoint.access === 'house') return [endpoint.files ? 'housePicture' : 'houseAct']
  return endpoint.files ? ['write', 'upload'] : ['write']
}

/** True when calls of the endpoint are counted against a limit. */
export function isCounted(endpoint: Call): boolean {
  return limitsOf(endpoint).length > 0
}
