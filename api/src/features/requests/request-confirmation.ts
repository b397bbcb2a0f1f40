import { clientLink, dayMs, type Language, type RequestState, requestLimits, screens } from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import { mailboxKey } from '../../access/mailbox-key.ts'
import { postMail, takeMailPlace } from '../../access/outgoing-mail.ts'
import { charge } from '../../access/rate-counter.ts'
import type { Context } from '../../context/context.ts'
import { networkOf } from '../../core/contact/network-address.ts'
import { AppError, invalid, invalidField } from '../../core/errors.ts'
import { randomToken } from '../../core/secrets/random.ts'
import type { Writer } from '../../db/engines/connect.ts'
import { emailKey } from '../../db/queries/accounts/accounts.ts'
import { deleteMailsAbout } from '../../db/queries/mail-outbox.ts'
import { holdRateLimit } from '../../db/queries/rate-limits.ts'
import { keepInvited, sendInvitations } from '../../db/queries/requests/invitations.ts'
import { insertNotices } from '../../db/queries/requests/request-notices.ts'
import {
  findRequestToConfirm,
  holdRequest,
  openRequest,
  renewRequestConfirmation,
} from '../../db/queries/requests/requests.ts'
import { confirmRequestMail } from '../../mail/templates/confirm-request.ts'
import { holdOwnRequest } from './open-requests.ts'
import { requireFewOpen } from './request-limits.ts'

const hourMs = 60 * 60_000

interface ToConfirm {
  id: string
  name: string
  email: string
  language: Language
  key: string
  confirmToken: string
}

/**
 * Mails the link that confirms a request. It contains the key, so that it opens the request on any device. Returns
 * false when the mailbox has had too many mails.
 */
export async function mailConfirmation(
  context: Context,
  trx: Writer,
  { id, name, email, language, key, confirmToken }: ToConfirm,
  { wait }: { wait: boolean },
): Promise<boolean> {
  const dueAt = await takeMailPlace(context, trx, email, { wait })
  if (dueAt === undefined) return false
  const address = screens.request.to(id, { key, confirm: confirmToken })
  const link = context.config.publicUrl + clientLink(address, language)
  const letter = confirmRequestMail({ language, name, link, hours: requestLimits.unconfirmedHours })
  const lifeMs = requestLimits.unconfirmedHours * hourMs
  await postMail(context, trx, { ...letter, recipient: email, lifeMs }, dueAt)
  return true
}

/**
 * Mails a new link in place of the old one. With `to` it goes to another mailbox with another key, and the keys before,
 * one of which is in the mail before, end in the same transaction. Returns undefined when nothing is left to confirm.
 * Throws `invalid` for a key that opens the request already, and `too-many-requests`.
 */
export async function sendConfirmationAgain(
  context: Context,
  caller: Caller,
  { id, to }: { id: string; to: { email: string; key: string } | undefined },
): Promise<string | undefined> {
  await charge(context, caller, [{ limit: 'reset', subject: networkOf(caller.ip) }])
  const confirmToken = randomToken()
  const confirmHash = context.hashSecret('request-confirmation', confirmToken)
  return context.db.note(async (trx) => {
    const row = await holdOwnRequest(context, trx, { id, caller })
    const key = to?.key ?? caller.requestKey ?? ''
    if (to && key === caller.requestKey) throw invalidField('key', 'keyInUse')
    const email = to?.email ?? row.email
    const moved = to && { email, emailKey: emailKey(email), keyHash: context.hashSecret('request-key', key) }
    if (!(await renewRequestConfirmation(trx, id, { confirmHash, ...(moved && { moved }) }))) return undefined
    await deleteMailsAbout(trx, [id])
    const { name, language } = row
    const asked = { id, name, language, email, key, confirmToken }
    // Thrown inside the transaction, so that the previous link stays valid.
    if (!(await mailConfirmation(context, trx, asked, { wait: false }))) {
      throw new AppError('too-many-requests', 'tooManyMails', { retryAfterS: 3600 })
    }
    return confirmToken
  })
}

/**
 * Opens a request with the mailed token and invites its companies. Idempotent. Throws `invalid` when the link is not
 * the newest or has expired, and `conflict` when too many requests of that mailbox are open.
 */
export async function confirmRequest(
  context: Context,
  token: string,
): Promise<{ id: string; state: RequestState }> {
  const confirmHashes = context.hashSecret.each('request-confirmation', token)
  return context.db.note(async (trx) => {
    const now = context.clock()
    const found = await findRequestToConfirm(trx, confirmHashes)
    if (found) await keepInvited(trx, found.id)
    const row = found && (await holdRequest(trx, found.id))
    if (!row?.confirmHash || !confirmHashes.includes(row.confirmHash)) throw invalid('linkExpired')
    const { id, email } = row
    if (row.state !== 'unconfirmed') return { id, state: row.state }
    // Locked, so that requests of one mailbox that are confirmed at once count each other.
    await holdRateLimit(trx, mailboxKey(context, email), now)
    await requireFewOpen(trx, email, now)
    const endsAt = now + requestLimits.openDays * dayMs
    if (!(await openRequest(trx, id, { now, endsAt }))) throw invalid('linkExpired')
    const companyIds = await sendInvitations(trx, id, now)
    const invited = companyIds.map((companyId) => ({ requestId: id, companyId }))
    await insertNotices(trx, invited, 'invited', now)
    return { id, state: 'open' }
  })
}
