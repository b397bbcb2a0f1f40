import { clientLink, dayMs, deskScreens, type PreparedBody, preparedLimits } from '@tameer/contract'
import { type DeskActor, noteAtDesk } from '../../../access/desk-log.ts'
import { postMail, takeMailPlace } from '../../../access/outgoing-mail.ts'
import type { Context } from '../../../context/context.ts'
import { storedContact } from '../../../core/contact/stored-contact.ts'
import { AppError, conflict, invalid, invalidField, notFound } from '../../../core/errors.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { randomToken } from '../../../core/secrets/random.ts'
import type { Writer } from '../../../db/engines/connect.ts'
import { isEmailFree } from '../../../db/queries/accounts/accounts.ts'
import { findUnknown } from '../../../db/queries/companies/catalogue.ts'
import {
  deleteOldPrepared,
  deletePrepared,
  findPrepared,
  insertPrepared,
  type PreparedDetails,
  type PreparedRecord,
  type SeenPrepared,
  setPreparedLink,
  updatePrepared,
} from '../../../db/queries/companies/prepared-profiles.ts'
import { preparedMail } from '../../../mail/templates/prepared.ts'

export const linkPurpose = 'prepared-profile'
const linkMs = preparedLimits.linkDays * dayMs

type Seen = Pick<SeenPrepared, 'id' | 'version'>

/** Prepares a profile. Throws `invalid` for what is not in the catalogue, a malformed number, or an address with an account. */
export async function prepare(
  context: Context,
  actor: DeskActor,
  body: PreparedBody,
): Promise<PreparedRecord> {
  const details = await detailsOf(context, body)
  const id = newId()
  const done = await noteAtDesk(context, actor, async (trx) => {
    const value = await insertPrepared(trx, id, details, context.clock())
    return { value, line: { event: 'profile-prepared', subject: { kind: 'prepared', id } } }
  })
  if (!done) throw notFound('preparedGone')
  return done
}

/** Changes a prepared profile. Throws as `prepare` does, `not-found`, and `conflict` when it was changed since. */
export async function changePrepared(
  context: Context,
  actor: DeskActor,
  seen: Seen,
  body: PreparedBody,
): Promise<PreparedRecord> {
  const details = await detailsOf(context, body)
  const done = await noteAtDesk(context, actor, async (trx) => {
    const value = await updatePrepared(trx, { ...seen, now: context.clock() }, details)
    if (!value) throw await whyNot(trx, seen.id)
    return { value, line: { event: 'prepared-changed', subject: { kind: 'prepared', id: seen.id } } }
  })
  if (!done) throw notFound('preparedGone')
  return done
}

/**
 * Makes a new link for a prepared profile and, with `mail`, mails it. The link before stops working. Throws `not-found`,
 * `conflict`, `invalid` without an address, and `too-many-requests` when the mailbox has had too many mails.
 */
export async function makeLink(
  context: Context,
  actor: DeskActor,
  { mail, ...seen }: Seen & { mail: boolean },
): Promise<{ link: string; profile: PreparedRecord }> {
  const token = randomToken()
  const now = context.clock()
  const done = await noteAtDesk(context, actor, async (trx) => {
    const profile = await setPreparedLink(
      trx,
      { ...seen, now },
      { tokenHash: context.hashSecret(linkPurpose, token), linkUntil: now + linkMs, mailed: mail },
    )
    if (!profile) throw await whyNot(trx, seen.id)
    const link = context.config.publicUrl + clientLink(deskScreens.takeOver.to({ token }), profile.language)
    if (mail) await mailLink(context, trx, profile, link)
    const line = { event: 'prepared-link-made', subject: { kind: 'prepared', id: seen.id } } as const
    return { value: { link, profile }, line: { ...line, after: { mailed: mail } } }
  })
  if (!done) throw notFound('preparedGone')
  return done
}

async function mailLink(
  context: Context,
  trx: Writer,
  { email, name, source, language }: PreparedRecord,
  link: string,
): Promise<void> {
  if (email === '') throw invalid('noPreparedEmail')
  const dueAt = await takeMailPlace(context, trx, email, { wait: false })
  if (dueAt === undefined) throw new AppError('too-many-requests', 'tooManyMails', { retryAfterS: 3600 })
  const letter = preparedMail({ language, name, source, link, days: preparedLimits.linkDays })
  await postMail(context, trx, { ...letter, recipient: email, lifeMs: linkMs }, dueAt)
}

/** Deletes a prepared profile. Throws `not-found`, and `conflict` when it was changed since. */
export async function removePrepared(context: Context, actor: DeskActor, seen: Seen): Promise<void> {
  await noteAtDesk(context, actor, async (trx) => {
    if (!(await deletePrepared(trx, seen))) throw await whyNot(trx, seen.id)
    return { value: true, line: { event: 'prepared-removed', subject: { kind: 'prepared', id: seen.id } } }
  })
}

/** Deletes prepared profiles that nobody took over or changed for long. Returns their number. */
export function forgetPrepared({ db, clock }: Context): Promise<number> {
  return db.note((trx) => deleteOldPrepared(trx, clock() - preparedLimits.keptDays * dayMs))
}

async function detailsOf({ db, clock }: Context, { city, ...body }: PreparedBody): Promise<PreparedDetails> {
  if ((await findUnknown(db.read, 'categories', body.categoryIds)).length > 0) {
    throw invalid('chooseListedCategories', { categoryIds: 'chooseFromList' })
  }
  if (city !== null && (await findUnknown(db.read, 'cities', [city])).length > 0) {
    throw invalidField('city', 'cityNotListed')
  }
  if (body.email !== '' && !(await isEmailFree(db.read, { id: '', email: body.email }, clock()))) {
    throw invalidField('email', 'emailTaken')
  }
  return { ...body, ...storedContact({ phone: body.phone, whatsapp: body.whatsapp }), cityId: city }
}

async function whyNot(trx: Writer, id: string): Promise<AppError> {
  return (await findPrepared(trx, id)) ? conflict('changedAtDesk') : notFound('preparedGone')
}
