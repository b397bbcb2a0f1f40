import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { SqliteConnection } from './sqlite-connection.ts'

// Another process may hold the write lock. The wait is split into short pieces, so that this process goes on
// responding.
const lockWaitMs = 10_000
const lockLookMs = 20

/** SQLite's DDL is transactional, although the stock adapter denies it: a failed migration leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** The reading side: one shared connection, never a transaction. */
class ReadDriver implements Driver {
  protected readonly connection: SqliteConnection

  constructor(connection: SqliteConnection) {
    this.connection = connection
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection
  }

  async beginTransaction(_connection: DatabaseConnection): Promise<void> {
    throw new Error('The reading connection is shared and opens no transactions: use write().')
  }

  async commitTransaction(_connection: DatabaseConnection): Promise<void> {}
  async rollbackTransaction(_connection: DatabaseConnection): Promise<void> {}
  async releaseConnection(_connection: DatabaseConnection): Promise<void> {}

  async destroy(): Promise<void> {
    this.connection.raw.close()
  }
}

interface WriteQueue {
  /** Waits for the turn. */
  take(): Promise<void>
  leave(): void
  load(): { waiting: number; busy: number }
}

/** A queue of writers: one at a time, first come, first served. */
export function writeQueue(): WriteQueue {
  const waiting: (() => void)[] = []
  let busy = false
  return {
    async take() {
      if (busy) await new Promise<void>((resolve) => waiting.push(resolve))
      busy = true
    },
    leave() {
      // The turn goes straight to the next in the queue: no other writer can come between.
      const next = waiting.shift()
      if (next) next()
      else busy = false
    },
    load: () => ({ waiting: waiting.length, busy: busy ? 1 : 0 }),
  }
}

/** The writing side: one transaction at a time, first come, first served. */
class WriteDriver extends ReadDriver {
  readonly #queue: WriteQueue

  constructor(connection: SqliteConnection, queue: WriteQueue) {
    super(connection)
    this.#queue = queue
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.take()
    return this.connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const giveUpAt = performance.now() + lockWaitMs
    for (;;) {
      try {
        // IMMEDIATE: a transaction that reads first and writes later could otherwise fail half-way.
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
        return
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) throw error
        await sleep(lockLookMs)
      }
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Some failures (a full disk) have rolled back already.
    if (this.connection.raw.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  override async releaseConnection(_connection: DatabaseConnection): Promise<void> {
    this.#queue.leave()
  }
}

/** True when another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  // SQLITE_BUSY with or without an extended part, https://sqlite.org/rescode.html
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

/** Kysely's SQLite dialect on a connection of ours, for reading. */
export function readDialect(connection: SqliteConnection): Dialect {
  return dialectOf(() => new ReadDriver(connection))
}

/** The same for writes, each of which waits in the queue for its turn. */
export function writeDialect(connection: SqliteConnection, queue: WriteQueue): Dialect {
  return dialectOf(() => new WriteDriver(connection, queue))
}

function dialectOf(createDriver: () => Driver): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver,
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
