import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Config, leastSecretCharacters } from '../config/config.ts'
import { StartError } from '../errors.ts'
import { logger } from '../log.ts'
import { syncPath } from '../sync-path.ts'
import { newId } from './ids.ts'
import { randomToken } from './random.ts'

type SecretSettings = Pick<Config, 'session' | 'database' | 'dataDir' | 'demo'>

/** The secrets for all hashes, newest first: the configured ones, or the one in the data folder. */
export async function secretsOf({
  session,
  database,
  dataDir,
  demo,
}: SecretSettings): Promise<[string, ...string[]]> {
  if (session.secrets !== null) return session.secrets
  if (database.kind === 'postgres') {
    logger('main').warn(
      'SESSION_SECRET is not set: another server on this database would know nobody who signed in here',
    )
  }
  return [await keepSecret(dataDir, { replaceEmpty: demo })]
}

/**
 * The random secret kept in the data folder, made on first use and readable by its owner alone. A file too short to be
 * a secret is refused with `StartError`: it may be part of a secret that sessions depend on. An empty file says nothing
 * about its former content, so only the demo, where nobody loses anything, replaces it.
 */
async function keepSecret(dataDir: string, { replaceEmpty }: { replaceEmpty: boolean }): Promise<string> {
  const file = join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  let secret = await readSecret(file)
  if (secret === undefined || (secret === '' && replaceEmpty)) {
    // Servers that start together must agree: `link` keeps a file that another server has just made.
    await writeSecret(file, secret === undefined ? link : rename)
    secret = (await readSecret(file)) ?? ''
  }
  if (secret.length < leastSecretCharacters) throw unusable(file)
  await chmod(file, 0o600)
  return secret
}

/**
 * The text of the file; undefined when there is none. Zero bytes, which a crash of the machine may leave, count as
 * empty.
 */
async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).replaceAll('\0', '').trim()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * Writes the whole secret to a file beside it first, so that a crash or a full disk never leaves a part of one in its
 * place.
 */
async function writeSecret(file: string, put: typeof link): Promise<void> {
  const beside = `${file}.${newId()}`
  try {
    await writeFile(beside, `${randomToken()}\n`, { flag: 'wx', mode: 0o600, flush: true })
    await put(beside, file)
    await syncPath(dirname(file))
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(beside, { force: true })
  }
}

function unusable(file: string): StartError {
  return new StartError(
    `${file} is empty or too short to be a secret. Put back the one you kept, or remove the file: a new secret is made then, and everybody has to sign in again.`,
  )
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
