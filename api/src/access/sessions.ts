import type { Context } from '../context/context.ts'
import { deviceWords } from '../core/device-words.ts'
import { DiskFull } from '../core/disk-full.ts'
import { notSignedIn } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { randomToken } from '../core/random.ts'
import { findSession, insertSession, touchSession } from '../db/queries/sessions.ts'
import type { Caller } from './caller.ts'

type SessionStore = Parameters<typeof insertSession>[0]

/** The company of a valid token. */
export interface SignedIn {
  id: string
  /** Hash of the token the call came with. */
  tokenHash: string
}

/** The last use is stored at most this often: each time is a write. */
const touchEveryMs = 60_000

/** Opens a session inside a transaction; the token returned is stored nowhere on the server. */
export async function openSession(
  context: Context,
  trx: SessionStore,
  caller: Caller,
  userId: string,
): Promise<string> {
  const token = randomToken()
  const now = context.clock()
  await insertSession(trx, {
    tokenHash: context.hashSecret('session', token),
    id: newId(),
    userId,
    device: deviceWords(caller.userAgent),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + context.config.session.maxMs,
  })
  return token
}

/** The company of the caller's token. Throws `not-signed-in`. */
export async function requireCompany(context: Context, caller: Caller): Promise<SignedIn> {
  const company = await findSignedIn(context, caller)
  if (!company) throw notSignedIn()
  return company
}

/** The company of the caller's token, for endpoints that anyone may call and that show the owner more. */
export async function findSignedIn(context: Context, caller: Caller): Promise<SignedIn | undefined> {
  if (caller.token === undefined) return undefined
  const tokenHash = context.hashSecret('session', caller.token)
  const session = await findSession(context.db.read, tokenHash)
  const now = context.clock()
  const idleUntil = (session?.lastUsedAt ?? 0) + context.config.session.idleMs
  if (!session || now >= session.expiresAt || now >= idleUntil) return undefined
  if (now - session.lastUsedAt >= touchEveryMs) {
    await noteUse(context, tokenHash, now)
  }
  return { id: session.userId, tokenHash }
}

/** Stores the last use. A full disk must not keep a company from reading: then a later call stores it. */
async function noteUse({ db }: Context, tokenHash: string, now: number): Promise<void> {
  try {
    await db.note((trx) => touchSession(trx, tokenHash, now))
  } catch (error) {
    if (!(error instanceof DiskFull)) throw error
  }
}
