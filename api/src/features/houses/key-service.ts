import { dayInPakistan, houseLimits as limits, type siteLinkForm } from '@tameer/contract'
import type * as z from 'zod'
import type { HouseCaller } from '../../access/house-keys.ts'
import type { Context } from '../../context/context.ts'
import { conflict, invalidField, notFound } from '../../core/errors.ts'
import { newId } from '../../core/secrets/ids.ts'
import {
  endHouseKey,
  listHouseKeys,
  putHouseKey,
  renameSiteLink,
} from '../../db/queries/houses/house-keys.ts'
import type { HouseKeyRecord } from '../../db/tables/house-schema.ts'
import { actOnHouse, type HouseAct } from './house-acts.ts'

type Keyed = Pick<HouseAct, 'trx' | 'house' | 'now'>
type LinkForm = z.output<typeof siteLinkForm>

/** Puts a new own key in place. The one before opens the house until the new one was used. */
export function putOwnKey(context: Context, caller: HouseCaller, key: string): Promise<void> {
  return actOnHouse(context, caller, (act) => putNextKey(context, act, key))
}

/**
 * Lets a new own key wait for its first use. Nothing changes when it waits or opens the house already. Throws `invalid` when
 * it opens it in another way.
 */
export async function putNextKey(context: Context, act: Keyed, key: string): Promise<void> {
  const held = await findHeld(context, act, key)
  if (held?.kind === 'next' || held?.kind === 'own') return
  if (held) throw invalidField('key', 'keyInUse')
  await putHouseKey(act.trx, newKey(context, act, { kind: 'next', key }))
}

/** Puts the family's key in place, which reads only. */
export function putFamilyKey(context: Context, caller: HouseCaller, key: string): Promise<void> {
  return actOnHouse(context, caller, async (act) => {
    const held = await findHeld(context, act, key)
    if (held?.kind === 'family') return
    if (held) throw invalidField('key', 'keyInUse')
    await putHouseKey(act.trx, newKey(context, act, { kind: 'family', key }))
  })
}

/** Takes the family's key back, if there is one. */
export function endFamilyKey(context: Context, caller: HouseCaller): Promise<void> {
  return actOnHouse(context, caller, async ({ trx, house }) => {
    await endHouseKey(trx, house.id, { kind: 'family' })
  })
}

/**
 * Makes a link for the site, or changes one. Throws `conflict` for one too many or one that would see money where no price
 * was agreed, `not-found` for a change of none.
 */
export function putSiteLink(
  context: Context,
  caller: HouseCaller,
  id: string,
  { name, money, key }: LinkForm,
): Promise<void> {
  return actOnHouse(context, caller, async (act) => {
    const { trx, house } = act
    if (money && house.basis === 'estimate') throw conflict('noAgreedPrice')
    const sees = money ? 1 : 0
    if (key === undefined) {
      if (!(await renameSiteLink(trx, { houseId: house.id, id, name, money: sees }))) throw notFound()
      return
    }
    const held = await findHeld(context, act, key)
    if (held && held.id !== id) throw invalidField('key', 'keyInUse')
    const others = (await listHouseKeys(trx, house.id)).filter((one) => one.kind === 'site')
    const isNew = others.every((one) => one.id !== id)
    if (isNew && others.length >= limits.siteLinks) throw conflict('tooManyLinks')
    await putHouseKey(trx, {
      ...newKey(context, act, { kind: 'site', key }),
      ...others.find((one) => one.id === id),
      id,
      keyHash: context.hashSecret('house-key', key),
      name,
      money: sees,
    })
  })
}

/** Takes a site link back, if there is one of that id. What it added stays. */
export function endSiteLink(context: Context, caller: HouseCaller, id: string): Promise<void> {
  return actOnHouse(context, caller, async ({ trx, house }) => {
    await endHouseKey(trx, house.id, { kind: 'site', id })
  })
}

/** The key of the house that has this text. */
async function findHeld(
  { hashSecret }: Context,
  { trx, house }: Keyed,
  key: string,
): Promise<HouseKeyRecord | undefined> {
  const hashes = hashSecret.each('house-key', key)
  return (await listHouseKeys(trx, house.id)).find(({ keyHash }) => hashes.includes(keyHash))
}

function newKey(
  { hashSecret }: Context,
  { house, now }: Keyed,
  { kind, key }: Pick<HouseKeyRecord, 'kind'> & { key: string },
): HouseKeyRecord {
  return {
    houseId: house.id,
    id: newId(),
    kind,
    keyHash: hashSecret('house-key', key),
    name: '',
    money: 0,
    madeOn: dayInPakistan(now),
    usedOn: null,
  }
}
