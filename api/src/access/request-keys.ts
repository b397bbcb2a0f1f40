import type { Context } from '../context/context.ts'
import { forbidden, notFound } from '../core/errors.ts'
import { findHeldKey, type HeldKey } from '../db/queries/requests.ts'
import type { Caller } from './caller.ts'

export type { HeldKey }

type Tools = Pick<Context, 'db' | 'hashSecret' | 'clock'>

/**
 * The request that the caller's key opens. Throws `not-found` for any other key in the words for a request that does not
 * exist, and `forbidden` for a family key where it is to act.
 */
export async function requireRequestKey(
  context: Tools,
  caller: Caller,
  id: string,
  wanted: 'read' | 'act',
): Promise<HeldKey> {
  const held = await findKey(context, caller, id)
  if (!held) throw notFound()
  if (wanted === 'act' && held.kind === 'family') throw forbidden('familyKeyReads')
  return held
}

/** Whether the caller's key opens that request, to read it at least. */
export async function holdsRequestKey(context: Tools, caller: Caller, id: string): Promise<boolean> {
  return (await findKey(context, caller, id)) !== undefined
}

async function findKey(
  { db, hashSecret, clock }: Tools,
  { requestKey }: Caller,
  id: string,
): Promise<HeldKey | undefined> {
  if (requestKey === undefined) return undefined
  return findHeldKey(db.read, { id, keyHashes: hashSecret.each('request-key', requestKey), now: clock() })
}
