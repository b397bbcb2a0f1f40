import pg from 'pg'
import { AppError } from '../core/errors.ts'

const soonS = 2

/** The database cannot do it now: `busy` to the caller. */
export class DatabaseAway extends AppError {
  /** The connection is of no use any more; nothing of what it had not committed remains, and another one may do. */
  readonly lost: boolean

  /** `isTold`: the log tells of the outage. */
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

// Classes and codes of https://www.postgresql.org/docs/current/errcodes-appendix.html that say "not now": out of
// resources, a statement or a lock that took too long.
const notNow = /^(53...|57014|55P03)$/
// Ended by the server, in whatever language it says how severe that is.
const ended = /^(08...|57P0.|25P03|25P04)$/
const timing = /^(40001|40P01)$/

/** Whether it failed for reasons of timing alone: https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html */
export function isTiming(error: unknown): boolean {
  return error instanceof pg.DatabaseError && timing.test(error.code ?? '')
}

/** Whether the connection that gave this response must not be used again. `writes`: what it is for. */
export function endsConnection(error: unknown, writes: boolean): boolean {
  if (!(error instanceof pg.DatabaseError))
    return error instanceof Error && error.message === 'Query read timeout'
  if (error.severity === 'FATAL' || error.severity === 'PANIC' || ended.test(error.code ?? '')) return true
  // The primary became a standby, or is another machine now.
  if (error.code === readOnly) return writes
  // A statement prepared before a migration that changed what it returns.
  return error.code === planOutdated && /cached plan/.test(error.message)
}

/** Whether somebody ended this one connection: a new one is not refused for that. */
export function isEnded(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === adminShutdown
}

/** Whether the disk of the database is full. */
export function isFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === diskFull
}

/** Whether the database is there and refuses for now. */
export function isNotNow(error: unknown): boolean {
  return error instanceof pg.DatabaseError && notNow.test(error.code ?? '')
}
