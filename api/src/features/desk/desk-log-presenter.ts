import { csvHead, csvRow, type DeskLine, type HistoryLine } from '@tameer/contract'
import type { Reader } from '../../db/database.ts'
import { findCompanyNames } from '../../db/queries/desk/desk-companies.ts'
import type { DeskFacts } from '../../db/queries/desk/desk-log.ts'
import type { DeskLogRow } from '../../db/schema.ts'
import { fileWords } from '../../words/file-words.ts'

const { columns, events, subjectKinds } = fileWords.log

/** Log lines as operators see them, with the present names of companies. */
export async function presentLines(db: Reader, rows: readonly DeskLogRow[]): Promise<DeskLine[]> {
  const ids = rows.filter(({ subjectKind }) => subjectKind === 'company').map(({ subjectId }) => subjectId)
  const names = await findCompanyNames(db, [...new Set(ids)])
  return rows.map((row) => presentLine(row, names))
}

function presentLine(row: DeskLogRow, names: ReadonlyMap<string, string>): DeskLine {
  const { id, event, actorId, actor, subjectKind, subjectId, before, after, network, createdAt } = row
  return {
    id,
    event,
    actorId,
    actor,
    network,
    subject: { kind: subjectKind, id: subjectId, name: names.get(subjectId) ?? null },
    before: factsOf(before),
    after: factsOf(after),
    createdAt: new Date(createdAt).toISOString(),
  }
}

/** A log line as everybody at the desk sees it, below the thing that it is about. */
export function presentHistoryLine({ id, event, actor, before, after, createdAt }: DeskLogRow): HistoryLine {
  return {
    id,
    event,
    actor,
    before: factsOf(before),
    after: factsOf(after),
    createdAt: new Date(createdAt).toISOString(),
  }
}

/** Header row of the file. */
export const headRow = csvHead(Object.values(columns))

/** A log line as a row of the file. */
export function presentCsvLine(row: DeskLogRow): string {
  const when = new Date(row.createdAt).toISOString()
  const subject = [subjectKinds[row.subjectKind], row.subjectId]
  return csvRow([
    when,
    row.actor,
    events[row.event],
    ...subject,
    row.before ?? '',
    row.after ?? '',
    row.network,
  ])
}

function factsOf(text: string | null): DeskFacts | null {
  return text === null ? null : (JSON.parse(text) as DeskFacts)
}
