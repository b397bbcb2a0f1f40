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
  const hint =
    database.kind === 'sqlite'
      ? 'Its folder must be one that this user may write to'
      : 'Check DATABASE_URL, and that the server is running'
  return new StartError(`${name} cannot be opened (${reasonOf(error)}). ${hint}.`)
}

/** A name with several addresses fails once for each, and the error around them says nothing. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : []
  const cause = first ?? error
  return cause instanceof Error ? cause.message : String(cause)
}
