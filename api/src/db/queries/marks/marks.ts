import type { MarkKind, PecCategory } from '@tameer/contract'
import type { Selectable } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import type { Schema } from '../../schema.ts'

export type MarkRow = Selectable<Schema['marks']>

/** All marks of a company, sorted by kind, shown ones first. */
export function listMarksOf(db: Reader, companyId: string): Promise<MarkRow[]> {
  return db
    .selectFrom('marks')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('kind')
    .orderBy('state')
    .execute()
}

export type NewMark = Pick<MarkRow, 'id' | 'companyId' | 'kind' | 'number' | 'category' | 'holder'> & {
  validUntil: string
  documentFile: string
  now: number
}

/**
 * Stores a mark in place of the unchecked one of its kind; returns the document of the old one. The company must be
 * locked.
 */
export async function insertMark(trx: Writer, { now, ...mark }: NewMark): Promise<string | null> {
  const before = await trx
    .deleteFrom('marks')
    .where('companyId', '=', mark.companyId)
    .where('kind', '=', mark.kind)
    .where('state', '<>', 'checked')
    .returning('documentFile')
    .executeTakeFirst()
  const fresh = { state: 'entered', refusal: null, words: '', checkedAt: null, renamedFrom: null } as const
  await trx
    .insertInto('marks')
    .values({ ...mark, ...fresh, enteredAt: now })
    .execute()
  return before?.documentFile ?? null
}

/**
 * Sends the marks that are shown back to be checked, since the company had another name then. One for which a newer of
 * its kind waits is deleted. Returns the documents of deleted ones. The company must be locked.
 */
export async function recheckMarks(
  trx: Writer,
  { companyId, renamedFrom, today }: { companyId: string; renamedFrom: string; today: string },
): Promise<string[]> {
  const all = await trx
    .selectFrom('marks')
    .select(['id', 'kind', 'state', 'validUntil', 'documentFile'])
    .where('companyId', '=', companyId)
    .execute()
  const shown = all.filter(({ state, validUntil }) => state === 'checked' && validUntil >= today)
  const isReplaced = ({ kind }: Pick<MarkRow, 'kind'>) =>
    all.some((one) => one.kind === kind && one.state === 'entered')
  const replaced = shown.filter(isReplaced)
  const back = shown.filter((mark) => !isReplaced(mark))
  // A kind has one unchecked mark at most.
  const refused = all.filter(
    ({ kind, state }) => state === 'refused' && back.some((one) => one.kind === kind),
  )
  const gone = [...replaced, ...refused].map(({ id }) => id)
  if (gone.length > 0) await trx.deleteFrom('marks').where('id', 'in', gone).execute()
  if (back.length > 0) {
    await trx
      .updateTable('marks')
      .set({ state: 'entered', checkedAt: null, remindedDays: 0, renamedFrom })
      .where('companyId', '=', companyId)
      .where(
        'id',
        'in',
        back.map(({ id }) => id),
      )
      .execute()
  }
  return replaced.flatMap(({ documentFile }) => documentFile ?? [])
}

/** Deletes a mark of the company; returns it, or undefined when it does not exist or belongs to another company. */
export function deleteMark(
  trx: Writer,
  { id, companyId }: { id: string; companyId: string },
): Promise<MarkRow | undefined> {
  return trx
    .deleteFrom('marks')
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .returningAll()
    .executeTakeFirst()
}

/** One mark; with `companyId` only if it belongs to that company. */
export function findMark(
  db: Reader,
  { id, companyId }: { id: string; companyId?: string },
): Promise<MarkRow | undefined> {
  const found = db.selectFrom('marks').selectAll().where('id', '=', id)
  return (companyId === undefined ? found : found.where('companyId', '=', companyId)).executeTakeFirst()
}

/** The documents of all marks of a company. */
export async function listDocumentsOf(db: Reader, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('marks')
    .select('documentFile')
    .where('companyId', '=', companyId)
    .where('documentFile', 'is not', null)
    .execute()
  return rows.flatMap(({ documentFile }) => documentFile ?? [])
}

/** A mark that everybody may see. */
export interface ShownMark {
  kind: MarkKind
  category: PecCategory | null
  checkedAt: number
  validUntil: string
}

/** Marks that are checked and still valid on that day, by the ids of their companies; registered companies without their tax number. */
export async function listShownMarks(
  db: Reader,
  companyIds: readonly string[],
  today: string,
): Promise<Map<string, ShownMark[]>> {
  if (companyIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('marks')
    .select(['companyId', 'kind', 'category', 'checkedAt', 'validUntil'])
    .where('companyId', 'in', companyIds)
    .where('state', '=', 'checked')
    .where('validUntil', '>=', today)
    .orderBy('companyId')
    .orderBy('kind')
    .execute()
  const shown = new Map<string, ShownMark[]>()
  for (const { companyId, checkedAt, ...mark } of rows) {
    const before = shown.get(companyId) ?? []
    shown.set(companyId, [...before, { ...mark, checkedAt: checkedAt ?? 0 }])
  }
  for (const [companyId, marks] of shown) shown.set(companyId, withoutTwin(marks))
  return shown
}

/** A company whose registration is shown is not said to have a tax number as well: everybody registered has one. */
function withoutTwin(marks: ShownMark[]): ShownMark[] {
  const isRegistered = marks.some(({ kind }) => kind === 'registration')
  return isRegistered ? marks.filter(({ kind }) => kind !== 'ntn') : marks
}
