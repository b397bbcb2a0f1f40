import type { DatabaseConfig, ObjectStorageConfig } from '../core/config/config.ts'
import { AppError } from '../core/errors.ts'
import { BackupError, type Manifest, type Progress, type Work } from './backup-folder.ts'

/** Exit codes of the commands. */
export const exitCodes = { whole: 0, failed: 1, picturesLost: 3 } as const

const betweenLinesMs = 2000
const mostNames = 5

interface Voice {
  say: (line: string) => void
  complain: (line: string) => void
}

/** Runs a backup command: prints its progress, stops cleanly on a signal, and returns the exit code. */
export async function runForOperator(
  { say, complain }: Voice,
  task: (work: Work) => Promise<Manifest>,
): Promise<number> {
  const stop = new AbortController()
  const onSignal = () => stop.abort(new BackupError('Stopped, and nothing is left behind.'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal)
  try {
    const { counts, lost } = await task({ progress: createProgress(say), signal: stop.signal })
    const { companies, portfolios, pictures, files } = counts
    say(`Companies: ${companies}, projects: ${portfolios}, pictures: ${pictures}, files: ${files}.`)
    if (lost.length === 0) return exitCodes.whole
    const names = lost.slice(0, mostNames).join(', ')
    complain(`${lost.length} files that the database names were lost before the backup: ${names}`)
    return exitCodes.picturesLost
  } catch (error) {
    complain(error instanceof BackupError ? error.message : describe(error))
    return exitCodes.failed
  }
}

/** Returns the path of the embedded database. Throws `BackupError` for the other engine. */
export function requireEmbedded(database: DatabaseConfig): string {
  if (database.kind === 'sqlite') return database.file
  throw new BackupError(
    'The database is PostgreSQL, which has tools of its own: see "Back up and restore" in docs/operations.md.',
  )
}

/**
 * Throws `BackupError` when pictures are in object storage: a restore needs an empty folder that it can fill in one
 * step.
 */
export function requirePicturesOnDisk(s3: ObjectStorageConfig | null): void {
  if (s3 === null) return
  throw new BackupError(
    'Pictures are kept in object storage. Restore without the S3_… settings, then move the pictures: see "Back up and restore" in docs/operations.md.',
  )
}

function createProgress(say: Voice['say']): Progress {
  let saidAt = performance.now()
  return (what, done, of) => {
    if (performance.now() - saidAt < betweenLinesMs) return
    saidAt = performance.now()
    say(`${what}: ${done} of ${of} files`)
  }
}

function describe(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC') return 'The disk is full. Nothing is left behind.'
  if (error instanceof AppError && error.logMessage) return `Nothing is left behind: ${error.logMessage}.`
  return error instanceof Error ? error.message : String(error)
}
