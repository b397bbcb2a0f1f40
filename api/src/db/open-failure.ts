import pg from 'pg'
import { DiskFull } from '../core/disk-full.ts'
import { StartError } from '../core/errors.ts'
import type { DatabaseOptions } from './database.ts'

/** What an operator knows a database by, without its password. */
export function nameOf(database: DatabaseOptions): string {
  if (database.kind === 'sqlite') return database.file
  const { hostname, pathname } = new URL(database.url)
  return `PostgreSQL ${decodeURIComponent(pathname.slice(1))}${hostname && ` on ${hostname}`}`
}

/** Why a database could not be opened: a sentence for the operator. */
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
  // Whatever PostgreSQL itself says, it was there to say it.
  if (error instanceof pg.DatabaseError) {
    return new StartError(`${name} cannot be opened (${reason}). Check DATABASE_URL.`)
  }
  return new StartError(
    `The database at ${placeOf(database.url)} cannot be reached (${reason}). Check DATABASE_URL, and that PostgreSQL is running and lets this machine in.`,
  )
}

/** Where PostgreSQL is looked for: host and port, what the address leaves out filled in. */
function placeOf(url: string): string {
  const { host, port } = new pg.Client(url)
  return host.startsWith('/') ? host : `${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** A name with several addresses fails once for each, and the error around them says nothing. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : []
  const cause = first ?? error
  return cause instanceof Error ? cause.message : String(cause)
}
