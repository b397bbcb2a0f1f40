import { type ReportForm, reportableEntries } from '@tameer/contract'
import type { Caller } from '../../access/caller.ts'
import { findHouseCaller } from '../../access/house-keys.ts'
import { charge, subjectOf } from '../../access/rate-counter.ts'
import { findKeyHolder } from '../../access/request-keys.ts'
import { findSignedIn } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { type AppError, notFound } from '../../core/errors.ts'
import { newId } from '../../core/secrets/ids.ts'
import type { Reader } from '../../db/engines/connect.ts'
import {
  entryThing,
  findAnyQuote,
  insertReport,
  isReported,
  isShown,
  type ReportedThing,
} from '../../db/queries/desk/reports.ts'
import { findHouseEntry } from '../../db/queries/houses/house-entries.ts'
import { findInvited } from '../../db/queries/requests/company-invitations.ts'

/**
 * Stores a report for the desk, once while it is open. Throws `too-many-requests`, and `not-found` for a thing that its
 * caller may not see, with the message for a thing that does not exist.
 */
export async function takeReportOf(context: Context, caller: Caller, form: ReportForm): Promise<void> {
  const account = await findSignedIn(context, caller)
  const companyId = account?.companyId
  // Checked before anything is counted, and again with the write: the thing may be hidden meanwhile.
  const thing = await requireThing(context, context.db.read, caller, { ...form, companyId })
  const who = companyId ?? subjectOf(caller, {})
  const { reason, words, email } = form
  const about = [thing.kind, thing.id]
  const fingerprint = context.hashSecret('report', JSON.stringify([who, ...about, reason, words, email]))
  if (await isReported(context.db.read, fingerprint)) return
  await charge(context, caller, [{ limit: 'reportThing', subject: [who, ...about].join('\0') }])
  await context.db.note(async (trx) => {
    await requireThing(context, trx, caller, { ...form, companyId })
    const { language } = caller
    const row = { reason, words, email, language, fingerprint, byCompanyId: companyId ?? null }
    await insertReport(trx, thing, { id: newId(), ...row, createdAt: context.clock() })
  })
}

type Asked = Pick<ReportForm, 'kind' | 'id' | 'houseId'> & { companyId: string | undefined }

/** Returns the reported thing if the caller may see it. */
async function requireThing(
  context: Context,
  db: Reader,
  caller: Caller,
  { kind, id, houseId = '', companyId }: Asked,
): Promise<ReportedThing> {
  if (kind === 'profile' || kind === 'project') {
    if (!(await isShown(db, { kind, id }))) throw gone(kind)
    return { kind, id }
  }
  if (kind === 'request') {
    const invited = companyId === undefined ? undefined : await findInvited(db, { id, companyId })
    if (!invited) throw gone(kind)
    return { kind, id: invited.request.id }
  }
  if (kind === 'house-entry') {
    const entry = (await findHouseCaller(context, caller, houseId)) && (await findHouseEntry(db, houseId, id))
    if (!entry || entry.gone !== null || !reportableEntries.includes(entry.kind)) throw gone(kind)
    return entryThing(houseId, id)
  }
  const quote = await findAnyQuote(db, id)
  if (!quote || !(await findKeyHolder(context, caller, quote.requestId))) throw gone(kind)
  return { kind, id }
}

function gone(kind: ReportForm['kind']): AppError {
  if (kind === 'profile') return notFound('companyGone')
  return kind === 'project' ? notFound('portfolioGone') : notFound()
}
