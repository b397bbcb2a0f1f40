import pg from 'pg'
import { DiskFull } from '../../core/disk-full.ts'
import { StartError } from '../../core/errors.ts'
import type { DatabaseOptions } from '../database.ts'

/** The name of a database for operators, without its password. */
export function nameOf(database: DatabaseOptions): string {
  if (database.kind === 'sqlite') return database.file
  const { hostname, pathname } = new URL(database.url)
  return `PostgreSQL ${decodeURIComponent(pathname.slice(1))}${hostname && ` on ${hostname}`}`
}

/** The reason why a database could not be opened: a sentence for the operator. */
export function asOpenFailure(error: unknown, database: DatabaseOptions): StartError {
  if (error instanceof StartError) return error
  const name = nameOf(database)
  if (error instanceof DiskFull) {
    return new StartError(`The disk of the database ${name} is full. Make room there and start again.`)
  }
  const reason = reasonOf(error)
  if (database.kind === 'sqlite') {
    return new StartError(
      `${name} cannot be opened (${reason}). Its folder must be one that this user may write to.`,
    )
  }
  // An error from PostgreSQL itself shows that it was reached.
  if (error instanceof pg.DatabaseError) {
    return new StartError(`${name} cannot be opened (${reason}). Check DATABASE_URL.`)
  }
  return new StartError(
    `The database at ${placeOf(database.url)} cannot be reached (${reason}). Check DATABASE_URL, and that PostgreSQL is running and lets this machine in.`,
  )
}

/** Address of PostgreSQL: host and port, with the defaults for missing parts. */
function placeOf(url: string): string {
  const { host, port } = new pg.Client(url)
  return host.startsWith('/') ? host : `${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** A name with several addresses fails once for each, and the error around them has no message. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : []
  const cause = first ?? error
  return cause instanceof Error ? cause.message : String(cause)
}
