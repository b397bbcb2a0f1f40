import type { MarkRefusal } from '@tameer/contract'
import { sql } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import { countShort } from '../short-count.ts'
import type { MarkRow } from './marks.ts'

/** A mark with the name of its company, and the logo's file and width in pixels; both null without a logo. */
export type DeskMarkRow = MarkRow & {
  companyName: string
  imageFile: string | null
  imageWidth: number | null
}

/** The start of a page of marks: after this one. */
export type MarkPlace = Pick<MarkRow, 'validUntil' | 'id'>

/** Marks that wait, oldest first; or those that are shown on that day, the next to expire first. */
export function listMarksAtDesk(
  db: Reader,
  { state, after, today }: { state: 'waiting' | 'checked'; after: MarkPlace | undefined; today: string },
  most: number,
): Promise<DeskMarkRow[]> {
  const marks = db
    .selectFrom('marks')
    .innerJoin('companies', 'companies.id', 'marks.companyId')
    .selectAll('marks')
    .select(['companies.name as companyName', 'companies.imageFile', 'companies.imageWidth'])
    .limit(most)
  if (state === 'waiting') {
    const waiting = marks.where('marks.state', '=', 'entered').orderBy('marks.id')
    return (after ? waiting.where('marks.id', '>', after.id) : waiting).execute()
  }
  const checked = marks
    .where('marks.state', '=', 'checked')
    .where('marks.validUntil', '>=', today)
    .orderBy('marks.validUntil')
    .orderBy('marks.id')
  if (!after) return checked.execute()
  return checked
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('marks.validUntil', 'marks.id'), '>', tuple(after.validUntil, after.id)),
    )
    .execute()
}

/** Number of waiting marks, and of shown marks that expire until that day, each counted up to `maxShortCount`. */
export async function countMarks(
  db: Reader,
  { today, until }: { today: string; until: string },
): Promise<{ waiting: number; expiring: number }> {
  // States are written as the indexes have them, which bound texts would not match.
  const marks = db.selectFrom('marks').select('id')
  const shown = marks.where('state', '=', sql.lit('checked'))
  return {
    waiting: await countShort(db, marks.where('state', '=', sql.lit('entered'))),
    expiring: await countShort(db, shown.where('validUntil', '>=', today).where('validUntil', '<=', until)),
  }
}

/**
 * Accepts a waiting mark, which replaces the shown one of its kind; `replaced` is the document of the old one.
 * Undefined when the mark does not wait.
 */
export async function acceptMark(
  trx: Writer,
  { id, validUntil, now }: { id: string; validUntil: string; now: number },
): Promise<{ mark: MarkRow; replaced: string | null } | undefined> {
  const found = await trx
    .selectFrom('marks')
    .select(['companyId', 'kind'])
    .where('id', '=', id)
    .where('state', '=', 'entered')
    .executeTakeFirst()
  if (!found) return undefined
  const before = await trx
    .deleteFrom('marks')
    .where('companyId', '=', found.companyId)
    .where('kind', '=', found.kind)
    .where('state', '=', 'checked')
    .returning('documentFile')
    .executeTakeFirst()
  const mark = await trx
    .updateTable('marks')
    .set({ state: 'checked', validUntil, checkedAt: now, renamedFrom: null, remindedDays: 0 })
    .where('id', '=', id)
    .where('state', '=', 'entered')
    .returningAll()
    .executeTakeFirst()
  return mark && { mark, replaced: before?.documentFile ?? null }
}

interface Refused {
  id: string
  /** State in which the actor saw it. */
  state: 'entered' | 'checked'
  refusal: MarkRefusal
  words: string
}

/**
 * Refuses a mark and deletes the name of its document; returns the mark as it was. A shown mark for which another of
 * its kind waits is deleted. Undefined when it is not in that state.
 */
export async function rejectMark(
  trx: Writer,
  { id, state, refusal, words }: Refused,
): Promise<MarkRow | undefined> {
  const mark = await trx
    .selectFrom('marks')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  if (!mark) return undefined
  const others = trx.selectFrom('marks').select('id').where('companyId', '=', mark.companyId)
  const other = await others
    .where('kind', '=', mark.kind)
    .where('state', '<>', 'checked')
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) {
    const gone = trx.deleteFrom('marks').where('id', '=', id).where('state', '=', state)
    return (await gone.returning('id').executeTakeFirst()) && mark
  }
  const refused = trx.updateTable('marks').set({ state: 'refused', refusal, words, documentFile: null })
  const done = await refused
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst()
  return done && mark
}

/** Times that the latest accepted marks waited to be checked, ms: at most `most` of those accepted since then. */
export async function listCheckTimes(db: Reader, since: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('marks')
    .select(['enteredAt', 'checkedAt'])
    .where('state', '=', 'checked')
    .where('checkedAt', '>=', since)
    .orderBy('checkedAt', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap(({ enteredAt, checkedAt }) => (checkedAt === null ? [] : [checkedAt - enteredAt]))
}

/** Marks that end within so many days and whose companies were not yet reminded of that. */
export function listEndingMarks(
  db: Reader,
  { today, until, days, most }: { today: string; until: string; days: number; most: number },
): Promise<Pick<MarkRow, 'id' | 'companyId'>[]> {
  return db
    .selectFrom('marks')
    .select(['id', 'companyId'])
    .where('state', '=', 'checked')
    .where('validUntil', '>=', today)
    .where('validUntil', '<=', until)
    .where(({ eb, or }) => or([eb('remindedDays', '=', 0), eb('remindedDays', '>', days)]))
    .orderBy('validUntil')
    .orderBy('id')
    .limit(most)
    .execute()
}

/**
 * Records that the company is reminded of the end of a mark; returns the mark, or undefined when it was reminded
 * meanwhile or the mark is no longer shown.
 */
export function noteMarkReminded(trx: Writer, id: string, days: number): Promise<MarkRow | undefined> {
  return trx
    .updateTable('marks')
    .set({ remindedDays: days })
    .where('id', '=', id)
    .where('state', '=', 'checked')
    .where(({ eb, or }) => or([eb('remindedDays', '=', 0), eb('remindedDays', '>', days)]))
    .returningAll()
    .executeTakeFirst()
}

/** Deletes the names of documents of marks, checked or not, that ended before that day; returns them, at most `most`. */
export async function forgetEndedDocuments(trx: Writer, before: string, most: number): Promise<string[]> {
  const ended = await trx
    .selectFrom('marks')
    .select(['id', 'documentFile'])
    .where('validUntil', '<', before)
    .where('documentFile', 'is not', null)
    .limit(most)
    .execute()
  if (ended.length === 0) return []
  const ids = ended.map(({ id }) => id)
  await trx.updateTable('marks').set({ documentFile: null }).where('id', 'in', ids).execute()
  return ended.flatMap(({ documentFile }) => documentFile ?? [])
}
