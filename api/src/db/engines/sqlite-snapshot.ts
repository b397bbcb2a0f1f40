import { existsSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'

/** A stored picture or document as a row names it. */
interface SnapshotPicture {
  file: string
  width: number
  kind: 'photograph' | 'house' | 'logo' | 'document'
}

/** A database file that no process writes any more, opened for reading. */
export interface Snapshot {
  /** Names of the migrations taken, in order. */
  steps: string[]
  counts: { companies: number; portfolios: number; pictures: number }
  pictures(): Iterable<SnapshotPicture>
  /** Faults of the file itself, as SQLite reports them; empty when it is intact. */
  faults(): string[]
  close(): void
}

const waitMs = 10_000

/** Columns that name documents. A backup may be older than one. */
const documentColumns = [
  { table: 'marks', column: 'document_file' },
  { table: 'payments', column: 'slip_file' },
]
type DocumentColumn = (typeof documentColumns)[number]

interface PhotographTable {
  table: string
  kind: 'photograph' | 'house'
}

/** Tables of pictures; a backup may be older than one of them. */
const photographTables: PhotographTable[] = [
  { table: 'images', kind: 'photograph' },
  { table: 'request_images', kind: 'photograph' },
  { table: 'house_pictures', kind: 'house' },
]

const rowsWith = ({ table, column }: DocumentColumn) => `${table} where ${column} is not null`

/**
 * Writes the present state of the database into a new file, whole and without deleted content. Writers of any process
 * go on meanwhile. The caller syncs the file: SQLite does not (https://sqlite.org/lang_vacuum.html). Throws when there
 * is no such database.
 */
export function snapshotSqlite(file: string, into: string): void {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`)
  // One statement reads one moment; the backup API would start again whenever another process writes between its steps.
  const source = new DatabaseSync(file, { readOnly: true, timeout: waitMs, defensive: true })
  try {
    source.prepare('vacuum into ?').run(into)
  } finally {
    source.close()
  }
}

/** Opens a file written by `snapshotSqlite`. Throws when it holds no tables of ours, or none of a known version. */
export function openSnapshot(file: string): Snapshot {
  const raw = new DatabaseSync(file, { readOnly: true, timeout: waitMs, defensive: true })
  try {
    const rows = <Row>(sql: string) => raw.prepare(sql).all() as Row[]
    const count = (sql: string) => Number(rows<{ n: number }>(`select count(*) as n from ${sql}`)[0]?.n)
    // A backup may be older than a table or its name.
    const has = (table: string) => count(`sqlite_schema where name = '${table}'`) > 0
    const companies = has('companies') ? 'companies' : 'users'
    const photographs = photographTables.filter(({ table }) => has(table))
    const hasColumn = (table: string, column: string) =>
      count(`pragma_table_info('${table}') where name = '${column}'`) > 0
    const documents = documentColumns.filter(({ table, column }) => hasColumn(table, column))
    const steps = rows<{ name: string }>('select name from kysely_migration order by name')
    return {
      steps: steps.map(({ name }) => name),
      counts: {
        companies: count(companies),
        portfolios: count('portfolios'),
        pictures:
          photographs.reduce((sum, { table }) => sum + count(table), 0) +
          [`${companies} where image_file is not null`, ...documents.map(rowsWith)].reduce(
            (sum, rows) => sum + count(rows),
            0,
          ),
      },
      pictures: () =>
        raw.prepare(allPictures(companies, photographs, documents)).iterate() as Iterable<SnapshotPicture>,
      faults: () => [
        ...rows<{ integrity_check: string }>('pragma integrity_check(5)')
          .map((row) => row.integrity_check)
          .filter((sentence) => sentence !== 'ok'),
        ...rows<{ table: string; parent: string }>('pragma foreign_key_check')
          .slice(0, 5)
          .map(({ table, parent }) => `a row of ${table} belongs to a row of ${parent} that is not there`),
      ],
      close: () => raw.close(),
    }
  } catch (error) {
    raw.close()
    throw error
  }
}

function allPictures(companies: string, photographs: PhotographTable[], documents: DocumentColumn[]): string {
  return [
    ...photographs.map(({ table, kind }) => `select file, width, '${kind}' as kind from ${table}`),
    `select image_file, image_width, 'logo' from ${companies} where image_file is not null`,
    ...documents.map((one) => `select ${one.column}, 0, 'document' from ${rowsWith(one)}`),
  ].join(' union all ')
}
