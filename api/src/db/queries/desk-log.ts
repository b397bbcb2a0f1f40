import type { DeskEvent, DeskSubjectKind } from '@tameer/contract'
import { newId } from '../../core/ids.ts'
import type { Reader, Writer } from '../database.ts'
import type { DeskLogRow } from '../schema.ts'

/** Simple facts, told before and after an act. Never a secret, a password or a code. */
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
  /** Where it came from, masked. */
  network: string
  /** ms. */
  now: number
}

/** Where a page of the log begins: behind this line. */
export type DeskLogPlace = Pick<DeskLogRow, 'createdAt' | 'id'>

/** Times in ms: `from` belongs to the range, `until` does not. */
export interface DeskLogFilter {
  event?: DeskEvent | undefined
  actorId?: string | undefined
  subjectId?: string | undefined
  from?: number | undefined
  until?: number | undefined
}

/** Writes a line, which nobody can change afterwards. */
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

/** At most `most` lines, newest first, behind `after` or from the newest. */
export function listDeskLines(
  db: Reader,
  { event, actorId, subjectId, from, until }: DeskLogFilter,
  after: DeskLogPlace | undefined,
  most: number,
): Promise<DeskLogRow[]> {
  let query = db.selectFrom('deskLog').selectAll()
  if (event !== undefined) query = query.where('event', '=', event)
  if (actorId !== undefined) query = query.where('actorId', '=', actorId)
  if (subjectId !== undefined) query = query.where('subjectId', '=', subjectId)
  if (from !== undefined) query = query.where('createdAt', '>=', from)
  if (until !== undefined) query = query.where('createdAt', '<', until)
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('createdAt', 'id'), '<', tuple(after.createdAt, after.id)),
    )
  }
  return query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(most).execute()
}

/** Deletes lines from before a moment, the oldest first and at most `most`; returns how many. The database refuses younger ones. */
export async function deleteOldDeskLines(trx: Writer, before: number, most: number): Promise<number> {
  const oldest = trx
    .selectFrom('deskLog')
    .select('id')
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(most)
  const { numDeletedRows } = await trx.deleteFrom('deskLog').where('id', 'in', oldest).executeTakeFirst()
  return Number(numDeletedRows)
}

function textOf(facts: DeskFacts | undefined): string | null {
  return facts ? JSON.stringify(facts) : null
}
