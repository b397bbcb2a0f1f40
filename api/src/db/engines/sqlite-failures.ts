import { DiskFull } from '../../core/disk-full.ts'
import { StartError } from '../../core/errors.ts'

// https://sqlite.org/rescode.html. A full disk is SQLITE_FULL, or one of these when a quota, a sync or the shared
// memory beside the file finds no room.
const full = 13
const noRoom = new Set([778, 1034, 1290, 1546, 4874])
// SQLITE_CORRUPT and SQLITE_NOTADB.
const damaged = new Set([11, 26])

/** The file is not a database, or not a whole one. */
class DatabaseDamaged extends StartError {
  constructor(file: string, cause: Error) {
    super(
      `${file} is damaged or no database (${cause.message}). Move it away and restore a backup: see "Back up and restore" in docs/operations.md.`,
      { cause },
    )
  }
}

/** The error of SQLite, as `DiskFull` when the disk was full, as `StartError` when the file is damaged. */
export function asSqliteFailure(error: unknown, file: string): unknown {
  if (!(error instanceof Error && 'errcode' in error)) return error
  const code = Number(error.errcode)
  if ((code & 0xff) === full || noRoom.has(code)) return new DiskFull(error)
  return damaged.has(code & 0xff) ? new DatabaseDamaged(file, error) : error
}
