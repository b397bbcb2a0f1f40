import { type KeyHolder, may } from '@tameer/contract'
import type { Context } from '../context/context.ts'
import { forbidden, notFound } from '../core/errors.ts'
import { isId } from '../core/secrets/ids.ts'
import { beginNextKey, findHeldKey } from '../db/queries/requests/requests.ts'
import { apartFromCall } from '../db/with-first-write.ts'
import type { Caller } from './caller.ts'

type Tools = Pick<Context, 'db' | 'hashSecret' | 'clock'>

/**
 * The holder of the key that the caller shows for that request. Any other key gets the same `not-found` as a request
 * that does not exist. Throws `forbidden` for a key that may not do what is wanted.
 */
export async function requireRequestKey(
  context: Tools,
  caller: Caller,
  requestId: string,
  wanted: 'read' | 'act',
): Promise<KeyHolder> {
  const holder = await findKeyHolder(context, caller, requestId)
  if (!holder) throw notFound()
  if (!may(holder, wanted, { requestId })) throw forbidden('familyKeyReads')
  return holder
}

/** The holder of the caller's key, if it opens that request. The first use of a new own key ends the one before. */
export async function findKeyHolder(
  { db, hashSecret, clock }: Tools,
  { requestKey }: Caller,
  id: string,
): Promise<KeyHolder | undefined> {
  if (requestKey === undefined || !isId(id)) return undefined
  const keyHashes = hashSecret.each('request-key', requestKey)
  const find = () => findHeldKey(db.read, { id, keyHashes, now: clock() })
  const found = await find()
  if (!found?.isNext) return found
  await apartFromCall(() => db.note((trx) => beginNextKey(trx, id, keyHashes)))
  return find()
}
