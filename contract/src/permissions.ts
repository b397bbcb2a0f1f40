// Permissions of actors, for the server and the screens. Pure: its callers check before whether a session or a key
// is valid, and who owns the thing.

/** Role of an account. Sign-up opens companies only; the others are made on the server. */
export type Role = 'Company' | 'Operator' | 'Editor'

/** Roles at the desk. An editor has no access to accounts, money or the log. */
export const deskRoles = ['Operator', 'Editor'] as const satisfies Role[]

/**
 * Callers that an endpoint allows: anyone, accounts of these roles, a caller with the key of the requested thing, or
 * with a key of the house or the session of its company.
 */
export type Access = 'anyone' | readonly Role[] | 'key' | 'house'

/** Holder of a valid key: the request's own key acts for its homeowner, the family's key only reads. */
export interface KeyHolder {
  requestId: string
  kind: 'own' | 'family'
}

/** Holder of a valid key of a house: the family's own key, the family's key that reads, or a link for the site. */
export interface HouseKeyHolder {
  houseId: string
  kind: 'own' | 'family' | 'site'
  /** True for a site link that sees money: it stands for the builder. */
  money: boolean
}

/** The caller: a visitor, a holder of a key, or an account. */
export type Actor = 'visitor' | KeyHolder | HouseKeyHolder | { role: Role; companyId: string | undefined }

/**
 * Rights in a house file: to read it, to act for the family, to build (claim a stage, mend a fault), to add (pictures, entries,
 * deliveries, a stage that begins), and to write down changes and payments.
 */
export type HouseRight = 'house-read' | 'house-act' | 'house-build' | 'house-add' | 'house-money'

/** Role of a caller in a house: the family, one of it that reads, the builder, or somebody on the site without money. */
export type HouseRole = 'own' | 'family' | 'builder' | 'site'

type Question =
  | [actor: Actor, action: 'call', endpoint: { access: Access }]
  | [actor: Actor, action: 'change', thing: { companyId: string }]
  | [actor: Actor, action: 'read' | 'act', request: AskedRequest]
  | [actor: Actor, action: HouseRight, house: AskedHouse]

interface AskedRequest {
  requestId: string
  /** Companies that have heard of the request: they may read it too. */
  companyIds?: readonly string[]
}

interface AskedHouse {
  houseId: string
  /** The company whose quote began the house; null without one. */
  companyId: string | null
}

const houseRights: Record<HouseRole, readonly HouseRight[]> = {
  own: ['house-read', 'house-act', 'house-add', 'house-money'],
  family: ['house-read'],
  builder: ['house-read', 'house-build', 'house-add', 'house-money'],
  site: ['house-read', 'house-build', 'house-add'],
}

/** True when the actor may do that. A write names its owner in its own condition as well. */
export function may(...question: Question): boolean {
  const [actor, action, thing] = question
  if ('houseId' in thing) return mayInHouse(actor, action as HouseRight, thing)
  const account = typeof actor === 'object' && 'role' in actor ? actor : undefined
  const holder = typeof actor === 'object' && 'requestId' in actor ? actor : undefined
  if (action === 'change') {
    const { companyId } = thing as { companyId: string }
    return account?.role === 'Company' && account.companyId === companyId
  }
  if ('access' in thing) return mayCall(actor, thing)
  const request = thing as AskedRequest
  if (holder) return holder.requestId === request.requestId && (action === 'read' || holder.kind === 'own')
  return action === 'read' && account?.role === 'Company' && hasHeard(request, account.companyId)
}

function mayCall(actor: Actor, { access }: { access: Access }): boolean {
  if (access === 'anyone') return true
  if (actor === 'visitor') return false
  if (access === 'key') return 'requestId' in actor
  if (access === 'house') return 'houseId' in actor || ('role' in actor && actor.role === 'Company')
  return 'role' in actor && access.includes(actor.role)
}

function mayInHouse(actor: Actor, right: HouseRight, house: AskedHouse): boolean {
  const role = houseRole(actor, house)
  return role !== undefined && houseRights[role].includes(right)
}

/** The actor's role in a house; undefined for anybody who is not part of it. */
export function houseRole(actor: Actor, { houseId, companyId }: AskedHouse): HouseRole | undefined {
  if (actor === 'visitor' || 'requestId' in actor) return undefined
  if ('role' in actor) {
    const isBuilder = actor.role === 'Company' && companyId !== null && actor.companyId === companyId
    return isBuilder ? 'builder' : undefined
  }
  if (actor.houseId !== houseId) return undefined
  if (actor.kind === 'site') return actor.money ? 'builder' : 'site'
  return actor.kind
}

function hasHeard({ companyIds = [] }: AskedRequest, companyId: string | undefined): boolean {
  return companyIds.some((id) => id === companyId)
}
