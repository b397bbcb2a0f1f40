import { type Actor, type HouseRight, type HouseRole, type HouseSide, houseRole, may } from '@tameer/contract'
import type { Context } from '../context/context.ts'
import { dayInPakistan } from '../core/day-in-pakistan.ts'
import { forbidden, notFound } from '../core/errors.ts'
import { isId } from '../core/secrets/ids.ts'
import {
  beginNextHouseKey,
  type FoundHouseKey,
  findCompanyOfHouse,
  findHouseKey,
  noteHouseKeyUse,
} from '../db/queries/houses/house-keys.ts'
import { apartFromCall } from '../db/with-first-write.ts'
import type { Caller } from './caller.ts'
import { findSignedIn } from './sessions.ts'

/** Somebody who may see a house. */
export interface HouseCaller {
  houseId: string
  role: HouseRole
  /** The side as whose author the caller writes. */
  side: HouseSide
  /** The company or the site link; null for the family. */
  authorId: string | null
  seesMoney: boolean
  /** HMAC-SHA-256 of the key, hex; null for a company's session. */
  keyHash: string | null
  /** Whose calls are counted together: the key or the company's account. */
  subject: string
}

/**
 * The caller of a house, by a key in `x-house-key` or by the session of the company whose quote began it. Throws the same
 * `not-found` for anybody else as for a house that does not exist, and `forbidden` for a caller without that right.
 */
export async function requireHouseCaller(
  context: Context,
  caller: Caller,
  houseId: string,
  right: HouseRight,
): Promise<HouseCaller> {
  const found = await findHouseCaller(context, caller, houseId)
  if (!found) throw notFound()
  const [actor, house] = found.asked
  if (!may(actor, right, house)) throw forbidden(refusalTo(found.caller.role))
  return found.caller
}

interface Found {
  caller: HouseCaller
  asked: [Actor, { houseId: string; companyId: string | null }]
}

/** Undefined for a caller who is no part of the house. */
export async function findHouseCaller(
  context: Context,
  caller: Caller,
  houseId: string,
): Promise<Found | undefined> {
  if (!isId(houseId)) return undefined
  const found = await findCompanyOfHouse(context.db.read, houseId)
  if (!found) return undefined
  const house = { houseId, companyId: found.companyId }
  const key = await findKey(context, caller, houseId)
  const account = key ? undefined : await findSignedIn(context, caller)
  const actor: Actor = key ? { houseId, kind: key.kind, money: key.money } : (account ?? 'visitor')
  const role = houseRole(actor, house)
  if (role === undefined) return undefined
  const side = role === 'own' || role === 'family' ? 'family' : role
  const authorId = side === 'family' ? null : (key?.id ?? house.companyId)
  const subject = key ? `${houseId}/${key.id}` : (account?.accountId ?? houseId)
  return {
    caller: {
      houseId,
      role,
      side,
      authorId,
      seesMoney: role !== 'site',
      keyHash: key?.keyHash ?? null,
      subject,
    },
    asked: [actor, house],
  }
}

type Key = FoundHouseKey & { kind: 'own' | 'family' | 'site' }

/** The caller's key. The first use of a new own key ends the one before. */
async function findKey(
  { db, hashSecret, clock }: Context,
  { houseKey }: Caller,
  houseId: string,
): Promise<Key | undefined> {
  if (houseKey === undefined) return undefined
  const keyHashes = hashSecret.each('house-key', houseKey)
  const found = await findHouseKey(db.read, houseId, keyHashes)
  if (!found) return undefined
  if (found.kind === 'next') {
    await apartFromCall(() => db.note((trx) => beginNextHouseKey(trx, houseId, keyHashes)))
    return { ...found, kind: 'own' }
  }
  const today = dayInPakistan(clock())
  if (found.kind === 'site' && found.usedOn !== today) {
    await apartFromCall(() => db.note((trx) => noteHouseKeyUse(trx, houseId, found.id, today)))
  }
  return { ...found, kind: found.kind }
}

function refusalTo(role: HouseRole) {
  if (role === 'family') return 'familyKeyReads'
  if (role === 'site') return 'linkAddsOnly'
  return role === 'builder' ? 'familyDecides' : 'notYours'
}
