import { clientLink, type Language, type MarkRefusal, markExpires, screens } from '@tameer/contract'
import { actAtDesk, type DeskActor } from '../../../access/desk-log.ts'
import { postSoon } from '../../../access/outgoing-mail.ts'
import type { Context } from '../../../context/context.ts'
import { pictureTools } from '../../../context/picture-tools.ts'
import { dayInPakistan } from '../../../core/day-in-pakistan.ts'
import { type AppError, conflict, invalidField, notFound } from '../../../core/errors.ts'
import type { Writer } from '../../../db/engines/connect.ts'
import { holdCompany } from '../../../db/queries/companies/companies.ts'
import { acceptMark, rejectMark } from '../../../db/queries/marks/desk-marks.ts'
import { findMark, type MarkRow } from '../../../db/queries/marks/marks.ts'
import { neverExpires } from '../../../db/tables/mark-schema.ts'
import { removeDocuments } from '../../../images/keep-document.ts'
import { markCheckedMail, markRefusedMail } from '../../../mail/templates/marks.ts'

/** Time for which the mail is worth sending, ms: an owner may look into the mailbox days later. */
const mailLifeMs = 7 * 24 * 60 * 60_000

interface Accepted {
  id: string
  validUntil: string | null
  /** Name that was compared with the paper. */
  companyName: string
}

/**
 * Accepts a mark that waits and mails the company. Throws `invalid` for a last day in the past, `not-found`, and
 * `conflict` when it was decided, or its company took another name than the one that was compared.
 */
export async function acceptMarkAtDesk(
  context: Context,
  actor: DeskActor,
  { id, validUntil, companyName }: Accepted,
): Promise<void> {
  const now = context.clock()
  const replaced = await actAtDesk(context, actor, async (trx) => {
    const company = await holdCompanyOf(trx, id)
    const seen = await requireMark(trx, id)
    if (company.name !== companyName)
      throw conflict('markDecided', undefined, { state: seen.state, companyName: company.name })
    requireDay(seen, validUntil, dayInPakistan(now))
    const done = await acceptMark(trx, { id, validUntil: validUntil ?? neverExpires, now })
    if (!done) throw await whyNot(trx, id)
    const told = { ...company, kind: done.mark.kind, link: linkOf(context, company) }
    await mailCompany(context, trx, company, markCheckedMail({ ...told, lastDay: validUntil }))
    const subject = { kind: 'company', id: done.mark.companyId } as const
    const after = { mark: done.mark.kind, validUntil: validUntil ?? '' }
    return { value: { file: done.replaced }, line: { event: 'mark-checked', subject, after } }
  })
  await removeDocuments(pictureTools(context), [replaced?.file ?? null])
}

interface Refused {
  id: string
  state: 'entered' | 'checked'
  reason: MarkRefusal
  words: string
}

/**
 * Refuses a mark, deletes its paper and mails the company the reason. Throws `conflict` when the mark is not in that
 * state, and `not-found`.
 */
export async function refuseMarkAtDesk(
  context: Context,
  actor: DeskActor,
  { id, state, reason, words }: Refused,
): Promise<void> {
  const refused = await actAtDesk(context, actor, async (trx) => {
    const company = await holdCompanyOf(trx, id)
    const mark = await rejectMark(trx, { id, state, refusal: reason, words })
    if (!mark) throw await whyNot(trx, id)
    const told = { ...company, kind: mark.kind, link: linkOf(context, company) }
    const letter = markRefusedMail({ ...told, reason, words })
    await mailCompany(context, trx, company, letter)
    const subject = { kind: 'company', id: mark.companyId } as const
    const line = { event: 'mark-refused' as const, subject, before: { mark: mark.kind, state } }
    return { value: { file: mark.documentFile }, line: { ...line, after: { reason } } }
  })
  await removeDocuments(pictureTools(context), [refused?.file ?? null])
}

function requireDay({ kind }: MarkRow, validUntil: string | null, today: string): void {
  if (!markExpires(kind)) {
    if (validUntil !== null) throw invalidField('validUntil', 'neverExpires')
    return
  }
  if (validUntil === null) throw invalidField('validUntil', 'enterValidUntil')
  if (validUntil < today) throw invalidField('validUntil', 'markExpired')
}

/**
 * Locks and returns the company of a mark, so that neither it nor another mark of it is added or deleted at this
 * moment.
 */
async function holdCompanyOf(trx: Writer, id: string) {
  const { companyId } = await requireMark(trx, id)
  const company = await holdCompany(trx, companyId)
  if (!company) throw notFound('markGone')
  return company
}

async function requireMark(trx: Writer, id: string): Promise<MarkRow> {
  const mark = await findMark(trx, { id })
  if (!mark) throw notFound('markGone')
  return mark
}

async function whyNot(trx: Writer, id: string): Promise<AppError> {
  const mark = await findMark(trx, { id })
  return mark ? conflict('markDecided', undefined, { state: mark.state }) : notFound('markGone')
}

function linkOf({ config }: Context, { language }: { language: Language }): string {
  return config.publicUrl + clientLink(screens.settings.to('marks'), language)
}

async function mailCompany(
  context: Context,
  trx: Writer,
  { email: recipient }: { email: string },
  letter: ReturnType<typeof markCheckedMail>,
): Promise<void> {
  await postSoon(context, trx, { ...letter, recipient, lifeMs: mailLifeMs })
}
