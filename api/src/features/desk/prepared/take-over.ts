import type { SignUpBody } from '@tameer/contract'
import type { Caller } from '../../../access/caller.ts'
import type { Context } from '../../../context/context.ts'
import { maskNetwork } from '../../../core/contact/network-address.ts'
import { invalid } from '../../../core/errors.ts'
import type { Writer } from '../../../db/engines/connect.ts'
import { updateCompany } from '../../../db/queries/companies/companies.ts'
import { updateFacts } from '../../../db/queries/companies/company-facts.ts'
import {
  findOffered,
  noteOpened,
  type PreparedRecord,
  takeOffered,
} from '../../../db/queries/companies/prepared-profiles.ts'
import { insertDeskLine } from '../../../db/queries/desk/desk-log.ts'
import { openAccount } from '../../auth/auth-service.ts'
import { linkPurpose } from './prepared-acts.ts'

/** The prepared profile of a link, and the end of the link. Throws `invalid` for a link that is not valid. */
export async function readOffered(
  context: Context,
  token: string,
): Promise<{ profile: PreparedRecord; linkUntil: number }> {
  const profile = await findOffered(context.db.read, hashesOf(context, token), context.clock())
  if (!profile || profile.linkUntil === null) throw invalid('linkExpired')
  if (profile.openedAt === null) await context.db.note((trx) => noteOpened(trx, profile.id, context.clock()))
  return { profile, linkUntil: profile.linkUntil }
}

/**
 * Opens an account for the company of a link, with the prepared details, and deletes the prepared profile. Throws
 * `invalid` for a link that is not valid, and as `openAccount` does; the link then stays valid.
 */
export async function takeOver(
  context: Context,
  caller: Caller,
  { token, ...body }: SignUpBody & { token: string },
): ReturnType<typeof openAccount> {
  // Before the costly hash of the password.
  await readOffered(context, token)
  const fill = async (trx: Writer, companyId: string) => {
    const now = context.clock()
    const profile = await takeOffered(trx, hashesOf(context, token), now)
    // Thrown inside the transaction: no account is opened when somebody else used the link at this moment.
    if (!profile) throw invalid('linkExpired')
    const { phone, whatsapp, website, about, cityId } = profile
    await updateCompany(trx, companyId, { contact: { phone, whatsapp, website }, cityId, now })
    await updateFacts(trx, companyId, { about }, now)
  }
  return openAccount(context, caller, body, { event: 'account-taken-over', fill })
}

/** Deletes the prepared profile of a link, because its company does not want it. Throws `invalid`. */
export async function refuseOffer(context: Context, caller: Caller, token: string): Promise<void> {
  const now = context.clock()
  await context.db.note(async (trx) => {
    const profile = await takeOffered(trx, hashesOf(context, token), now)
    if (!profile) throw invalid('linkExpired')
    await insertDeskLine(trx, {
      event: 'account-offer-refused',
      actorId: null,
      actor: 'company',
      subject: { kind: 'prepared', id: profile.id },
      network: maskNetwork(caller.ip),
      now,
    })
  })
}

function hashesOf({ hashSecret }: Context, token: string): string[] {
  return hashSecret.each(linkPurpose, token)
}
