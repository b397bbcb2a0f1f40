import { type Kysely, PostgresAdapter, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** What reads: the whole database, or a transaction on it. */
export type Reader = Kysely<Schema> | Transaction<Schema>
/** What writes: a transaction alone, so that all of a change is stored or nothing. */
export type Writer = Transaction<Schema>

/** One of the two engines, opened. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** For reading only: its connection refuses to write. */
  readonly read: Kysely<Schema>
  /** For migrations only. Everything else writes through `write`. */
  readonly writer: Kysely<Schema>
  /**
   * Runs `work` in one transaction, which is durable when this resolves. `work` may run more than once (PostgreSQL
   * repeats it after a serialization failure, a deadlock or the end of its connection), so it must touch nothing but its
   * transaction. A commit that was sent without a response is looked up; where that cannot be found out, this rejects
   * with `UnknownOutcome` and repeats nothing. Whatever else rejects has left nothing behind.
   */
  write<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>
  /** As `write`, for what no page shows (counters): `version()` stays, so that pages kept in memory stay too. */
  note<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>
  /** Work that waits for a connection, and connections in use. */
  load(): { waiting: number; busy: number }
  /**
   * Moves after every commit that changed something, other processes' commits included (those within 200 ms; where the
   * way to the database was cut without a sound, all the time after three seconds).
   */
  version(): number
  /** Refreshes what the planner knows about the tables; worth calling after a bulk load. */
  analyze(): Promise<void>
  /** Leaves nothing of deleted rows in the files, as far as that is ours: PostgreSQL cleans up by itself, later. */
  scrub(): Promise<void>
  close(): Promise<void>
}

/** `poolSize`: connections that read; half as many write. */
export type DatabaseOptions =
  | { kind: 'sqlite'; file: string }
  | { kind: 'postgres'; url: string; poolSize?: number }

/** How often `version()` looks for commits of other processes, in ms. */
export const versionLookMs = 200

/** Which engine is behind `db`, for the few words of SQL that differ. */
export function engineOf(db: Reader): Database['kind'] {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
