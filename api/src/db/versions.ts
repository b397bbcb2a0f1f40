import type { Database, Reader } from './database.ts'

const versions = new WeakMap<Reader, Database['version']>()

/** Makes `versionOf` know an open database. */
export function noteVersions(db: Database): void {
  versions.set(db.read, db.version)
}

/** `version()` of the database that this reads from; undefined for a transaction, which sees the data as they were. */
export function versionOf(db: Reader): number | undefined {
  return versions.get(db)?.()
}
