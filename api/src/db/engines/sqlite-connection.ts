import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { asSqliteFailure } from './sqlite-failures.ts'

// Lists of ids have many lengths, each with its own statement; this is enough for those and all others.
const maxStatements = 300

interface Prepared {
  statement: StatementSyncInstance
  answersRows: boolean
}

/**
 * One SQLite connection with a bounded LRU cache of prepared statements. Throws `DiskFull` when there is no room,
 * `StartError` when the file is damaged, and SQLite's own errors otherwise.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly raw: DatabaseSyncInstance
  readonly #prepared = new Map<string, Prepared>()

  constructor(raw: DatabaseSyncInstance) {
    this.raw = raw
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { statement, answersRows } = this.#prepare(query.sql)
      if (answersRows) return { rows: statement.all(...query.parameters) as Row[] }
      const { changes } = statement.run(...query.parameters)
      return { rows: [], numAffectedRows: BigInt(changes) }
    } catch (error) {
      throw asSqliteFailure(error, this.raw.location() ?? '')
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // Not from the cache: a cached statement may be started again before this one has ended.
    for (const row of this.raw.prepare(query.sql).iterate(...query.parameters)) yield { rows: [row as Row] }
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql)
    if (known) {
      this.#prepared.delete(sql)
      this.#prepared.set(sql, known)
      return known
    }
    const statement = this.raw.prepare(sql)
    const prepared = { statement, answersRows: statement.columns().length > 0 }
    this.#prepared.set(sql, prepared)
    if (this.#prepared.size > maxStatements) {
      const oldest = this.#prepared.keys().next()
      if (!oldest.done) this.#prepared.delete(oldest.value)
    }
    return prepared
  }
}
