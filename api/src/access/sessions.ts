import { type Access, may, type Role } from '@tameer/contract'
import type { Context } from '../context/context.ts'
import { deviceWords } from '../core/device-words.ts'
import { DiskFull } from '../core/disk-full.ts'
import { forbidden, notSignedIn } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { randomToken } from '../core/random.ts'
import { type FoundSession, findSession, insertSession, touchSession } from '../db/queries/sessions.ts'
import type { Caller } from './caller.ts'

type SessionStore = Parameters<typeof insertSession>[0]

interface SignedInAs<Of extends Role, Company> {
  accountId: string
  role: Of
  companyId: Company
  /** Hash of the token the call came with. */
  tokenHash: string
}

/** The account of a valid token. A company's account always has a company. */
export type SignedIn =
  | SignedInAs<'Company', string>
  | SignedInAs<'Operator', undefined>
  | SignedInAs<'Editor', undefined>

export type SignedInCompany = Extract<SignedIn, { role: 'Company' }>

/** The last use is stored at most this often: each time is a write. */
const touchEveryMs = 60_000

/** Opens a session inside a transaction; the token returned is stored nowhere on the server. */
export async function openSession(
  context: Context,
  trx: SessionStore,
  caller: Caller,
  accountId: string,
): Promise<string> {
  const token = randomToken()
  const now = context.clock()
  await insertSession(trx, {
    tokenHash: context.hashSecret('session', token),
    id: newId(),
    accountId,
    device: deviceWords(caller.userAgent),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + context.config.session.maxMs,
  })
  return token
}

/** The account of the caller's token, if its role may call the endpoint. Throws `not-signed-in` and `forbidden`. */
export async function requireRole(
  context: Context,
  caller: Caller,
  endpoint: { access: Access },
): Promise<SignedIn> {
  const account = await findSignedIn(context, caller)
  if (!account) throw notSignedIn()
  if (!may(account, 'call', endpoint)) throw forbidden('accountMayNot')
  return account
}

/** The account of the caller's token, for endpoints that anyone may call and that show the owner more. */
export async function findSignedIn(context: Context, caller: Caller): Promise<SignedIn | undefined> {
  if (caller.token === undefined) return undefined
  const session = await findSession(context.db.read, context.hashSecret.each('session', caller.token))
  const now = context.clock()
  const idleUntil = (session?.lastUsedAt ?? 0) + context.config.session.idleMs
  if (!session || now >= session.expiresAt || now >= idleUntil) return undefined
  if (now - session.lastUsedAt >= touchEveryMs) {
    await noteUse(context, session.tokenHash, now)
  }
  return asSignedIn(session)
}

/** Undefined for a company's account whose company has just gone. */
function asSignedIn({ accountId, role, companyId, tokenHash }: FoundSession): SignedIn | undefined {
  if (role !== 'Company') return { accountId, role, companyId: undefined, tokenHash }
  return companyId === null ? undefined : { accountId, role, companyId, tokenHash }
}

/** Stores the last use. A full disk must not keep a company from reading: then a later call stores it. */
async function noteUse({ db }: Context, tokenHash: string, now: number): Promise<void> {
  try {
    await db.note((trx) => touchSession(trx, tokenHash, now))
  } catch (error) {
    if (!(error instanceof DiskFull)) throw error
  }
}
