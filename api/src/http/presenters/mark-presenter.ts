import { type CompanyMark, type DeskMark, type OwnMark, smallestName } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import type { DeskMarkRow } from '../../db/queries/marks/desk-marks.ts'
import type { MarkHistory } from '../../db/queries/marks/mark-history.ts'
import type { MarkRow, ShownMark } from '../../db/queries/marks/marks.ts'
import { neverExpires } from '../../db/tables/mark-schema.ts'

/** A checked mark as everybody may see it: never its number or its paper. */
export function presentMark({ kind, category, checkedAt, validUntil }: ShownMark): CompanyMark {
  return { kind, category, checkedOn: dayInPakistan(checkedAt), validUntil: lastDay(validUntil) }
}

/** A mark as its own company sees it. */
export function presentOwnMark(row: MarkRow, today: string): OwnMark {
  const { id, kind, category, number, holder, state, checkedAt, validUntil, refusal, words, renamedFrom } =
    row
  return {
    id,
    kind,
    category,
    number,
    holder,
    refusal,
    words,
    renamedFrom,
    state: state === 'checked' && validUntil < today ? 'expired' : state,
    checkedOn: checkedAt === null ? null : dayInPakistan(checkedAt),
    validUntil: lastDay(validUntil),
    enteredAt: new Date(row.enteredAt).toISOString(),
    hasDocument: row.documentFile !== null,
  }
}

/** A mark as operators see it, with what happened to marks of its company before. */
export function presentDeskMark(
  row: DeskMarkRow,
  today: string,
  { waitingSince, secondTry }: MarkHistory,
  { pictureAddresses }: Pick<Context, 'pictureAddresses'>,
): DeskMark {
  const { companyId, companyName, imageFile, imageWidth } = row
  const hasLogo = imageFile !== null && imageWidth !== null
  const companyLogo = hasLogo ? pictureAddresses.inAnswer(smallestName(imageFile, imageWidth, 'logo')) : null
  const told = { companyId, companyName, companyLogo, secondTry }
  return { ...presentOwnMark(row, today), ...told, waitingSince: new Date(waitingSince).toISOString() }
}

function lastDay(validUntil: string): string | null {
  return validUntil === neverExpires ? null : validUntil
}
