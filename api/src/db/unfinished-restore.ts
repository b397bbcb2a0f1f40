import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Config } from '../core/config/config.ts'
import { StartError } from '../core/errors.ts'
import { newId } from '../core/secrets/ids.ts'

const mark = '.restoring-'

/** Suffix of the names of everything that a restore has not yet put in its place. */
export function restoreMark(): string {
  return `${mark}${newId()}`
}

/**
 * Throws `StartError` beside a restore that was interrupted or still runs: a server would start with empty tables where
 * all the restored data is expected.
 */
export async function requireNoUnfinishedRestore(place: Pick<Config, 'dataDir' | 'database'>): Promise<void> {
  const left = await findLeft(place)
  if (left === undefined) return
  throw new StartError(
    `The restore into ${place.dataDir} is not finished: there is ${left}. Wait for it, or move away what is there (a session-secret may stay) and run npm run restore again.`,
  )
}

async function findLeft({
  dataDir,
  database,
}: Pick<Config, 'dataDir' | 'database'>): Promise<string | undefined> {
  const folder = (await namesIn(dataDir)).find((name) => name.includes(mark))
  if (folder !== undefined) return join(dataDir, folder)
  if (database.kind !== 'sqlite') return undefined
  const beside = dirname(database.file)
  const copy = (await namesIn(beside)).find((name) => name.startsWith(`${basename(database.file)}${mark}`))
  return copy && join(beside, copy)
}

/** Returns no names when the folder cannot be read: later uses of the folder report the reason. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}
