import { type Kysely, PostgresAdapter, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** For reading: the whole database, or a transaction on it. */
export type Reader = Kysely<Schema> | Transaction<Schema>
/** For writing: only a transaction, so that all of a change is stored or nothing. */
export type Writer = Transaction<Schema>

/** An open database on one of the two engines. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** For reading only: its connection refuses to write. */
  readonly read: Kysely<Schema>
  /** For migrations only. Everything else writes through `write`. */
  readonly writer: Kysely<Schema>
  /**
   * Runs `work` in one transaction, which is durable when this resolves. `work` may run more than once (PostgreSQL
   * repeats it after a serialization failure, a deadlock or the end of its connection), so its only side effects must
   * be in the transaction. After a commit without a response the outcome is looked up; if it cannot be found out, this
   * rejects with `UnknownOutcome` and repeats nothing. Any other rejection has stored nothing.
   */
  write<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>
  /**
   * As `write`, for data that no page shows (counters): `version()` stays the same, so pages kept in memory stay too.
   */
  note<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>
  /** Amount of work that waits for a connection, and of connections in use. */
  load(): { waiting: number; busy: number }
  /**
   * Changes after every commit that changed something, also of other processes (within 200 ms; if the connection was
   * cut silently, it changes all the time after three seconds).
   */
  version(): number
  /** Refreshes the planner's statistics; call it after a bulk load. */
  analyze(): Promise<void>
  /** Removes the content of deleted rows from the files, as far as we can: PostgreSQL cleans up by itself, later. */
  scrub(): Promise<void>
  close(): Promise<void>
}

/** `poolSize`: number of connections that read; half as many write. */
export type DatabaseOptions =
  | { kind: 'sqlite'; file: string }
  | { kind: 'postgres'; url: string; poolSize?: number }

/** Interval at which `version()` looks for commits of other processes, in ms. */
export const versionLookMs = 200

/** The engine behind `db`, for the few words of SQL that differ. */
export function engineOf(db: Reader): Database['kind'] {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
