// Who may do what, for the server and the screens. Pure: whether a session is valid and whose a thing is, is asked before.

/** What an account is. Sign-up opens companies only; the others are made on the server. */
export type Role = 'Company' | 'Operator' | 'Editor'

/** Who works at the desk. An editor does not reach accounts, money or the log. */
export const deskRoles = ['Operator', 'Editor'] as const satisfies Role[]

/** Who may call an endpoint: anyone, accounts of these roles, or a caller with the key of the requested thing. */
export type Access = 'anyone' | readonly Role[] | 'key'

/** Who asks: a visitor, a holder of a key, or an account. */
export type Actor = 'visitor' | 'key' | { role: Role; companyId: string | undefined }

type Question =
  | [actor: Actor, action: 'call', endpoint: { access: Access }]
  | [actor: Actor, action: 'change', thing: { companyId: string }]

/** Whether the actor may do that. A write names its owner in its own condition as well. */
export function may(...[actor, action, thing]: Question): boolean {
  const account = typeof actor === 'string' ? undefined : actor
  if (action === 'change') return account?.role === 'Company' && account.companyId === thing.companyId
  if (typeof thing.access === 'string') return thing.access === 'anyone' || thing.access === actor
  return account !== undefined && thing.access.includes(account.role)
}
