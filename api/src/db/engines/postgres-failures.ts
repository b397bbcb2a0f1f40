import pg from 'pg'
import { AppError } from '../../core/errors.ts'

const soonS = 2

/** The database cannot do it now: the caller gets `busy`. */
export class DatabaseAway extends AppError {
  /** The connection is unusable; its uncommitted work is rolled back, and another connection may succeed. */
  readonly lost: boolean

  /** `isTold`: the log reports the outage. */
  constructor(cause: unknown, lost: boolean, isTold = false) {
    super('busy', 'recordsAway', {
      cause,
      retryAfterS: soonS,
      isTold,
      logMessage: `the database cannot do it now: ${cause instanceof Error ? cause.message : String(cause)}`,
    })
    this.lost = lost
  }
}

const readOnly = '25006'
const adminShutdown = '57P01'
const diskFull = '53100'
const planOutdated = '0A000'

// Classes and codes of https://www.postgresql.org/docs/current/errcodes-appendix.html that mean "not now": out of
// resources, or a statement or a lock took too long.
const notNow = /^(53...|57014|55P03)$/
// Ended by the server. Codes, because the severity is in the server's language.
const ended = /^(08...|57P0.|25P03|25P04)$/
const timing = /^(40001|40P01)$/

/**
 * True for a failure that a repeat can solve: a serialization failure or a deadlock,
 * https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html
 */
export function isTiming(error: unknown): boolean {
  return error instanceof pg.DatabaseError && timing.test(error.code ?? '')
}

/** True when the connection must not be used again after this error. `writes`: the connection is used for writes. */
export function endsConnection(error: unknown, writes: boolean): boolean {
  if (!(error instanceof pg.DatabaseError))
    return error instanceof Error && error.message === 'Query read timeout'
  if (error.severity === 'FATAL' || error.severity === 'PANIC' || ended.test(error.code ?? '')) return true
  // The primary became a standby, or the address leads to another machine now.
  if (error.code === readOnly) return writes
  // A statement was prepared before a migration that changed its result columns.
  return error.code === planOutdated && /cached plan/.test(error.message)
}

/** True when only this connection was ended: a new one will not be refused for that. */
export function isEnded(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === adminShutdown
}

/** True when the disk of the database is full. */
export function isFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === diskFull
}

/** True when the database is reachable and refuses for now. */
export function isNotNow(error: unknown): boolean {
  return error instanceof pg.DatabaseError && notNow.test(error.code ?? '')
}
