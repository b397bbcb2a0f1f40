// Permissions of actors, for the server and the screens. Pure: its callers check before whether a session or a key
// is valid, and who owns the thing.

/** Role of an account. Sign-up opens companies only; the others are made on the server. */
export type Role = 'Company' | 'Operator' | 'Editor'

/** Roles at the desk. An editor has no access to accounts, money or the log. */
export const deskRoles = ['Operator', 'Editor'] as const satisfies Role[]

/**
 * Callers that an endpoint allows: anyone, accounts of these roles, or a caller with the key of the requested
 * thing.
 */
export type Access = 'anyone' | readonly Role[] | 'key'

/** Holder of a valid key: the request's own key acts for its homeowner, the family's key only reads. */
export interface KeyHolder {
  requestId: string
  kind: 'own' | 'family'
}

/** The caller: a visitor, a holder of a key, or an account. */
export type Actor = 'visitor' | KeyHolder | { role: Role; companyId: string | undefined }

type Question =
  | [actor: Actor, action: 'call', endpoint: { access: Access }]
  | [actor: Actor, action: 'change', thing: { companyId: string }]
  | [actor: Actor, action: 'read' | 'act', request: AskedRequest]

interface AskedRequest {
  requestId: string
  /** Companies that have heard of the request: they may read it too. */
  companyIds?: readonly string[]
}

/** True when the actor may do that. A write names its owner in its own condition as well. */
export function may(...[actor, action, thing]: Question): boolean {
  const account = typeof actor === 'object' && 'role' in actor ? actor : undefined
  const holder = typeof actor === 'object' && 'kind' in actor ? actor : undefined
  if (action === 'change') return account?.role === 'Company' && account.companyId === thing.companyId
  if (action === 'call') {
    if (thing.access === 'anyone') return true
    if (thing.access === 'key') return holder !== undefined
    return account !== undefined && thing.access.includes(account.role)
  }
  if (holder) return holder.requestId === thing.requestId && (action === 'read' || holder.kind === 'own')
  return action === 'read' && account?.role === 'Company' && hasHeard(thing, account.companyId)
}

function hasHeard({ companyIds = [] }: AskedRequest, companyId: string | undefined): boolean {
  return companyIds.some((id) => id === companyId)
}
