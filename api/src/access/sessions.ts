import { type Access, deskSessionLimits, may, type Role } from '@tameer/contract'
import type { Context } from '../context/context.ts'
import { deviceWords } from '../core/contact/device-words.ts'
import { DiskFull } from '../core/disk-full.ts'
import { codeNeeded, forbidden, notSignedIn } from '../core/errors.ts'
import { newId } from '../core/secrets/ids.ts'
import { randomToken } from '../core/secrets/random.ts'
import {
  type FoundSession,
  findSession,
  insertSession,
  touchSession,
} from '../db/queries/accounts/sessions.ts'
import type { Caller } from './caller.ts'

type SessionStore = Parameters<typeof insertSession>[0]

interface SignedInAs<Of extends Role, Company> {
  accountId: string
  role: Of
  companyId: Company
  /** Hash of the token the call came with. */
  tokenHash: string
}

interface SignedInAtDesk<Of extends Role> extends SignedInAs<Of, undefined> {
  /** The last time that this session gave a code of the second factor, ms; null: never. */
  codeAt: number | null
  /** When the session ends at the latest, ms. */
  expiresAt: number
}

/** The account of a valid token. A company's account always has a company. */
export type SignedIn = SignedInAs<'Company', string> | SignedInAtDesk<'Operator'> | SignedInAtDesk<'Editor'>

export type SignedInCompany = Extract<SignedIn, { role: 'Company' }>
export type SignedInOperator = Exclude<SignedIn, SignedInCompany>

/** Longest wait of a session at the desk for its first code, ms. */
const beforeCodeMs = 10 * 60_000
/** Endpoints that ask for a fresh code take one that is at most this old, ms. */
const freshMs = 10 * 60_000

/** The last use is stored at most this often, ms: each time is a write. */
const touchEveryMs = deskSessionLimits.noticedMs

/** Opens a company's session inside a transaction; the token returned is stored nowhere on the server. */
export function openSession(
  context: Context,
  trx: SessionStore,
  caller: Caller,
  accountId: string,
): Promise<string> {
  return storeSession(context, trx, caller, { accountId, lifeMs: context.config.session.maxMs })
}

/**
 * As `openSession`, at the desk. A code was just given, or must be given within some minutes. The token stays when it is
 * given: it is drawn here and told only to whoever knew the password, so nobody can have planted it, and whoever could
 * read it in that response could read another one in the response to the code.
 */
export function openDeskSession(
  context: Context,
  trx: SessionStore,
  caller: Caller,
  { accountId, withCode }: { accountId: string; withCode: boolean },
): Promise<string> {
  const lifeMs = withCode ? deskSessionLimits.longestMs : beforeCodeMs
  return storeSession(context, trx, caller, { accountId, lifeMs, withCode })
}

async function storeSession(
  context: Context,
  trx: SessionStore,
  caller: Caller,
  { accountId, lifeMs, withCode = false }: { accountId: string; lifeMs: number; withCode?: boolean },
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
    expiresAt: now + lifeMs,
    codeAt: withCode ? now : null,
  })
  return token
}

/** The part of an endpoint that says who may call it. */
interface Guarded {
  access: Access
  fresh?: true
  beforeCode?: true
}

/**
 * The account of the caller's token, if its role may call the endpoint. Throws `not-signed-in` and `forbidden`; at the
 * desk also `code-needed`, when no code of the second factor was given yet, or too long ago for an endpoint that asks
 * for a fresh one.
 */
export async function requireRole(context: Context, caller: Caller, endpoint: Guarded): Promise<SignedIn> {
  const account = await findSignedIn(context, caller)
  if (!account) throw notSignedIn()
  if (!may(account, 'call', endpoint)) throw forbidden('accountMayNot')
  if (account.role !== 'Company') requireCode(account, endpoint, context.clock())
  return account
}

function requireCode({ codeAt }: SignedInOperator, { beforeCode, fresh }: Guarded, now: number): void {
  if (beforeCode) return
  if (codeAt === null) throw codeNeeded('codeFirst')
  if (fresh && now - codeAt >= freshMs) throw codeNeeded('codeAgain')
}

/** The account of the caller's token, for endpoints that anyone may call and that show the owner more. */
export async function findSignedIn(context: Context, caller: Caller): Promise<SignedIn | undefined> {
  if (caller.token === undefined) return undefined
  const session = await findSession(context.db.read, context.hashSecret.each('session', caller.token))
  const now = context.clock()
  const idleMs = session?.role === 'Company' ? context.config.session.idleMs : deskSessionLimits.idleMs
  const idleUntil = (session?.lastUsedAt ?? 0) + idleMs
  if (!session || now >= session.expiresAt || now >= idleUntil) return undefined
  if (now - session.lastUsedAt >= touchEveryMs) {
    await noteUse(context, session.tokenHash, now)
  }
  return asSignedIn(session)
}

/**
 * The account of a found session; undefined for a company's account whose company has just gone, and for a role without
 * a place at the desk.
 */
function asSignedIn({ operatorId, ...session }: FoundSession): SignedIn | undefined {
  const { accountId, role, companyId, tokenHash, codeAt, expiresAt } = session
  if (role !== 'Company') {
    return operatorId === null
      ? undefined
      : { accountId, role, companyId: undefined, tokenHash, codeAt, expiresAt }
  }
  return companyId === null ? undefined : { accountId, role, companyId, tokenHash }
}

/** Stores the last use. A full disk must not keep a company from reading: a later call stores it then. */
async function noteUse({ db }: Context, tokenHash: string, now: number): Promise<void> {
  try {
    await db.note((trx) => touchSession(trx, tokenHash, now))
  } catch (error) {
    if (!(error instanceof DiskFull)) throw error
  }
}
