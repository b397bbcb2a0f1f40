import type { DeskEvent, DeskSubjectKind } from '@tameer/contract'
import { newId } from '../../../core/secrets/ids.ts'
import type { Reader, Writer } from '../../database.ts'
import type { DeskLogRow } from '../../schema.ts'

/** Simple facts, recorded before and after an act. Never a secret, a password or a code. */
export type DeskFacts = Record<string, string | number | boolean | null>

/** One line to write. */
export interface NewDeskLine {
  event: DeskEvent
  /** Null: a command on the server. */
  actorId: string | null
  /** The actor's name at that time. */
  actor: string
  subject: { kind: DeskSubjectKind; id: string }
  before?: DeskFacts | undefined
  after?: DeskFacts | undefined
  /** Network of the caller, masked. */
  network: string
  /** ms. */
  now: number
}

/** The start of a page of the log: after this line. */
export type DeskLogPlace = Pick<DeskLogRow, 'createdAt' | 'id'>

/** Times in ms: `from` is included, `until` is not. */
export interface DeskLogFilter {
  event?: DeskEvent | undefined
  actorId?: string | undefined
  subjectId?: string | undefined
  from?: number | undefined
  until?: number | undefined
}

/** Writes a line, which nobody can change later. */
export async function insertDeskLine(
  trx: Writer,
  { subject, before, after, now, ...line }: NewDeskLine,
): Promise<void> {
  await trx
    .insertInto('deskLog')
    .values({
      ...line,
      id: newId(),
      subjectKind: subject.kind,
      subjectId: subject.id,
      before: textOf(before),
      after: textOf(after),
      createdAt: now,
    })
    .execute()
}

/** A query for at most `most` lines, newest first, after `after` or from the newest; the caller narrows it. */
export function pageOfDeskLines(db: Reader, after: DeskLogPlace | undefined, most: number) {
  const lines = db
    .selectFrom('deskLog')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  if (!after) return lines
  return lines.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('createdAt', 'id'), '<', tuple(after.createdAt, after.id)),
  )
}

/** At most `most` lines that fit the filter, newest first, after `after` or from the newest. */
export function listDeskLines(
  db: Reader,
  { event, actorId, subjectId, from, until }: DeskLogFilter,
  after: DeskLogPlace | undefined,
  most: number,
): Promise<DeskLogRow[]> {
  let query = pageOfDeskLines(db, after, most)
  if (event !== undefined) query = query.where('event', '=', event)
  if (actorId !== undefined) query = query.where('actorId', '=', actorId)
  if (subjectId !== undefined) query = query.where('subjectId', '=', subjectId)
  if (from !== undefined) query = query.where('createdAt', '>=', from)
  if (until !== undefined) query = query.where('createdAt', '<', until)
  return query.execute()
}

/** True when such a line about a thing was written at `since`, ms, or later. */
export async function hasDeskLineSince(
  db: Reader,
  { event, subjectId }: Required<Pick<DeskLogFilter, 'event' | 'subjectId'>>,
  since: number,
): Promise<boolean> {
  return (await listDeskLines(db, { event, subjectId, from: since }, undefined, 1)).length > 0
}

/** When the oldest line was written, ms; undefined for an empty log. */
export async function findOldestDeskLine(db: Reader): Promise<number | undefined> {
  const row = await db
    .selectFrom('deskLog')
    .select('createdAt')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.createdAt
}

/** Deletes all lines before a time; returns how many. The database refuses to delete young ones. */
export async function deleteDeskLinesBefore(trx: Writer, before: number): Promise<number> {
  const deleted = trx.deleteFrom('deskLog').where('createdAt', '<', before)
  return Number((await deleted.executeTakeFirst()).numDeletedRows)
}

function textOf(facts: DeskFacts | undefined): string | null {
  return facts ? JSON.stringify(facts) : null
}
