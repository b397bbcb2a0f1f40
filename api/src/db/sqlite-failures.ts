import { DiskFull } from '../core/disk-full.ts'

// https://sqlite.org/rescode.html. A full disk is SQLITE_FULL, or one of these where it is a quota, a sync or the shared
// memory beside the file that finds no room.
const full = 13
const noRoom = new Set([778, 1034, 1290, 1546, 4874])

/** What SQLite failed with, as `DiskFull` where it could not write for want of room. */
export function asSqliteFailure(error: unknown): unknown {
  const code = codeOf(error)
  return (code & 0xff) === full || noRoom.has(code) ? new DiskFull(error) : error
}

function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
}
