import { clientLink, dayMs, houseLimits as limits, type wayBack } from '@tameer/contract'
import type * as z from 'zod'
import type { Caller } from '../../../access/caller.ts'
import { mailboxKey } from '../../../access/mailbox-key.ts'
import { postMail, pretendMail, takeMailPlace } from '../../../access/outgoing-mail.ts'
import type { Context } from '../../../context/context.ts'
import { invalid } from '../../../core/errors.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { randomToken } from '../../../core/secrets/random.ts'
import type { Writer } from '../../../db/engines/connect.ts'
import { emailKey } from '../../../db/queries/accounts/accounts.ts'
import { listHouseKeys } from '../../../db/queries/houses/house-keys.ts'
import {
  countWaysBack,
  findWayBack,
  insertWayBack,
  listHousesOfMailbox,
  listOldMailboxes,
  spendWayBack,
} from '../../../db/queries/houses/house-mailboxes.ts'
import { holdHouse } from '../../../db/queries/houses/houses.ts'
import type { HouseRecord } from '../../../db/tables/house-schema.ts'
import { wayBackMail } from '../../../mail/templates/house-mailbox.ts'
import { putNextKey } from '../key-service.ts'
import { houseLink } from './house-in-words.ts'

const lifeMs = limits.wayBackMinutes * 60_000
/** Houses of one mailbox that get a link at once. */
const most = 10

/**
 * Mails a link to each house of a confirmed mailbox. Nothing tells the caller whether there is one: any other address costs as
 * much work.
 */
export async function mailWaysBack(context: Context, caller: Caller, email: string): Promise<void> {
  const now = context.clock()
  const ids = await listHousesOfMailbox(context.db.read, emailKey(email), { now, most })
  for (const id of ids) await context.db.note((trx) => mailWayBack(context, trx, id, email))
  if (ids.length === 0) await context.db.note((trx) => pretend(context, trx, caller, email))
}

async function mailWayBack(context: Context, trx: Writer, id: string, typed: string): Promise<void> {
  const now = context.clock()
  const house = await holdHouse(trx, id)
  const recipient = house && (await mailboxOf(trx, house, emailKey(typed), now))
  if (!house || recipient === undefined) return
  const to = { houseId: id, mailboxKey: mailboxKey(context, recipient) }
  if ((await countWaysBack(trx, to, now - dayMs)) >= limits.waysBackADay) return
  const dueAt = await takeMailPlace(context, trx, recipient, { wait: false })
  if (dueAt === undefined) return
  const token = randomToken()
  const tokenHash = context.hashSecret('house-way-back', token)
  await insertWayBack(trx, { ...to, tokenHash, expiresAt: now + lifeMs, createdAt: now })
  const { language } = house
  const letter = wayBackMail({ language, link: houseLink(context, id, language, token) })
  await postMail(context, trx, { ...letter, recipient, lifeMs }, dueAt)
}

/** The mailbox of a house as it was written: the confirmed one, or one that was replaced and still has its way back. */
async function mailboxOf(
  trx: Writer,
  house: HouseRecord,
  key: string,
  now: number,
): Promise<string | undefined> {
  if (house.email !== null && house.emailKey === key && house.emailConfirmedAt !== null) return house.email
  const kept = await listOldMailboxes(trx, house.id)
  return kept.find((one) => one.emailKey === key && one.expiresAt > now)?.email
}

async function pretend(context: Context, trx: Writer, { language }: Caller, email: string): Promise<void> {
  await holdHouse(trx, newId())
  await takeMailPlace(context, trx, email, { wait: false })
  const link = context.config.publicUrl + clientLink('', language)
  await pretendMail(trx, { ...wayBackMail({ language, link }), lifeMs })
  await pretendMail(trx, { ...wayBackMail({ language, link }), lifeMs })
}

/**
 * Puts a device's key in place with the token of a link; returns the house. The same token with the same key again changes
 * nothing. Throws `invalid` for a token that is used, too old or unknown, and for a key that opens the house in another way.
 */
export function takeWayBack(context: Context, { token, key }: z.output<typeof wayBack>): Promise<string> {
  const tokenHashes = context.hashSecret.each('house-way-back', token)
  const keyHashes = context.hashSecret.each('house-key', key)
  return context.db.note(async (trx) => {
    const found = await findWayBack(trx, tokenHashes)
    const house = found && (await holdHouse(trx, found.houseId))
    const way = house && (await findWayBack(trx, tokenHashes))
    if (!way) throw invalid('linkExpired')
    if (way.usedKeyHash !== null) {
      const isSame = keyHashes.includes(way.usedKeyHash)
      const opens = (await listHouseKeys(trx, house.id)).some(({ keyHash }) => keyHashes.includes(keyHash))
      if (isSame && opens) return house.id
      throw invalid('linkExpired')
    }
    const now = context.clock()
    const [usedKeyHash] = keyHashes
    if (!(await spendWayBack(trx, way.tokenHash, { usedKeyHash, now }))) throw invalid('linkExpired')
    await putNextKey(context, { trx, house, now }, key)
    return house.id
  })
}
