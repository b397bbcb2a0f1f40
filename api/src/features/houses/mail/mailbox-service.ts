import { dayInPakistan, dayMs, houseLimits as limits, type mailboxForm, problem } from '@tameer/contract'
import type * as z from 'zod'
import type { HouseCaller } from '../../../access/house-keys.ts'
import { newsLifeMs } from '../../../access/news-mails.ts'
import { postMail, postSoon, takeMailPlace } from '../../../access/outgoing-mail.ts'
import type { Context } from '../../../context/context.ts'
import { AppError, invalidField } from '../../../core/errors.ts'
import { randomDigits } from '../../../core/secrets/random.ts'
import { sameText } from '../../../core/secrets/same-text.ts'
import { emailKey } from '../../../db/queries/accounts/accounts.ts'
import {
  confirmHouseMailbox,
  deleteHouseCode,
  findHouseCode,
  keepOldMailbox,
  listOldMailboxes,
  putHouseCode,
  setHouseMailbox,
  spendCodeTry,
} from '../../../db/queries/houses/house-mailboxes.ts'
import { deleteMailsToAbout } from '../../../db/queries/mail-outbox.ts'
import { houseCodeMail, mailboxChangedMail } from '../../../mail/templates/house-mailbox.ts'
import { actOnHouse, type HouseAct } from '../house-acts.ts'
import { putNextKey } from '../key-service.ts'
import { houseLink } from './house-in-words.ts'

const hourMs = 60 * 60_000

/**
 * Puts a mailbox and a new own key in place, and mails a code; returns the code. The mailbox that is in place already gets a new
 * code while it is not confirmed, and none once it is. Throws `invalid` for a key that opens the house in another way, and
 * `too-many-requests`.
 */
export function putMailbox(
  context: Context,
  caller: HouseCaller,
  { email, key }: z.output<typeof mailboxForm>,
): Promise<string | undefined> {
  return actOnHouse(context, caller, async (act) => {
    const { trx, house } = act
    await putNextKey(context, act, key)
    const isSame = house.emailKey === emailKey(email)
    if (isSame && house.emailConfirmedAt !== null) return undefined
    await leaveMailbox(context, act)
    await setHouseMailbox(trx, house.id, { email, emailKey: emailKey(email) })
    return mailCode(context, act, email)
  })
}

/** Takes the mailbox out of the house, if there is one. */
export function endMailbox(context: Context, caller: HouseCaller): Promise<void> {
  return actOnHouse(context, caller, async (act) => {
    const { trx, house } = act
    if (house.email === null) return
    await leaveMailbox(context, act)
    await setHouseMailbox(trx, house.id, { email: null, emailKey: null })
  })
}

/**
 * Ends the code of the mailbox and deletes its mails that wait. One that was confirmed is told, and keeps its way back for some
 * days, whatever is changed after it.
 */
async function leaveMailbox(context: Context, { trx, house, now }: HouseAct): Promise<void> {
  const { id: houseId, email, emailKey, emailConfirmedAt, language } = house
  if (email === null || emailKey === null) return
  await deleteHouseCode(trx, houseId)
  // One that still has its way back was told so: that mail stays, also when the mailbox is put in place again and taken out.
  const kept = await listOldMailboxes(trx, houseId)
  if (!kept.some((one) => one.emailKey === emailKey && one.expiresAt > now))
    await deleteMailsToAbout(trx, email, houseId)
  if (emailConfirmedAt === null) return
  const expiresAt = now + limits.oldMailboxDays * dayMs
  await keepOldMailbox(trx, { houseId, email, emailKey, expiresAt })
  const link = houseLink(context, houseId, language)
  const letter = mailboxChangedMail({ language, day: dayInPakistan(expiresAt), link })
  await postSoon(context, trx, { ...letter, recipient: email, lifeMs: newsLifeMs })
}

async function mailCode(context: Context, { trx, house, now }: HouseAct, recipient: string): Promise<string> {
  const dueAt = await takeMailPlace(context, trx, recipient, { wait: false })
  // Thrown inside the transaction, so that nothing has changed.
  if (dueAt === undefined) throw new AppError('too-many-requests', 'tooManyMails', { retryAfterS: 3600 })
  const { id: houseId, language } = house
  const code = randomDigits()
  const lifeMs = limits.codeHours * hourMs
  await putHouseCode(trx, {
    houseId,
    codeHash: context.hashSecret('house-code', bound(houseId, emailKey(recipient), code)),
    triesLeft: limits.codeTries,
    expiresAt: now + lifeMs,
  })
  const link = houseLink(context, houseId, language)
  await postMail(context, trx, { ...houseCodeMail({ language, code, link }), recipient, lifeMs }, dueAt)
  return code
}

/**
 * Confirms the mailbox with the code of its mail; the same code again changes nothing. Throws `invalid` with the tries that
 * are left.
 */
export async function confirmMailbox(context: Context, caller: HouseCaller, typed: string): Promise<void> {
  const digits = typed.replace(/[\s-]/g, '')
  const left = await actOnHouse(context, caller, (act) => tryCode(context, act, digits))
  // Thrown after the transaction, so that the try stays counted.
  if (left !== undefined) throw invalidField('code', problem('wrongCode', { left }))
}

/** Returns the tries that are left after a wrong code; undefined after the right one. */
async function tryCode(
  context: Context,
  { trx, house, now }: HouseAct,
  digits: string,
): Promise<number | undefined> {
  const { id, emailKey } = house
  const kept = emailKey === null ? undefined : await findHouseCode(trx, id, now)
  if (!kept || emailKey === null) return 0
  // Something that cannot be a code costs no try.
  if (!/^\d{6}$/.test(digits)) return kept.triesLeft
  const hashes = context.hashSecret.each('house-code', bound(id, emailKey, digits))
  const isRight = hashes.some((hash) => sameText(kept.codeHash, hash))
  if (isRight && house.emailConfirmedAt !== null) return undefined
  if (!(await spendCodeTry(trx, id))) return 0
  if (!isRight) return kept.triesLeft - 1
  await confirmHouseMailbox(trx, { id, emailKey, now })
  return undefined
}

/** Binds a code to its house and mailbox: the same digits give another hash for another one. */
function bound(houseId: string, mailbox: string, code: string): string {
  return `${houseId}\0${mailbox}\0${code}`
}
