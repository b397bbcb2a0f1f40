import type { MarkKind, PecCategory } from '@tameer/contract'
import type { Selectable } from 'kysely'
import type { Reader, Writer } from '../database.ts'
import type { Schema } from '../schema.ts'

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
  const fresh = { state: 'entered', refusal: null, words: '', enteredAt: now, checkedAt: null } as const
  await trx
    .insertInto('marks')
    .values({ ...mark, ...fresh })
    .execute()
  return before?.documentFile ?? null
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

/** Marks that are checked and still valid on that day, by the ids of their companies. */
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
  return shown
}
