import { sql } from 'kysely'
import type { Reader } from '../../database.ts'
import type { MarkRow } from './marks.ts'

type Mark = Pick<MarkRow, 'companyId' | 'kind' | 'enteredAt' | 'renamedFrom'>

/** A mark that waits, as far as the log knows it. */
export interface MarkHistory {
  /** ms. */
  waitingSince: number
  /** True when one of its kind was refused before it was entered, and none was accepted between. */
  secondTry: boolean
}

/**
 * Each of these marks with what happened before, in their order. Lines are found by their company; what the log has
 * dropped after its years counts as never happened.
 */
export async function listMarkHistories<One extends Mark>(
  db: Reader,
  marks: readonly One[],
): Promise<[One, MarkHistory][]> {
  const decisions = await listDecisions(db, companiesOf(marks))
  const renames = await listRenames(db, companiesOf(marks.filter(({ renamedFrom }) => renamedFrom !== null)))
  return marks.map((mark) => {
    const { companyId, kind, enteredAt, renamedFrom } = mark
    const renamedAt = renamedFrom === null ? undefined : renames.get(companyId)
    const last = decisions.findLast(
      (one) => one.companyId === companyId && one.kind === kind && one.createdAt <= enteredAt,
    )
    return [mark, { waitingSince: renamedAt ?? enteredAt, secondTry: last?.event === 'mark-refused' }]
  })
}

const companiesOf = (marks: readonly Mark[]) => [...new Set(marks.map(({ companyId }) => companyId))]

/** The event as an expression, so that the index by event, with lines of all companies, is not taken. */
const event = sql<string>`(event || '')`

/** Decisions of the desk about marks of these companies, oldest first. */
async function listDecisions(db: Reader, companyIds: readonly string[]) {
  if (companyIds.length === 0) return []
  const rows = await db
    .selectFrom('deskLog')
    .select(['subjectId', 'event', 'before', 'after', 'createdAt'])
    .where('subjectId', 'in', companyIds)
    .where(event, 'in', ['mark-checked', 'mark-refused'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ subjectId, event, before, after, createdAt }) => ({
    companyId: subjectId,
    event,
    createdAt,
    kind: (JSON.parse((event === 'mark-refused' ? before : after) ?? '{}') as { mark?: string }).mark,
  }))
}

/** When each of these companies last took another name, ms. */
async function listRenames(db: Reader, companyIds: readonly string[]): Promise<Map<string, number>> {
  if (companyIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('deskLog')
    .select(({ fn }) => ['subjectId', fn.max('createdAt').as('at')])
    .where('subjectId', 'in', companyIds)
    .where(event, '=', 'account-renamed')
    .groupBy('subjectId')
    .execute()
  return new Map(rows.map(({ subjectId, at }) => [subjectId, Number(at)]))
}
